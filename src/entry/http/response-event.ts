import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from './request-context.js'

/** An answer that was sent, for metrics and the log. */
export interface ResponseEvent {
  readonly id: string
  readonly method: string
  /** Path and query as they were asked for. */
  readonly target: string
  readonly status: number
  /** Bytes of the body; 0 for media that are passed on. */
  readonly bytes: number
  /** Milliseconds from the request's arrival. */
  readonly took: number
  /** Context, if it was a request for a link. */
  readonly context: RequestContext | undefined
}

export type OnResponse = (answered: ResponseEvent) => void

/** Reports every answer that the framework sends, and every caller who left before it. */
export function emitResponses(app: FastifyInstance, onResponse: OnResponse): void {
  const emit = (request: FastifyRequest, reply: FastifyReply) =>
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
    emit(request, reply)
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    // The hook above is not called for these.
    reply.raw.once('close', () => {
      const context = request.requestContext
      if (reply.raw.writableFinished || !context) return
      context.outcome = 'left'
      emit(request, reply)
    })
    done()
  })
}
