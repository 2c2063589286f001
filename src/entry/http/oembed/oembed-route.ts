import type { FastifyInstance } from 'fastify'
import { LinkglassError } from '../../../contracts/errors.js'
import type { Result } from '../../../contracts/result.js'
import { quote } from '../../../lib/text/quote.js'
import { createParameterError } from '../../../params/index.js'
import { createProvisionalAnswerInfo } from '../../../service/answers/index.js'
import type { Services } from '../../../service/services.js'
import { countRequest } from '../count-request.js'
import { moveKeyToHeader } from '../doors/door-key.js'
import { prepareErrorReply } from '../error-response.js'
import { createHangUpSignal } from '../hang-up.js'
import { JSON_TYPE, setHeaders } from '../http-response.js'
import { getRawQuery } from '../request-context.js'
import { createResponseHeaders } from '../response-headers.js'
import { createOembedResponse, formatOembedXml, type MaxSize } from './oembed-card.js'

/** Serves oEmbed 1.0 (section 2). */
export function registerOembed(app: FastifyInstance, services: Services): void {
  // Iframely's clients use this route with a key in the query.
  const keyNames = services.config.server.doors.includes('iframely') ? ['api_key'] : []
  app.get('/oembed', async (request, reply) => {
    if (keyNames.length > 0) moveKeyToHeader(request.raw, keyNames)
    const parameters = new URLSearchParams(getRawQuery(request.raw))
    const format = parameters.get('format')?.toLowerCase() ?? 'json'
    if (format !== 'json' && format !== 'xml') {
      const error = createParameterError('format', `is ${quote(format)}; give \`json\` or \`xml\`.`)
      const body = await prepareErrorReply(services, request, reply, error)
      return reply.code(501).send(body)
    }
    const context = await countRequest(services, request)
    const maxSize = {
      maxwidth: parsePixels(parameters, 'maxwidth'),
      maxheight: parsePixels(parameters, 'maxheight'),
    }
    const query = services.parse({ url: parameters.get('url') ?? '' }, request.headers)
    context.answer = createProvisionalAnswerInfo(query)
    const leave = () => createHangUpSignal(reply.raw)
    const { entry, ...info } = await services.answers.answerQuery(query, leave, context.caller)
    context.answer = info
    const result = JSON.parse(entry.body.toString()) as Result
    refuseErrorPage(result)
    const cacheAge = Math.max(0, Math.floor((info.ttl - info.age) / 1_000))
    const oembed = createOembedResponse(result, query.url, maxSize, cacheAge)
    setHeaders(reply, createResponseHeaders(context))
    return format === 'xml'
      ? reply.type('text/xml; charset=utf-8').send(formatOembedXml(oembed))
      : reply.type(JSON_TYPE).send(JSON.stringify(oembed))
  })
}

function parsePixels(parameters: URLSearchParams, name: keyof MaxSize): number {
  const given = parameters.get(name)
  if (given === null) return Number.POSITIVE_INFINITY
  if (/^[1-9]\d{0,6}$/.test(given)) return Number(given)
  throw createParameterError(name, `is ${quote(given)}; give a number of pixels.`)
}

/** Answers status 404 for error pages (oEmbed, section 2.3.5). */
function refuseErrorPage({ statusCode = 200 }: Result): void {
  if (statusCode < 400) return
  throw new LinkglassError('ENOTFOUND', `There is nothing to embed: it answered ${statusCode}.`, {
    data: { url: `answered ${statusCode}` },
  })
}
