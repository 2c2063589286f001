import { setMaxListeners } from 'node:events'
import { LinkglassError } from '../../contracts/errors.js'
import type { Fetched } from '../../contracts/http.js'
import { createDeadline } from '../../lib/async/deadline.js'
import { type HeadersInput, readUrl } from '../../params/index.js'
import { type Config, loadConfig, refuseForeignConfig } from '../../service/config/index.js'
import { createGuardedFetcher } from '../../service/create-network.js'

export { type ErrorCode, LinkglassError } from '../../contracts/errors.js'
export { type Config, loadConfig } from '../../service/config/index.js'

/** Supported options of the standard `fetch`. */
export interface GuardedInit {
  readonly headers?: HeadersInput
  readonly signal?: AbortSignal | null
  readonly method?: 'GET'
  readonly redirect?: 'follow' | 'manual' | 'error' | undefined
}

export interface GuardedFetch {
  /** Works like the standard `fetch`, but only for public addresses. Throws `LinkglassError`. */
  (input: string | URL, init?: GuardedInit): Promise<Response>
  /** Closes all connections. */
  close(): Promise<void>
}

/** Creates a guarded `fetch` from a configuration. */
export function createFetch(config: Config = loadConfig()): GuardedFetch {
  refuseForeignConfig(config, 'createFetch')
  const network = createGuardedFetcher(config.fetch)
  const fetchGuarded = async (input: string | URL, init: GuardedInit = {}): Promise<Response> => {
    const { headers = {}, signal, method = 'GET', redirect } = init
    if (method !== 'GET') throw new TypeError(`linkglass/fetch only reads: ${method} is not GET.`)
    if (!REDIRECT_MODES.has(redirect)) throw new TypeError(`redirect: ${redirect} is unknown.`)
    // Prevents a warning, since many calls may share the signal. That of a polyfill has no limit.
    if (signal instanceof EventTarget) setMaxListeners(0, signal)
    const time = createDeadline(config.query.defaults.timeout, signal ?? undefined)
    try {
      const fetched = await network.fetch(readUrl(input), {
        signal: time.signal,
        redirect,
        headers: Object.fromEntries(new Headers(headers as Record<string, string>)),
      })
      // The socket alone keeps the process from ending, until the whole body has arrived.
      time.unref()
      return toResponse(fetched, time.clear)
    } catch (error) {
      time.clear()
      throw time.signal.aborted ? time.signal.reason : error
    }
  }
  return Object.assign(fetchGuarded, { close: network.close })
}

const REDIRECT_MODES = new Set<GuardedInit['redirect']>([undefined, 'follow', 'manual', 'error'])

let shared: GuardedFetch | undefined

/** Guarded `fetch` with settings from environment variables. */
export const fetch: GuardedFetch = Object.assign(
  (input: string | URL, init?: GuardedInit): Promise<Response> => {
    shared ??= createFetch(loadConfig(process.env))
    return shared(input, init)
  },
  {
    close: async () => {
      await shared?.close()
      shared = undefined
    },
  },
)

/** Statuses without a body (Fetch standard, "null body status"). */
const NO_BODY = new Set([101, 103, 204, 205, 304])

function toResponse(fetched: Fetched, end: () => void): Response {
  const { statusCode, url, redirects } = fetched
  const empty = NO_BODY.has(statusCode)
  if (empty) {
    fetched.cancel()
    end()
  }
  // `Response` accepts only statuses of 200 to 599. The real status is set below.
  const known = statusCode >= 200 && statusCode <= 599
  const response = new Response(empty ? null : toBodyStream(fetched, end), {
    status: known ? statusCode : 500,
    headers: { ...fetched.headers },
  })
  return Object.defineProperties(response, {
    status: { value: statusCode },
    url: { value: url.href },
    redirected: { value: redirects.length > 0 },
  })
}

function toBodyStream(fetched: Fetched, end: () => void): ReadableStream<Uint8Array> {
  const chunks = fetched.body[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await chunks.next()
          if (!done) return controller.enqueue(value)
          end()
          if (!fetched.cutBy()) return controller.close()
          // An error would drop what was read ahead. Each read calls `pull` again.
          if (controller.desiredSize === READ_AHEAD) controller.error(createCutBodyError(fetched))
        } catch (error) {
          end()
          controller.error(error)
        }
      },
      cancel() {
        end()
        fetched.cancel()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: READ_AHEAD }),
  )
}

/** Bytes of a body that are read before anybody asks, so that an unread page frees its connection. */
const READ_AHEAD = 1_048_576

/** Creates the error for a body that the target broke off or that is too large. */
function createCutBodyError({ cutBy }: Fetched): LinkglassError {
  const text =
    cutBy() === 'target'
      ? 'The target broke off in the middle of its answer. Try again later.'
      : 'The answer is larger than the limit (LINKGLASS_MAX_BODY).'
  return new LinkglassError('EFATAL', text, { data: { url: text } })
}
