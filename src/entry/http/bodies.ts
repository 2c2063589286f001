import { Transform } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { createBusyError } from '../../lib/async/busy-error.js'
import { LoopQuota } from '../../lib/async/loop-quota.js'

const REASON = 'The service is receiving as many bodies as it can.'

/** Seconds after which other bodies have usually been received. */
const RETRY_AFTER = 5

/** Chunks read in one turn of the loop, which accepts one connection a turn. */
const CHUNKS_PER_TURN = 4

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a body that is worked on in pieces, and not held. */
    readonly isStreamed?: boolean
  }
}

/** Limits the bytes of all bodies that are received and worked on at once. */
export function limitBodies(app: FastifyInstance, maxBytes: number): void {
  const quota = new LoopQuota(CHUNKS_PER_TURN)
  let held = 0
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.routeOptions.config.isStreamed) return done(null, payload)
    let own = 0
    reply.raw.once('close', () => {
      held -= own
    })
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        own += chunk.byteLength
        held += chunk.byteLength
        if (held <= maxBytes) return void quota.step().then(() => next(null, chunk))
        // The rest is not read, so the connection cannot be used again.
        reply.header('connection', 'close')
        next(createBusyError(REASON, RETRY_AFTER))
      },
    })
    payload.once('error', (error) => counted.destroy(error))
    // Nobody else listens where the body is not read: a GET may have one (RFC 9110, section 9.3.1).
    counted.on('error', () => {})
    done(null, payload.pipe(counted))
  })
}
