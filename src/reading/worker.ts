import { type ErrorCode, LinkglassError } from '../core/errors.js'
import { type PageReading, type ReadingPlan, readPage } from './read-page.js'

export interface ReadingTask {
  readonly html: string
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

/** Runs in a worker thread: pages that are large, and selectors, which a caller chooses. */
export default function read({ html, plan }: ReadingTask): ReadingAnswer {
  try {
    return { reading: readPage(html, plan) }
  } catch (error) {
    if (!(error instanceof LinkglassError)) throw error
    const { code, message, data = {} } = error
    return { failure: { code, message, data } }
  }
}
