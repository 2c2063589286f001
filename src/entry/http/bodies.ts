import { Transform } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { createBusyError } from '../../lib/async/busy-error.js'
import { LoopQuota } from '../../lib/async/loop-quota.js'

const REASON = 'The service is receiving as many bodies as it can.'

/** Seconds after which a refused client may try again. */
const RETRY_AFTER = 5

/** Maximum number of body chunks read in one turn of the event loop, as a turn accepts only one connection. */
const CHUNKS_PER_TURN = 4

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the route never holds a whole body in memory, so that its bodies are not counted. */
    readonly isStreamed?: boolean
  }
}

/** Accepts bodies of these media types without parsing them. */
export function acceptRawBodies(
  scope: FastifyInstance,
  types: string | string[],
  options: { parseAs: 'buffer' | 'string'; bodyLimit: number },
): void {
  scope.addContentTypeParser(types, options, (_, body, done) => done(null, body))
}

/** Limits the bytes of all request bodies that are in memory at the same time. */
export function limitBodyBytes(app: FastifyInstance, maxBytes: number): void {
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
        if (held <= maxBytes) return void quota.waitForTurn().then(() => next(null, chunk))
        // The connection cannot be reused, because the rest of the body is not read.
        reply.header('connection', 'close')
        next(createBusyError(REASON, RETRY_AFTER))
      },
    })
    payload.once('error', (error) => counted.destroy(error))
    // Prevents an uncaught error if the route does not read the body, such as that of a GET (RFC 9110, section 9.3.1).
    counted.on('error', () => {})
    done(null, payload.pipe(counted))
  })
}
