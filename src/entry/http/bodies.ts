import { Transform } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { createBusyError } from '../../lib/async/busy-error.js'
import { LoopQuota } from '../../lib/async/loop-quota.js'

/** Chunks to receive per turn of the event loop. If they are few, new clients are served soon. */
const CHUNKS_PER_TURN = 4

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the route never holds a whole body in memory. */
    readonly isStreamed?: boolean
  }
}

export function acceptRawBodies(
  scope: FastifyInstance,
  types: string | string[],
  parseAs: 'buffer' | 'string',
  bodyLimit: number,
): void {
  scope.addContentTypeParser(types, { parseAs, bodyLimit }, (_, body, done) => done(null, body))
}

/** Limits how many bytes all request bodies together hold in memory. */
export function limitBodyBytes(app: FastifyInstance, maxBytes: number): void {
  const quota = new LoopQuota(CHUNKS_PER_TURN)
  let held = 0
  app.addHook('preParsing', (request, reply, payload, done) => {
    let own = 0
    reply.raw.once('close', () => {
      held -= own
      // Drops the rest of the body, since the connection's next request waits behind it.
      payload.unpipe().resume()
    })
    if (request.routeOptions.config.isStreamed) return done(null, payload)
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        if (reply.raw.closed) return next()
        own += chunk.byteLength
        held += chunk.byteLength
        if (held <= maxBytes) return void quota.waitForTurn().then(() => next(null, chunk))
        // The body is not read to its end, so the connection cannot be used again.
        reply.header('connection', 'close')
        next(createBusyError('The service is receiving as many bodies as it can.', 5))
      },
    })
    payload.once('error', (error) => counted.destroy(error))
    // Prevents an uncaught error if the route ignores the body.
    counted.on('error', () => {})
    done(null, payload.pipe(counted))
  })
}
