import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createServer } from '../../../src/entry/http/server.js'
import { Answers } from '../../../src/service/answers/index.js'
import { runUnsharedWork } from '../../../src/service/cache/index.js'
import { loadConfig } from '../../../src/service/config/config.js'
import { openServices } from '../../../src/service/services.js'

import { TEST_NETWORK } from '../../support/service.js'

test('the work of a request counts as its caller’s: by address, or by key', async () => {
  const plans = {
    free: { limit: 50, window: '1m' },
    paid: { limit: 50, window: '1m', keys: ['k'] },
  }
  const config = loadConfig({
    ...TEST_NETWORK,
    LINKGLASS_TRUST_PROXY: 'true',
    LINKGLASS_PLANS: JSON.stringify(plans),
  })
  const services = await openServices(config, pino({ level: 'silent' }))
  const callers: (string | undefined)[] = []
  const pipeline: typeof services.pipeline = {
    ...services.pipeline,
    ask(query, leave, caller) {
      callers.push(caller)
      return services.pipeline.ask(query, leave, caller)
    },
  }
  const { cache, assets } = services
  const options = { pipeline, cache, assets, sharedFlight: runUnsharedWork, wallTtl: 0 }
  const answers = new Answers({
    ...options,
    replay: () => Promise.reject(new Error('no capture')),
    onRefreshError: () => {},
  })
  const server = await createServer({ ...services, answers })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const ask = async (headers: Record<string, string>) => {
    const search = `url=http://192.0.2.1/&meta=false&cacheKey=${callers.length}`
    await (await fetch(`http://127.0.0.1:${port}/?${search}`, { headers })).text()
  }
  await ask({ 'x-forwarded-for': '198.51.100.7' })
  await ask({ 'x-forwarded-for': '198.51.100.7' })
  await ask({ 'x-forwarded-for': '198.51.100.8' })
  await ask({ 'x-forwarded-for': '198.51.100.8', 'x-api-key': 'k' })
  await server.close()
  await services.close()
  const [first, again, second, byKey] = callers
  expect(again).toBe(first)
  expect(new Set([first, second, byKey]).size).toBe(3)
  expect(callers).not.toContain(undefined)
  expect(callers.join()).not.toContain('"k"')
})
