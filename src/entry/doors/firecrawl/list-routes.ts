import { LinkglassError } from '../../../contracts/errors.js'
import { isRecord } from '../../../lib/data/json.js'
import { parseHttpUrl } from '../../../lib/net/http-url.js'
import { createParameterError } from '../../../params/index.js'
import { createDoorRoute, createJsonReply, type DoorCalls, type DoorRoute } from '../door.js'
import { declareField, declareRefusedField, type Kind, readObjectFields } from '../door-fields.js'
import { acceptList, FLAG, TEXT } from '../kinds.js'
import { addHttpScheme, type ScrapeRequest, scrapePage } from './scrape.js'
import { SCRAPE_FIELDS } from './scrape-fields.js'

const { url: _, ...PAGE_FIELDS } = SCRAPE_FIELDS

type PageOptions = Omit<ScrapeRequest, 'url'>

const SCRAPE_OPTIONS: Kind<PageOptions> = {
  form: 'an object with the options of `scrape`',
  parse: (value, path, ignore) =>
    isRecord(value) ? readObjectFields(PAGE_FIELDS, value, ignore, `${path}.`) : undefined,
}

export const FREE_ROUTE = { fields: {}, isFree: true, isSilent: () => true }

const ONE: Kind<1> = {
  form: '1: a crawl reads the one page that it names',
  parse: (value) => (value === 1 || value === '1' ? 1 : undefined),
}

/** Maximum URLs to parse. The service's own limit is checked afterwards. */
const MAX_URLS = 100_000

const NO_WEBHOOK = declareRefusedField('body', 'Ask for the status until it is `completed`.')

export function createListRoutes(base: string): readonly DoorRoute[] {
  return [
    createDoorRoute({
      path: `${base}/batch/scrape`,
      fields: {
        ...PAGE_FIELDS,
        urls: declareField('body', acceptList(TEXT, MAX_URLS)),
        ignoreInvalidURLs: declareField('body', FLAG, base === '/v2'),
        webhook: NO_WEBHOOK,
        appendToId: declareRefusedField('body', 'Send the addresses as a list of their own.'),
      },
      isSilent: isFalseValue,
      answer: ({ urls = [], ignoreInvalidURLs, ...options }, calls) => {
        if (urls.length > calls.maxTargets) {
          const fault = `has ${urls.length} addresses; at most ${calls.maxTargets} fit in one list.`
          throw createParameterError('urls', fault)
        }
        const invalid = urls.filter((url) => !parseHttpUrl(addHttpScheme(url)))
        if (invalid.length > 0 && (!ignoreInvalidURLs || invalid.length === urls.length))
          throw createParameterError('urls', 'names what is no address of a page.', 'EINVALURL')
        const known = new Set(invalid)
        const valid = urls.filter((url) => !known.has(url))
        const path = `${base}/batch/scrape`
        return startPageList(path, valid, options, calls, { invalidURLs: invalid })
      },
    }),
    createDoorRoute({
      path: `${base}/crawl`,
      fields: {
        url: declareField('body', TEXT),
        limit: declareField('body', ONE),
        scrapeOptions: declareField('body', SCRAPE_OPTIONS),
        webhook: NO_WEBHOOK,
      },
      isSilent: isFalseValue,
      answer: ({ url = '', limit, scrapeOptions }, calls) => {
        if (limit === undefined)
          throw createParameterError('limit', `is missing; give ${ONE.form}.`)
        if (!parseHttpUrl(addHttpScheme(url)))
          throw createParameterError('url', 'is no address of a page.', 'EINVALURL')
        const options = scrapeOptions ?? readObjectFields(PAGE_FIELDS, {}, () => {})
        return startPageList(`${base}/crawl`, [url], options, calls, {})
      },
    }),
    ...['batch/scrape', 'crawl'].flatMap((name) => createStatusRoutes(`${base}/${name}`)),
  ]
}

export function isFalseValue(_: string, value: unknown): boolean {
  return value === false
}

function createStatusRoutes(path: string): readonly DoorRoute[] {
  const facts = { ...FREE_ROUTE, path: `${path}/*` }
  const findId = (target: string) => target.slice(path.length + 1).split(/[/?]/, 1)[0] ?? ''
  return [
    createDoorRoute({
      ...facts,
      method: 'GET',
      answer: (_, calls, { target }) =>
        /^[^?]*\/errors\/?(?:\?|$)/.test(target)
          ? createListErrorsReply(findId(target), calls)
          : createListStatusReply(findId(target), calls),
    }),
    createDoorRoute({
      ...facts,
      method: 'DELETE',
      answer: async (_, calls, { target }) => {
        await requirePageLists(calls).cancel(findId(target))
        return createJsonReply({ success: true, status: 'cancelled' })
      },
    }),
  ]
}

async function startPageList(
  path: string,
  urls: readonly string[],
  options: PageOptions,
  calls: DoorCalls,
  more: { readonly invalidURLs?: readonly string[] },
) {
  if (urls.length === 0) throw createParameterError('urls', 'is empty; give addresses.')
  if (!options.storeInCache) throw createParameterError('storeInCache', NOT_KEPT)
  if (options.zeroDataRetention) throw createParameterError('zeroDataRetention', NOT_KEPT)
  const id = await requirePageLists(calls).start(urls, (url, ask) =>
    scrapePage({ ...options, url }, { ask, requestId: calls.requestId }),
  )
  return createJsonReply({ success: true, id, url: `${calls.base}${path}/${id}`, ...more })
}

const NOT_KEPT = 'is not served for a list, which is kept for a day. Send POST /v2/scrape for each.'

const STATUS = { running: 'scraping', completed: 'completed', cancelled: 'cancelled' } as const

async function createListStatusReply(id: string, calls: DoorCalls) {
  const { status, total, done, expiresAt, pages } = await requirePageLists(calls).find(id)
  const head = {
    success: true,
    status: STATUS[status],
    total,
    completed: done,
    creditsUsed: done,
    expiresAt: new Date(expiresAt).toISOString(),
  }
  const start = `${JSON.stringify(head).slice(0, -1)},"data":[`
  const parts = pages.flatMap((page, index) => (index === 0 ? [page] : [COMMA, page]))
  const body = Buffer.concat([Buffer.from(start), ...parts, Buffer.from(']}')])
  return { ...createJsonReply({}), body }
}

const COMMA = Buffer.from(',')

async function createListErrorsReply(id: string, calls: DoorCalls) {
  const { failures } = await requirePageLists(calls).find(id)
  const errors = failures.map(({ index, url, at, code, message }) => ({
    id: `${id}-${index}`,
    timestamp: new Date(at).toISOString(),
    url,
    code,
    error: message,
  }))
  return createJsonReply({ errors, robotsBlocked: [] })
}

function requirePageLists({ lists }: DoorCalls): NonNullable<DoorCalls['lists']> {
  if (lists) return lists
  const message =
    'Lists of pages need a cache that all workers of the service see (LINKGLASS_CACHE), and this one has none. Send POST /v2/scrape for each.'
  throw new LinkglassError('EBADREQUEST', message, { data: { path: message } })
}
