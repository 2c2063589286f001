import { EXPOSED_HEADERS } from './response-headers.js'

const EXPOSED = { 'access-control-expose-headers': EXPOSED_HEADERS.join(', ') }

/** For errors from before the point where origins are told apart; they contain no caller data. */
export const FOR_ANY_ORIGIN = { 'access-control-allow-origin': '*', ...EXPOSED }

/** What `@fastify/cors` adds to an answer, for those that the framework does not write. */
export function corsHeaders(
  allowed: readonly string[],
  origin: string | undefined,
): Readonly<Record<string, string>> {
  if (allowed.includes('*')) return FOR_ANY_ORIGIN
  return origin !== undefined && allowed.includes(origin)
    ? { vary: 'Origin', 'access-control-allow-origin': origin, ...EXPOSED }
    : { vary: 'Origin', ...EXPOSED }
}
