import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { createFieldError } from '../../contracts/errors.js'
import type { EnterByRobots, Fetch, RobotsRequest } from '../../contracts/http.js'
import { rejectOnAbort } from '../../lib/async/abortable.js'
import { createBusyError } from '../../lib/async/busy-error.js'
import { createDeadline } from '../../lib/async/deadline.js'
import { readBody } from '../../lib/net/body.js'
import { quote } from '../../lib/text/quote.js'
import { ALLOWS_ALL, parseRobotsFile, type RobotsFile } from './robots-file.js'

/** Maximum bytes to read of a `robots.txt`. RFC 9309, 2.5, demands no less. */
const MAX_BYTES = 512_000

/** Milliseconds for which a file or a failure is cached. */
const TTL = { file: 86_400_000, failure: 600_000 }

const MAX_KEPT_BYTES = 32_000_000

const TIMEOUT = 10_000

/** Maximum milliseconds to delay a request. One that had to wait longer fails. */
const LONGEST_WAIT = 2_000

interface Origin {
  /** `undefined` if the server failed to give the file. */
  readonly file: RobotsFile | undefined
  /** Earliest start of the next request, in milliseconds since the epoch. */
  nextTurn: number
}

/** @param onDelay called with the milliseconds to leave between two requests to an origin */
export function createRobotsGate(
  fetch: Fetch,
  now: () => number,
  onDelay: (origin: string, milliseconds: number) => void = () => {},
): EnterByRobots {
  const origins = new LRUCache<string, Origin>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ file }) => file?.size ?? 100,
    perf: { now },
    ttlResolution: 0,
  })
  const loading = new Map<string, Promise<Origin>>()

  async function loadOrigin(key: string, url: URL, proxy: URL | undefined): Promise<Origin> {
    const { signal, end } = createDeadline(TIMEOUT)
    try {
      const file = await fetchRobotsFile(fetch, url, { signal, proxy })
      const origin = { file, nextTurn: 0 }
      origins.set(key, origin, { ttl: file ? TTL.file : TTL.failure })
      return origin
    } finally {
      end()
      loading.delete(key)
    }
  }

  function getOrLoadOrigin(url: URL, proxy: URL | undefined): Promise<Origin> | Origin {
    const key = `${proxy?.href ?? ''} ${url.origin}`
    const known = origins.get(key) ?? loading.get(key)
    if (known) return known
    const loaded = loadOrigin(key, url, proxy)
    loading.set(key, loaded)
    return loaded
  }

  return async (url, { signal, proxy }) => {
    const origin = await rejectOnAbort(Promise.resolve(getOrLoadOrigin(url, proxy)), signal)
    onDelay(url.origin, origin.file?.delay ?? 0)
    requireAllowedUrl(url, origin.file)
    await waitForCrawlDelay(url, origin, now(), signal)
  }
}

/** Returns the rules, or `undefined` for status 429 and for 500 or above. */
async function fetchRobotsFile(fetch: Fetch, { origin }: URL, request: RobotsRequest) {
  const address = new URL('/robots.txt', origin)
  const answer = await fetch(address, { ...request, maxBytes: MAX_BYTES })
  const { statusCode } = answer
  if (statusCode >= 200 && statusCode < 300) {
    return parseRobotsFile(address.href, new TextDecoder().decode(await readBody(answer)))
  }
  answer.cancel()
  return statusCode >= 500 || statusCode === 429 ? undefined : ALLOWS_ALL
}

function requireAllowedUrl(url: URL, file: RobotsFile | undefined): void {
  const verdict = file ? file.judge(url) : 'missing'
  if (verdict === 'allowed') return
  const text = `${quote(`${url.origin}/robots.txt`)} ${REFUSALS[verdict]}`
  throw createFieldError('EROBOTS', 'url', text)
}

const REFUSALS = {
  refused: 'asks programs not to read this address. On a site of your own, send `robots=ignore`.',
  'too complex': 'has rules too complex to be read, so this address is left alone.',
  missing: 'could not be given by its server, which is left alone for ten minutes.',
}

async function waitForCrawlDelay(url: URL, origin: Origin, now: number, signal: AbortSignal) {
  const delay = origin.file?.delay ?? 0
  if (delay === 0) return
  // Ignores a turn far in the future, as after the clock was set back.
  const isPossible = origin.nextTurn <= now + LONGEST_WAIT + delay
  const turn = isPossible ? Math.max(now, origin.nextTurn) : now
  const wait = turn - now
  if (wait > LONGEST_WAIT) {
    const text = `The \`robots.txt\` of ${quote(url.host)} asks for ${delay / 1_000} s between requests.`
    throw createBusyError(text, Math.ceil(wait / 1_000), 'url')
  }
  origin.nextTurn = turn + delay
  if (wait > 0) await pause(wait, undefined, { signal }).catch(() => signal.throwIfAborted())
}
