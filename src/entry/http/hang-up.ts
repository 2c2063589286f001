import { setMaxListeners } from 'node:events'
import type { ServerResponse } from 'node:http'
import { LinkglassError } from '../../contracts/errors.js'
import { computeOnce } from '../../lib/data/lazy.js'

/** Reason why work was aborted: its caller disconnected. */
export class CallerLeftError extends LinkglassError {
  constructor() {
    super('ETIMEOUT', 'The caller left.')
  }
}

export function createHangUpSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  // Each link of a batch adds a listener. Node.js would warn of so many.
  setMaxListeners(0, controller.signal)
  const abort = () => controller.abort(new CallerLeftError())
  if (response.destroyed) abort()
  response.once('close', () => {
    if (!response.writableEnded) abort()
  })
  return controller.signal
}

export function createLazyHangUpSignal(response: ServerResponse): () => AbortSignal {
  return computeOnce(() => createHangUpSignal(response))
}
