import type { FastifyInstance } from 'fastify'

/** Options of routes that only refuse requests. */
export const REFUSAL = { config: { isRefusal: true } }

/** Answers OPTIONS, and sets `allow` where a method is asked for or refused (RFC 9110, 9.3.7 and 15.5.6). */
export function addAllowedMethods(app: FastifyInstance): void {
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
    if (methods) reply.header('allow', [...methods, 'OPTIONS'].join(', '))
    done()
  })
}
