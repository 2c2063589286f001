import { LRUCache } from 'lru-cache'
import type { LinkglassError } from '../../../contracts/errors.js'
import { parseUrl } from '../../../lib/net/parse-url.js'
import { parseRetryAfter } from '../../../lib/net/retry-after.js'
import { addBaseUrl } from '../../../service/answers/index.js'
import type { Job, JobOutcome, JobWait, JobWork } from '../../../service/jobs/index.js'
import type { Services } from '../../../service/services.js'
import { createErrorBody, toLinkglassError } from '../error-response.js'
import { type BatchItem, formatBatchLine, parseItem } from '../routes/batch-items.js'

/** Caller's name for the links of all jobs. Threads are shared fairly between callers. */
const CALLER = 'jobs'

/** Maximum length of a host, with a dot at its end (RFC 1035, 2.3.4). A store may fail for a longer key. */
const MAX_HOST = 254

const BUSY_PAUSE_MS = 1_000

/** Milliseconds for which a request that belongs to no job makes the service busy. */
const QUIET_MS = 1_000

/** Maximum entries of `counted` and `delays`. Jobs that were stopped leave theirs there. */
const MAX_COUNTED = 20_000

const PLAN_IS_USED_UP = 'The requests of the plan are used up until its window ends.'

/** @param countLink is called with the error code of each link, or an empty string on success */
export function createJobWork(services: Services, countLink: (code: string) => void): JobWork {
  const { answers, plans } = services
  const getCaller = () => CALLER
  /** Links that will be tried again. They are already counted against the caller's plan. */
  const counted = new Set<string>()
  /** By origin, the milliseconds between requests that its `robots.txt` demands. */
  const delays = new LRUCache<string, number>({ max: MAX_COUNTED })
  let ownLookUps = 0
  /** Number of requests that belong to no job, and the time at which it last grew. */
  let known = { others: answers.queryCount, at: -QUIET_MS }
  services.events.on('crawlDelay', (origin, milliseconds) => delays.set(origin, milliseconds))

  const parse = (job: Job, index: number, text: string) =>
    parseItem(index, text, Object.entries(job.parameters))

  function findCrawlDelay(item: BatchItem): number | undefined {
    if ('wrong' in item || item.parameters.robots !== 'respect') return 0
    return delays.get(parseUrl(item.url)?.origin ?? '')
  }

  async function answerJobItem(
    job: Job,
    item: BatchItem,
    place: string,
    signal: AbortSignal,
  ): Promise<JobOutcome | JobWait> {
    if ('wrong' in item) throw item.wrong
    const query = services.parse({ url: item.url, ...item.parameters }, {})
    if (!counted.has(place)) {
      const taken = await plans.countRequestByCallerId(job.owner, job.isLocal)
      if (!taken.allowed) {
        return { milliseconds: taken.retryAfter * 1_000, why: PLAN_IS_USED_UP, isWhole: true }
      }
    }
    ownLookUps += 1
    const { cacheStatus, entry } = await answers.answerQuery(query, () => signal, getCaller)
    const body = addBaseUrl(entry, () => job.base)
    const line = formatBatchLine(item, { http: 200, cache: cacheStatus }, body)
    const statusCode = findTargetStatus(body)
    const delay = cacheStatus === 'HIT' ? 0 : findCrawlDelay(item)
    return { line, code: '', statusCode, retryAfter: findRetryAfter(statusCode, body), delay }
  }

  return {
    findHost: (text) => {
      const item = parseItem(0, text, [])
      const host = 'url' in item ? (parseUrl(item.url)?.hostname ?? '') : ''
      return host.length > MAX_HOST ? '' : host
    },
    findDelay: (job, text) => findCrawlDelay(parse(job, 0, text)),
    answer: async (job, index, text, signal) => {
      const item = parse(job, index, text)
      const place = `${job.id} ${index}`
      try {
        const answer = await answerJobItem(job, item, place, signal)
        if ('why' in answer) return answer
        counted.delete(place)
        countLink(answer.code)
        return answer
      } catch (thrown) {
        const error = toLinkglassError(thrown)
        if (error.code === 'EBUSY') {
          if (counted.size < MAX_COUNTED) counted.add(place)
          return createWaitAfterError(error)
        }
        counted.delete(place)
        if (!signal.aborted) countLink(error.code)
        const delay = error.code === 'EROBOTS' ? 0 : findCrawlDelay(item)
        return { ...createFailedOutcome(job, item, error), delay }
      }
    },
    fail: (job, index, text, error) => createFailedOutcome(job, parse(job, index, text), error),
    isBusy: () => {
      const others = answers.queryCount - ownLookUps
      if (others > known.others) known = { others, at: performance.now() }
      return performance.now() < known.at + QUIET_MS
    },
  }
}

function createFailedOutcome(job: Job, item: BatchItem, error: LinkglassError): JobOutcome {
  const body = createErrorBody(error, { base: job.base, id: job.id })
  const line = formatBatchLine(item, { http: error.status }, Buffer.from(JSON.stringify(body)))
  return { line, code: error.code, statusCode: undefined }
}

/** Creates a pause: of one host if `data.url` is set, or else of the whole job. */
function createWaitAfterError({ data, message, retryAfter = 1 }: LinkglassError): JobWait {
  const isWhole = data?.url === undefined
  return { milliseconds: isWhole ? BUSY_PAUSE_MS : retryAfter * 1_000, why: message, isWhole }
}

const STATUS = ',"statusCode":'

/** Reads the last `statusCode` of the JSON, since `data` before it may contain the same text. */
function findTargetStatus(body: Buffer): number | undefined {
  const at = body.lastIndexOf(STATUS)
  const start = at + STATUS.length
  return at < 0 ? undefined : Number(body.toString('latin1', start, start + 3)) || undefined
}

/** Returns the milliseconds that a 429 response asks to wait. */
function findRetryAfter(status: number | undefined, body: Buffer): number | undefined {
  if (status !== 429) return undefined
  const headers = body.toString('latin1', body.lastIndexOf(STATUS))
  const [, value] = /"retry-after":"([^"\\]+)"/.exec(headers) ?? []
  return parseRetryAfter({ 'retry-after': value }, Date.now())
}
