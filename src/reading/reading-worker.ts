import { type ErrorCode, LinkglassError } from '../core/errors.js'
import { type Content, readContent } from './read-content.js'
import type { PageReading, ReadRequest } from './read-page.js'

export interface ReadingTask {
  readonly content: Content
  readonly request: ReadRequest
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
export default async function read({ content, request }: ReadingTask): Promise<ReadingAnswer> {
  try {
    return { reading: await readContent(content, request) }
  } catch (error) {
    if (!(error instanceof LinkglassError)) throw error
    const { code, message, data = {} } = error
    return { failure: { code, message, data } }
  }
}
