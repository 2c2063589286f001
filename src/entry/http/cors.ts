import type { FastifyReply } from 'fastify'
import type { HeaderList } from './http-response.js'
import { EXPOSED_HEADERS } from './response-headers.js'

const EXPOSED = ['access-control-expose-headers', EXPOSED_HEADERS.join(', ')]

/** CORS headers that let scripts of any page read the answer. */
export const FOR_ANY_ORIGIN: HeaderList = ['access-control-allow-origin', '*', ...EXPOSED]

/** Creates CORS headers for answers sent without the framework, the same as `@fastify/cors` would add. */
export function createCorsHeaders(
  allowed: '*' | false | readonly string[],
  origin: string | undefined,
  vary?: string,
): HeaderList {
  if (allowed === '*') return vary ? [...FOR_ANY_ORIGIN, 'vary', vary] : FOR_ANY_ORIGIN
  if (allowed === false) return vary ? ['vary', vary] : []
  const headers = ['vary', vary ? `Origin, ${vary}` : 'Origin']
  if (origin !== undefined && allowed.includes(origin)) {
    headers.push('access-control-allow-origin', origin)
  }
  return headers.concat(EXPOSED)
}

export function addVaryHeader(reply: FastifyReply, names: string): void {
  reply.header('vary', [reply.getHeader('vary') ?? [], names].flat().join(', '))
}
