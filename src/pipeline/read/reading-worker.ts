import { LinkglassError } from '../../contracts/errors.js'
import { lowerThreadPriority } from '../../lib/async/thread-priority.js'
import { liftBufferLimit, limitBuffers } from './buffer-limit.js'
import { type Content, readContent } from './read-content.js'
import type { PageReading, ReadRequest } from './read-request.js'

export interface ReadingTask {
  readonly content: Content
  readonly request: ReadRequest
  /** The thread sets it to 1 for its first page, or else to 0. */
  readonly isFirst: Uint8Array<SharedArrayBuffer>
  /** The thread sets it to the time at which it begins. */
  readonly begunAt: Float64Array<SharedArrayBuffer>
}

/** Reading, or the fields of an error, because its class cannot be sent. */
export type ReadingAnswer =
  | { readonly reading: PageReading }
  | { readonly failure: Pick<LinkglassError, 'code' | 'message' | 'data'> }

lowerThreadPriority()

let hasRead = false

export default async function readContentInWorker(task: ReadingTask): Promise<ReadingAnswer> {
  const { content, request, isFirst, begunAt } = task
  begunAt[0] = performance.timeOrigin + performance.now()
  isFirst[0] = hasRead ? 0 : 1
  hasRead = true
  try {
    if (content.kind === 'pdf') limitBuffers(request.limits.pdf.maxMemory)
    else liftBufferLimit()
    return { reading: await readContent(content, request) }
  } catch (error) {
    if (!(error instanceof LinkglassError)) throw error
    const { code, message, data } = error
    return { failure: { code, message, data } }
  }
}
