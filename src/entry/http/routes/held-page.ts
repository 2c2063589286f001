import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LinkglassError } from '../../../contracts/errors.js'
import { quote } from '../../../lib/text/quote.js'
import type { Query } from '../../../params/index.js'
import type { Services } from '../../../service/services.js'
import { findForm } from '../accept.js'
import { countRequest, createUncountedContext } from '../count-request.js'
import { abortOnHangUp } from '../hang-up.js'
import { setHeaders } from '../http-response.js'
import { searchOf } from '../search.js'
import { formatAnswer, withForm } from './link.js'

const HTML_TYPES = ['text/html', 'application/xhtml+xml']

/**
 * Answers `POST /?url=…` with a page that the caller holds: the page is not fetched, and its answer is
 * kept nowhere and shared with nobody.
 * @param refuse creates the error for a body of another kind
 */
export async function registerHeldPage(
  app: FastifyInstance,
  services: Services,
  refuse: (method: string, reply: FastifyReply) => LinkglassError,
): Promise<void> {
  const bodyLimit = services.config.fetch.maxBytes
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(HTML_TYPES, { parseAs: 'buffer', bodyLimit }, (_, body, done) =>
      done(null, body),
    )
    scope.post(
      '/',
      {
        onRequest: async (request, reply) => {
          if (!isHtml(request)) throw refuse(request.method, reply)
          // The body of a caller over the limit is not read.
          await countRequest(services, request)
        },
      },
      (request, reply) => answerHeldPage(services, request, reply),
    )
  })
}

function isHtml({ headers }: FastifyRequest): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1)
  return HTML_TYPES.includes(type.trim().toLowerCase())
}

async function answerHeldPage(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { raw, body } = request
  const context = request.requestContext ?? (await createUncountedContext(services, request))
  if (!(body instanceof Uint8Array) || body.length === 0)
    throw createInvalidError('The request has no page in its body. Send its HTML.')
  const { search, probes } = readFetch(searchOf(raw))
  const form = findForm(raw.headers.accept)
  const query = services.parse(withForm(search, form), raw.headers)
  refuseVisit(query)
  const leave = abortOnHangUp(reply.raw)
  const options = { leave, caller: context.caller(), probes }
  const answer = await services.answers.read(body, raw.headers['content-type'], query, options)
  context.answer = answer
  const exchange = { raw, response: reply.raw, context, form, leave: () => leave }
  const {
    status,
    headers,
    body: sent,
  } = await formatAnswer(services, query, answer.entry, exchange)
  return setHeaders(reply.code(status), headers).send(sent)
}

/** Takes `fetch` out of the search: `none` for no request at all, not even for media. */
function readFetch(search: string): { search: string; probes: boolean } {
  const parameters = new URLSearchParams(search)
  const fetch = parameters.get('fetch')
  if (fetch === null) return { search, probes: true }
  if (fetch !== 'none')
    throw createInvalidError(`\`fetch\` is ${quote(fetch)}; leave it out, or give \`none\`.`)
  parameters.delete('fetch')
  return { search: parameters.toString(), probes: false }
}

/** Refuses what only a browser gives, which would fetch the page. */
function refuseVisit({ screenshot, pdf, function: code, prerender, insights }: Query): void {
  const asked = Object.entries({
    screenshot,
    pdf,
    function: code,
    prerender: prerender === true,
    'insights.lighthouse': insights?.lighthouse,
  }).find(([, value]) => value)
  if (!asked) return
  const advice = 'Leave it out, or send `GET /?url=…`, which fetches the page.'
  throw createInvalidError(
    `\`${asked[0]}\` opens the page in a browser, but its markup is given. ${advice}`,
  )
}

function createInvalidError(message: string): LinkglassError {
  return new LinkglassError('EINVALQUERY', message)
}
