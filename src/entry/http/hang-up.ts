import { setMaxListeners } from 'node:events'
import type { ServerResponse } from 'node:http'
import { LinkglassError } from '../../contracts/errors.js'

/** Reason of an abort that is nobody's fault: the error is made, but nobody reads it. */
export class CallerLeftError extends LinkglassError {
  constructor() {
    super('ETIMEOUT', 'The caller left.')
  }
}

/** Aborts when the caller hangs up before the answer is there. */
export function abortOnHangUp(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  // The links of a batch all listen to it.
  setMaxListeners(0, controller.signal)
  const abort = () => controller.abort(new CallerLeftError())
  if (response.destroyed) abort()
  response.once('close', () => {
    if (!response.writableEnded) abort()
  })
  return controller.signal
}
