import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from './request-context.js'

export interface ResponseEvent {
  readonly id: string
  readonly method: string
  readonly target: string
  readonly status: number
  /** Bytes of the body. 0 for a streamed body. */
  readonly bytes: number
  /** Milliseconds since the request arrived. */
  readonly took: number
  /** `undefined` if the request has no rate limit, such as one for documentation. */
  readonly context: RequestContext | undefined
}

export type OnResponse = (answered: ResponseEvent) => void

export function addResponseHook(app: FastifyInstance, onResponse: OnResponse): void {
  const reportResponse = (request: FastifyRequest, reply: FastifyReply) =>
    onResponse({
      id: request.id,
      method: request.method,
      target: request.raw.url ?? '',
      status: reply.statusCode,
      bytes: Number(reply.getHeader('content-length') ?? 0) || 0,
      took: reply.elapsedTime,
      context: request.requestContext,
    })
  app.addHook('onResponse', (request, reply, done) => {
    reportResponse(request, reply)
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    // Fastify does not call `onResponse` if the caller has disconnected.
    reply.raw.once('close', () => {
      const context = request.requestContext
      if (reply.raw.writableFinished || !context) return
      context.outcome = 'left'
      reportResponse(request, reply)
    })
    done()
  })
}
