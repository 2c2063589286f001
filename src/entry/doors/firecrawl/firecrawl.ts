import { LinkglassError } from '../../../contracts/errors.js'
import { createDoorRoute, createJsonReply, type Door, type DoorRoute } from '../door.js'
import { createListRoutes, FREE_ROUTE, isFalseValue } from './list-routes.js'
import { scrapePage } from './scrape.js'
import { SCRAPE_FIELDS } from './scrape-fields.js'

/** Versions 1 and 2 of Firecrawl's API. Unlike there, `crawl` follows no links. */
export const FIRECRAWL: Door = {
  example: `curl '{origin}/v2/scrape' --json '{"url":"{json}"}'`,
  routes: ['/v1', '/v2'].flatMap(createFirecrawlRoutes),
  toErrorReply: ({ error, status }) => {
    const details = Object.entries(error.data ?? {}).map(([name, message]) => {
      return { path: name.split('.'), message }
    })
    const body = { success: false, code: toFirecrawlErrorCode(error, status), error: error.message }
    return createJsonReply(details.length > 0 ? { ...body, details } : body, status)
  },
}

function createFirecrawlRoutes(base: string): readonly DoorRoute[] {
  return [
    createDoorRoute({
      path: `${base}/scrape`,
      fields: SCRAPE_FIELDS,
      isSilent: isFalseValue,
      // `success` is true even for an error page of the target.
      answer: async (values, calls) =>
        createJsonReply({ success: true, data: await scrapePage(values, calls) }),
    }),
    ...createListRoutes(base),
    createDoorRoute({
      method: 'GET',
      path: `${base}/team/credit-usage`,
      ...FREE_ROUTE,
      answer: async (_, { plan }) => {
        const { remaining, limit } = plan
        const data = { remainingCredits: remaining, planCredits: limit }
        const v1 = { remaining_credits: remaining, plan_credits: limit }
        return createJsonReply({ success: true, data: { ...data, ...v1 } })
      },
    }),
    createDoorRoute({
      path: `${base}/*`,
      ...FREE_ROUTE,
      answer: async (_, __, { target }) => {
        const name = target.replace(/^\/v\d\//, '').replace(/[?#].*$/s, '')
        const message = `\`${name.slice(0, 80)}\` is not served here: pages that the request names are read, and no others. Send POST /v2/scrape.`
        throw new LinkglassError('EBADREQUEST', message, { data: { path: message } })
      },
    }),
    createDoorRoute({
      method: 'GET',
      path: `${base}/*`,
      ...FREE_ROUTE,
      answer: async () => {
        throw new LinkglassError('ENOTFOUND', `There is nothing here. Send POST ${base}/scrape.`)
      },
    }),
  ]
}

function toFirecrawlErrorCode({ code, data }: LinkglassError, status: number): string {
  if (data && 'actions' in data && code === 'ENOMATCH') return 'SCRAPE_ACTION_ERROR'
  if (code === 'EBADREQUEST' && data && 'body' in data) return 'BAD_REQUEST_INVALID_JSON'
  if (status === 400) return 'BAD_REQUEST'
  if (status === 408) return 'SCRAPE_TIMEOUT'
  return code === 'EFATAL' ? 'SCRAPE_SITE_ERROR' : code
}
