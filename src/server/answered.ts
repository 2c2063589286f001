import type { FastifyInstance } from 'fastify'
import type { Circumstances } from './circumstances.js'

/** An answer that was sent, for those who count and those who write down. */
export interface Answered {
  readonly id: string
  readonly method: string
  /** Path and query as they were asked for. */
  readonly target: string
  readonly status: number
  /** Bytes of the body; 0 for media that are passed on. */
  readonly bytes: number
  /** Milliseconds from the request's arrival. */
  readonly took: number
  /** Of a request for a link. */
  readonly about: Circumstances | undefined
}

export type OnAnswered = (answered: Answered) => void

/** Tells of every answer that takes the ordinary path. */
export function tellOfAnswers(app: FastifyInstance, tell: OnAnswered): void {
  app.addHook('onResponse', (request, reply, done) => {
    tell({
      id: request.id,
      method: request.method,
      target: request.raw.url ?? '',
      status: reply.statusCode,
      bytes: Number(reply.getHeader('content-length') ?? 0) || 0,
      took: reply.elapsedTime,
      about: request.circumstances,
    })
    done()
  })
}
