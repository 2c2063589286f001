import type { FastifyReply } from 'fastify'
import { type Exposure, findAllowedOrigins } from './cross-origin.js'
import type { HeaderList } from './http-response.js'
import { EXPOSED_HEADERS } from './response-headers.js'

const EXPOSED = ['access-control-expose-headers', EXPOSED_HEADERS.join(', ')]

export const FOR_ANY_ORIGIN: HeaderList = ['access-control-allow-origin', '*', ...EXPOSED]

/** Creates the headers that `@fastify/cors` would add, for answers that are sent without Fastify. */
export function createCorsHeaders(
  config: Exposure,
  origin: string | undefined,
  vary?: string,
): HeaderList {
  const allowed = findAllowedOrigins(config)
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
