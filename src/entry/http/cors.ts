import type { HeaderList } from './http-response.js'
import { EXPOSED_HEADERS } from './response-headers.js'

const EXPOSED = ['access-control-expose-headers', EXPOSED_HEADERS.join(', ')]

/**
 * For what any page may read: files at addresses that nobody guesses, and errors from before the
 * point where origins are told apart, which contain no caller data.
 */
export const FOR_ANY_ORIGIN: HeaderList = ['access-control-allow-origin', '*', ...EXPOSED]

/**
 * What `@fastify/cors` adds to an answer, for those that the framework does not write.
 * @param allowed whose pages may read it: anybody's, none but the service's own, or those named
 * @param vary what else the answer depends on
 */
export function corsHeaders(
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
