import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { doorSnippet } from '../../../../playground/state/code/snippets.js'
import { DOOR_NAMES } from '../../../../src/contracts/doors.js'
import { loadDoors } from '../../../../src/entry/doors/index.js'
import { loadConfig } from '../../../../src/service/config/index.js'
import { needs } from '../../../support/needs.js'
import { startService } from '../../../support/service.js'
import { startDoor } from '../../doors/support.js'

test('a door that is closed tells its name', async () => {
  const service = await startService({ LINKGLASS_DOORS: 'editorjs' })
  const { status, body } = await service.get('/open-webui', { method: 'POST', body: '{}' })
  expect([status, body]).toMatchObject([
    404,
    {
      code: 'ENOTFOUND',
      message:
        'The door `open-webui` is closed here; the operator opens it with LINKGLASS_DOORS=open-webui.',
    },
  ])
  await service.close()
})

test('every closed door tells its name at each of its paths, and asks nothing', async () => {
  const bench = await startDoor('')
  for (const [name, { routes }] of Object.entries(await loadDoors())) {
    for (const { method, path } of routes) {
      const { status, body } = await bench.service.get(path.replace('*', 'x'), { method })
      expect([path, status, body]).toMatchObject([
        path,
        404,
        { code: 'ENOTFOUND', message: expect.stringContaining(`LINKGLASS_DOORS=${name}.`) },
      ])
    }
  }
  expect(bench.origin.requests).toEqual([])
  await bench.close()
})

test('the setting takes names or all, and nothing else', () => {
  const read = (LINKGLASS_DOORS: string) => loadConfig({ LINKGLASS_DOORS }).server.doors
  expect(read('')).toEqual([])
  expect(read('all')).toEqual(DOOR_NAMES)
  expect(read('open-webui, editorjs')).toEqual(['editorjs', 'open-webui'])
  expect(() => read('editor')).toThrow('LINKGLASS_DOORS')
})

test('the example of each door is a request that it answers', needs('curl'), async () => {
  const bench = await startDoor('all')
  const statuses = await Promise.all(
    Object.entries(await loadDoors()).map(async ([name, { example }]) => {
      const command = doorSnippet(example, bench.at('/article.html'), bench.service.base)
      const silent = `${command.replace(/ --output \S+/, '')} -sS -o /dev/null -w '%{http_code}'`
      const { stdout } = await promisify(execFile)('sh', ['-c', silent])
      return [name, stdout]
    }),
  )
  await bench.close()
  const needBrowser = { browserless: '400', gotenberg: '400' }
  expect(Object.fromEntries(statuses)).toEqual({
    ...Object.fromEntries(DOOR_NAMES.map((name) => [name, '200'])),
    ...needBrowser,
  })
})

const PLANS = '{"free":{"limit":2,"window":"1h"},"pro":{"limit":9,"window":"1h","keys":["k1"]}}'

test('keys are taken from where clients send them', async () => {
  const bench = await startDoor('all', { LINKGLASS_PLANS: PLANS })
  const planFor = async (headers: Record<string, string>) => {
    const { status, headers: sent } = await bench.service.get('/editorjs', { headers })
    return [status, sent.get('x-pricing-plan')]
  }
  const basic = (key: string) => `Basic ${Buffer.from(`user:${key}`).toString('base64')}`
  expect(await planFor({ authorization: 'Bearer k1' })).toEqual([400, 'pro'])
  expect(await planFor({ authorization: basic('k1') })).toEqual([400, 'pro'])
  expect(await planFor({ 'x-api-key': 'k1' })).toEqual([400, 'pro'])
  expect(await planFor({ authorization: 'Bearer undefined', 'x-api-key': 'k1' })).toEqual([
    400,
    'pro',
  ])
  expect((await planFor({ authorization: 'Bearer wrong' }))[0]).toBe(401)
  expect(await planFor({ authorization: 'Bearer None' })).toEqual([400, 'free'])
  await bench.close()
})

test('each target counts, and one over the limit is refused in the shape of the door', async () => {
  const bench = await startDoor('all', { LINKGLASS_PLANS: PLANS })
  const two = await bench.post('/open-webui', {
    urls: [bench.at('/bare.html'), bench.at('/article.html')],
  })
  expect([two.status, two.headers.get('x-rate-limit-remaining')]).toEqual([200, '0'])
  const over = await bench.service.get('/editorjs')
  expect([over.status, over.body]).toEqual([429, { success: 0, error: expect.stringMatching(/./) }])
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
  await bench.close()
})

test('requests are counted and logged by door', async () => {
  const bench = await startDoor('editorjs', { LINKGLASS_LOG_LEVEL: 'info' })
  await bench.service.get(`/editorjs?url=${encodeURIComponent(bench.at('/bare.html'))}`)
  await bench.service.get('/editorjs')
  const { body } = await bench.service.get('/metrics')
  expect(body).toContain('linkglass_door_requests_total{door="editorjs",outcome="success"} 1')
  expect(body).toContain('linkglass_door_requests_total{door="editorjs",outcome="EINVALURL"} 1')
  const lines = bench.service.log.map((line) => JSON.parse(line))
  expect(lines.filter(({ door }) => door === 'editorjs')).toMatchObject([
    { path: '/editorjs', status: 200, target: bench.at('/bare.html') },
    { path: '/editorjs', status: 400 },
  ])
  await bench.close()
})
