import { type ErrorCode, LinkglassError } from '../core/errors.js'
import { limitBuffers } from './buffer-limit.js'
import { type Content, readContent } from './content.js'
import type { PageReading, ReadingPlan } from './read-page.js'

export interface ReadingTask {
  readonly content: Content
  readonly plan: ReadingPlan
}

/** An error class does not survive the way between threads; its parts do. */
export type ReadingAnswer =
  | { readonly reading: PageReading }
  | {
      readonly failure: {
        readonly code: ErrorCode
        readonly message: string
        readonly data: Readonly<Record<string, string>>
      }
    }

/** Runs in a worker thread: pages that are large, selectors, which a caller chooses, and PDFs. */
export default async function read({ content, plan }: ReadingTask): Promise<ReadingAnswer> {
  try {
    if (content.kind === 'pdf') limitBuffers(plan.limits.pdf.maxMemory)
    return { reading: await readContent(content, plan) }
  } catch (error) {
    if (!(error instanceof LinkglassError)) throw error
    const { code, message, data = {} } = error
    return { failure: { code, message, data } }
  }
}
