import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer } from '../../../src/entry/http/server.js'
import { loadConfig } from '../../../src/service/config/config.js'
import { openServices } from '../../../src/service/services.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService, TEST_NETWORK } from '../../support/service.js'

/** Each of these gives out nothing that was fetched, or checks the name itself. All others are guarded. */
const FOR_ANY_NAME = [
  // Answers to preflights have no content.
  '*',
  '/docs',
  '/docs/:name',
  '/docs/pictures/:name',
  '/docs/script.js',
  '/docs/style.css',
  '/errors/:code',
  '/health',
  '/llms.txt',
  '/metrics',
  '/openapi.json',
  '/playground',
  '/playground/',
  '/playground/assets/:name',
  '/ready',
]

const ENV = { LINKGLASS_MCP: 'true', LINKGLASS_METRICS: 'true', LINKGLASS_CORS_ORIGINS: '' }

let origin: Origin
let service: Service
beforeAll(async () => {
  origin = await startOrigin({ '/': '<title>Internal</title>' })
  service = await startService(ENV)
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

/** The status of a request by a stranger's name, and what it was answered with. */
async function askByStranger(method: string, path: string, body = '') {
  const headers = {
    host: 'evil.example',
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  const asked = httpRequest({ port: service.port, method, path, headers }).end(body)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: response.statusCode, text: Buffer.concat(await response.toArray()).toString() }
}

/** Methods and path of every route that a server registers. */
async function listRoutes(): Promise<readonly (readonly [method: string, path: string])[]> {
  const routes: [string, string][] = []
  const listen = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) routes.push([name, url])
    })
  const config = loadConfig({ ...TEST_NETWORK, ...ENV })
  const services = await openServices(config, pino({ level: 'silent' }))
  subscribe('fastify.initialization', listen)
  const app = await createServer(services)
  unsubscribe('fastify.initialization', listen)
  await app.close()
  await services.close()
  return routes
}

test('every route is guarded, or says that it need not be', async () => {
  const routes = await listRoutes()
  expect(routes.length).toBeGreaterThan(30)
  const open = new Set<string>()
  for (const [method, path] of routes) {
    const { status, text } = await askByStranger(method, path.replace(/\*$/, 'x'))
    const isRefused = status === 400 && (method === 'HEAD' || text.includes('LINKGLASS_HOST_NAMES'))
    if (!isRefused) open.add(path)
  }
  expect([...open].sort()).toEqual(FOR_ANY_NAME)
})

describe('a stranger’s name reaches nothing inside', () => {
  const tool = { name: 'metadata', arguments: { url: '' } }
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: tool }
  test.each([
    ['GET', '/?url='],
    ['GET', '/oembed?url='],
    ['GET', '/%6fembed?url='],
    ['GET', '/playground/image?url='],
    ['GET', '/playground/%69mage?url='],
    ['POST', '/batch'],
    ['POST', '/%62atch'],
    ['POST', '/mcp'],
    ['POST', '/%6dcp'],
  ])('%s %s', async (method, path) => {
    const before = origin.requests.length
    const target = `http://site.test:${origin.port}/`
    const sent = method === 'GET' ? path + encodeURIComponent(target) : path
    tool.arguments.url = target
    const body = path.endsWith('atch') ? JSON.stringify({ url: target }) : JSON.stringify(call)
    const { status, text } = await askByStranger(method, sent, method === 'POST' ? body : '')
    expect([status, JSON.parse(text).code]).toEqual([400, 'EBADREQUEST'])
    expect(origin.requests.length).toBe(before)
  })
})
