import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LinkglassError } from '../../../contracts/errors.js'
import { parseMediaType } from '../../../lib/net/media-type.js'
import { quote } from '../../../lib/text/quote.js'
import type { Query } from '../../../params/index.js'
import type { Services } from '../../../service/services.js'
import { chooseFormat } from '../accept.js'
import { acceptRawBodies } from '../bodies.js'
import { countRequest, createContextWithoutCounting } from '../count-request.js'
import { createHangUpSignal } from '../hang-up.js'
import { sendResponse } from '../http-response.js'
import { getRawQuery } from '../request-context.js'
import { addMarkdownParameters, formatAnswer } from './link.js'

const HTML_TYPES = ['text/html', 'application/xhtml+xml']

/** Media type of captures (WARC 1.1, annex B). */
const CAPTURE_TYPE = 'application/warc'

/** Answers `POST /?url=…` from the page or capture in its body. */
export async function registerPostedPageRoute(
  app: FastifyInstance,
  services: Services,
  createMethodError: (method: string, reply: FastifyReply) => LinkglassError,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    acceptRawBodies(scope, HTML_TYPES, 'buffer', services.config.fetch.maxBytes)
    acceptCaptureBodies(scope, services)
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const type = parseMediaType(request.headers['content-type'])
      if (![...HTML_TYPES, CAPTURE_TYPE].includes(type))
        throw createMethodError(request.method, reply)
      await countRequest(services, request)
    }
    scope.post('/', { onRequest }, async (request, reply) => {
      const { raw, body } = request
      const context =
        request.requestContext ?? (await createContextWithoutCounting(services, request))
      if (!(body instanceof Uint8Array) || body.length === 0) {
        const text = 'The request has no page in its body. Send its HTML, or a capture.'
        throw new LinkglassError('EINVALQUERY', text)
      }
      const { search, probes } = extractFetchParameter(getRawQuery(raw))
      const form = chooseFormat(raw.headers.accept)
      const query = services.parse(addMarkdownParameters(search, form), raw.headers)
      const leave = createHangUpSignal(reply.raw)
      const isCapture = parseMediaType(raw.headers['content-type']) === CAPTURE_TYPE
      if (!isCapture) refuseBrowserUse(query)
      const { answers } = services
      const options = { leave, caller: context.caller(), probes }
      const answer = isCapture
        ? await answers.answerFromCapture(body, query, leave)
        : await answers.answerFromPage(body, raw.headers['content-type'], query, options)
      context.answer = answer
      const exchange = { raw, response: reply.raw, context, form, leave: () => leave }
      return sendResponse(reply, await formatAnswer(services, query, answer.entry, exchange))
    })
  })
}

export function acceptCaptureBodies(scope: FastifyInstance, { config }: Services): void {
  const bodyLimit = Math.min(config.capture.maxBytes, config.connections.maxBodyBytes)
  acceptRawBodies(scope, CAPTURE_TYPE, 'buffer', bodyLimit)
}

/** Takes `fetch` out of the query. With `fetch=none`, images, video and audio are not requested. */
function extractFetchParameter(search: string): { search: string; probes: boolean } {
  const parameters = new URLSearchParams(search)
  const fetch = parameters.get('fetch')
  if (fetch === null) return { search, probes: true }
  const text = `\`fetch\` is ${quote(fetch)}; leave it out, or give \`none\`.`
  if (fetch !== 'none') throw new LinkglassError('EINVALQUERY', text)
  parameters.delete('fetch')
  return { search: parameters.toString(), probes: false }
}

function refuseBrowserUse({ screenshot, pdf, function: code, prerender, insights }: Query): void {
  const asked = Object.entries({
    screenshot,
    pdf,
    function: code,
    prerender: prerender === true,
    'insights.lighthouse': insights?.lighthouse,
  }).find(([, value]) => value)
  if (!asked) return
  const why = 'opens the page in a browser, but its markup is given'
  const advice = 'Leave it out, or send `GET /?url=…`, which fetches the page.'
  throw new LinkglassError('EINVALQUERY', `\`${asked[0]}\` ${why}. ${advice}`)
}
