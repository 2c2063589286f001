import type { FastifyInstance } from 'fastify'

/** Options of routes that only refuse requests. */
export const REFUSAL = { config: { isRefusal: true } }

/**
 * Answers OPTIONS, and sets `allow` where a method is asked for or refused (RFC 9110, 9.3.7 and 15.5.6).
 * @returns a function that finds the methods of a path
 */
export function addAllowedMethods(app: FastifyInstance): FindMethods {
  const methodsByPath = new Map<string, string[]>()
  app.addHook('onRoute', ({ method, url, config }) => {
    if (method === 'OPTIONS' || config?.isRefusal) return
    const methods = methodsByPath.get(url) ?? []
    methods.push(...[method].flat())
    if (methodsByPath.has(url)) return
    methodsByPath.set(url, methods)
    app.options(url, (_, reply) => reply.code(204).send())
  })
  app.addHook('onRequest', ({ method, routeOptions: { url = '', config } }, reply, done) => {
    const isTold = method === 'OPTIONS' || config.isRefusal
    const methods = isTold ? methodsByPath.get(url) : undefined
    if (methods) reply.header('allow', formatMethods(methods))
    done()
  })
  return (path) => {
    const found = [...methodsByPath].find(([pattern]) => matchesPath(pattern, path))
    return found && formatMethods(found[1])
  }
}

/** Returns a value of `allow`, or `undefined` if no route has the path. */
export type FindMethods = (path: string) => string | undefined

function formatMethods(methods: readonly string[]): string {
  return [...methods, 'OPTIONS'].join(', ')
}

/** True if a route such as `/jobs/:id` has the path. */
function matchesPath(pattern: string, path: string): boolean {
  const [segments, given] = [pattern.split('/'), path.split('/')]
  return (
    segments.length === given.length &&
    segments.every((segment, index) => segment.startsWith(':') || segment === given[index])
  )
}
