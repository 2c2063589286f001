import { EventEmitter } from 'node:events'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Fetch } from '../../../src/contracts/http.js'
import { splitIntoChunks } from '../../../src/lib/net/body.js'
import { readQueryInput } from '../../../src/params/index.js'
import { createPipeline } from '../../../src/pipeline/index.js'
import { createEntry } from '../../../src/service/answers/create-entry.js'
import { loadConfig } from '../../../src/service/config/index.js'
import { createStages } from '../../../src/service/engine/create-stages.js'
import { PAGES } from '../../hostile/pages.js'
import { OPTIONS, parse } from '../../params/options.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService, UNHURRIED } from '../../support/service.js'

let origin: Origin
let service: Service

beforeAll(async () => {
  origin = await startOrigin({ '/deep': PAGES['nested-table-cells']?.() ?? '' })
  service = await startService({ LINKGLASS_READING_MEMORY: '24MiB' })
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

test('rules that could not be applied answer lists and `null`, for a minute', async () => {
  const { headers, body } = await service.ask({
    url: `http://site.test:${origin.port}/deep`,
    'meta.title': 'true',
    'data.one.selector': 'b',
    'data.all.selectorAll': 'b',
    'data.either.0.selector': 'b',
    'data.either.1.selectorAll': 'i',
  })
  expect(body).toMatchObject({
    data: { one: null, all: [], either: [] },
    warnings: [
      {
        code: 'ENORULES',
        message: 'No rule was applied. The page needs more memory than one page may take.',
      },
    ],
  })
  expect([headers.get('x-cache-ttl'), headers.get('cache-control')]).toEqual([
    '60000',
    'public, immutable, max-age=60',
  ])
})

test.each([
  ['EBRWSRTIMEOUT', 60_000],
  ['EBUSY', 60_000],
  ['EFATAL', 60_000],
  ['EINCOMPLETE', 60_000],
  ['ENORULES', 60_000],
  ['ETIMEOUT', 60_000],
  ['EUNREACHABLE', 60_000],
  ['ELOGIN', 300_000],
  ['EMEDIA', 86_400_000],
  ['ENOBROWSER', 86_400_000],
  ['ENOMATCH', 86_400_000],
  ['EPALETTE', 86_400_000],
  ['ESKIPPED', 86_400_000],
  ['ETRUNCATED', 86_400_000],
])('an answer with the warning %s is kept for %i ms', (code, ttl) => {
  const query = readQueryInput('https://a.example/', {}, OPTIONS)
  const warnings = [{ code, message: '' }]
  const outcome = {
    result: { status: 'success' as const, data: {}, warnings },
    fetchMode: 'fetch' as const,
    assets: [],
  }
  expect(createEntry(query, outcome, 0, 300_000).ttl).toBe(ttl)
})

test.each([
  ['its time was up', { maxTime: -1 }, 'took too long to build', 60_000],
  ['it has too many elements', { maxNodes: 300 }, 'has more elements', 86_400_000],
])('an item of a tree that was cut because %s', async (_, limit, message, ttl) => {
  const running = createStages(loadConfig(UNHURRIED), new EventEmitter(), () => {}, {
    budget: undefined,
    hostRecords: undefined,
  })
  onTestFinished(() => running.close())
  const { stages } = running
  const { limits } = stages
  const html = `<title>Lamp</title><div itemscope itemtype="https://schema.org/Product">
    <b itemprop="name">Lamp</b></div>${'<i></i>'.repeat(1_000)}`
  const fetch: Fetch = async (url) => ({
    ...{ url, statusCode: 200, headers: { 'content-type': 'text/html' }, redirects: [] },
    ...{ body: splitIntoChunks(Buffer.from(html)), cutBy: () => undefined, cancel: () => {} },
  })
  const query = parse('item=true&meta=false&ping=false')
  const hurried = { ...stages, fetch, limits: { ...limits, dom: { ...limits.dom, ...limit } } }
  const outcome = await createPipeline(hurried).ask(query)
  expect(outcome.result).toMatchObject({
    data: { item: { type: 'product', name: 'Lamp' } },
    warnings: [{ code: 'ETRUNCATED', message: expect.stringContaining(message) }],
  })
  expect(createEntry(query, outcome, 0, 300_000).ttl).toBe(ttl)
})
