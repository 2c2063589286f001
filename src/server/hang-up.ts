import type { ServerResponse } from 'node:http'
import { LinkglassError } from '../core/errors.js'

/** Aborts when the caller hangs up before the answer is there. */
export function abortOnHangUp(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableEnded)
      controller.abort(new LinkglassError('ETIMEOUT', 'The caller left.'))
  })
  return controller.signal
}
