import type { AddressInfo } from 'node:net'
import type { LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { createServer } from '../../src/entry/http/server.js'
import { loadConfig } from '../../src/service/config/config.js'
import { createLoggerOptions } from '../../src/service/logger.js'
import { openServices } from '../../src/service/services.js'

export interface Answer {
  status: number
  headers: Headers
  // Untyped, since tests compare whole answers.
  body: unknown
}

/** Whole service on a free port, with `*.test` names on loopback. */
export interface Service {
  readonly base: string
  readonly port: number
  /** `GET /?…` with these parameters, encoded as `URLSearchParams` does. */
  readonly ask: (parameters: Record<string, string>, init?: RequestInit) => Promise<Answer>
  readonly get: (path: string, init?: RequestInit) => Promise<Answer>
  /** Asks the framework itself, past the server in front of it. */
  readonly inject: (
    path: string,
    headers: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  /** What the service logged, line by line. */
  readonly log: string[]
  readonly close: () => Promise<void>
}

/** Deadlines too long even for a busy machine. */
export const UNHURRIED = {
  LINKGLASS_DNS_TIMEOUT: '1min',
  LINKGLASS_CONNECT_TIMEOUT: '1min',
  LINKGLASS_READING_TIMEOUT: '1min',
  LINKGLASS_SELECT_TIMEOUT: '1min',
  LINKGLASS_MEDIA_TIMEOUT: '1min',
  LINKGLASS_SANDBOX_TIMEOUT: '1min',
  LINKGLASS_REDIS_TIMEOUT: '1min',
}

/** Test names of origins, without a DNS server. */
export const TEST_NAMES = {
  LINKGLASS_HOSTS: 'site.test=127.0.0.1,other.test=127.0.0.1,inner.test=127.0.0.1',
  LINKGLASS_ALLOW: 'site.test=127.0.0.0/8,other.test=127.0.0.0/8',
  LINKGLASS_CORS_ORIGINS: '*',
  LINKGLASS_PLANS: '{"free":{"limit":100000,"window":"1m"}}',
  LINKGLASS_LOG_LEVEL: 'silent',
  // Tests of the browser ask for one; nothing else shall start any.
  LINKGLASS_BROWSER: 'none',
}

/** Settings with which tests run a service or a program. */
export const TEST_NETWORK = { ...TEST_NAMES, ...UNHURRIED }

export async function startService(env: NodeJS.ProcessEnv = {}): Promise<Service> {
  const log: string[] = []
  const config = loadConfig({ ...TEST_NETWORK, ...env })
  const options = createLoggerOptions(config.server.logLevel)
  const logger = pino(options, { write: (line) => void log.push(line) })
  const services = await openServices(config, logger)
  const server = await createServer(services)
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}`
  const get = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await fetch(`${base}${path}`, init)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    }
  }
  return {
    base,
    port,
    get,
    log,
    inject: (path, headers) => server.inject({ path, headers }),
    ask: (parameters, init) => get(`/?${new URLSearchParams(parameters)}`, init),
    close: async () => {
      await server.close()
      await services.close()
    },
  }
}
