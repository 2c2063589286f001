import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from './request-context.js'

/** An answer that was sent, for metrics and the log. */
export interface ResponseEvent {
  readonly id: string
  readonly method: string
  /** Path and query of the request, unchanged. */
  readonly target: string
  readonly status: number
  /** Bytes of the answer's body; 0 for a streamed body. */
  readonly bytes: number
  /** Milliseconds since the request arrived. */
  readonly took: number
  /** Context of the request; `undefined` for requests that are not counted, such as those for documents. */
  readonly context: RequestContext | undefined
}

export type OnResponse = (answered: ResponseEvent) => void

/** Reports each answer of the framework, and each counted request whose caller left before the answer. */
export function reportResponses(app: FastifyInstance, onResponse: OnResponse): void {
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
    // Reports callers who left, for whom the framework does not call `onResponse`.
    reply.raw.once('close', () => {
      const context = request.requestContext
      if (reply.raw.writableFinished || !context) return
      context.outcome = 'left'
      emit(request, reply)
    })
    done()
  })
}
