import { setMaxListeners } from 'node:events'
import type { ServerResponse } from 'node:http'
import { LinkglassError } from '../../contracts/errors.js'

/** Error that aborts the work on a request when its caller disconnects. The error is not logged. */
export class CallerLeftError extends LinkglassError {
  constructor() {
    super('ETIMEOUT', 'The caller left.')
  }
}

/** Returns a signal that aborts if the caller disconnects before the answer is sent. */
export function createHangUpSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  // Removes the limit of listeners, since each link of a batch adds one.
  setMaxListeners(0, controller.signal)
  const abort = () => controller.abort(new CallerLeftError())
  if (response.destroyed) abort()
  response.once('close', () => {
    if (!response.writableEnded) abort()
  })
  return controller.signal
}

/** Creates the signal at the first call of the returned function, since cache hits do not need one. */
export function createLazyHangUpSignal(response: ServerResponse): () => AbortSignal {
  let signal: AbortSignal | undefined
  return () => {
    signal ??= createHangUpSignal(response)
    return signal
  }
}
