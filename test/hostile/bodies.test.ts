import { afterEach, describe, expect, test } from 'vitest'
import { cpuTime } from '../support/cpu.js'
import { type Service, startService } from '../support/service.js'

/** What strangers send as a body: counted before it is read, and never dearer than it is long. */
let service: Service
afterEach(() => service.close())

function plan(limit: number) {
  return {
    LINKGLASS_PLANS: JSON.stringify({ free: { limit, window: '1h' } }),
  }
}

async function post(path: string, body: string) {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  const response = await fetch(`${service.base}${path}`, { method: 'POST', body, headers })
  const text = await response.text()
  return { status: response.status, text, left: response.headers.get('x-rate-limit-remaining') }
}

/** Milliseconds of processor time of such a request: the least of a few, since garbage is collected at any time. */
async function cost(path: string, body: string): Promise<number> {
  const times = []
  for (let time = 0; time < 4; time++) times.push(await cpuTime(() => post(path, body)))
  return Math.min(...times)
}

describe('POST /batch', () => {
  const SIZE = 3_900_000
  /** Of one word of that size, measured once. */
  let plain: number | undefined

  test('counts for one request whatever it holds, and for as many as it has items', async () => {
    service = await startService(plan(5))
    const bodies = ['', '[', 'x', `"http://10.0.0.1/"\n"http://10.0.0.2/"`]
    const answers = []
    for (const body of bodies) answers.push(await post('/batch', body))
    expect(answers.map(({ status, left }) => [status, left])).toEqual([
      [400, '4'],
      [400, '3'],
      [200, '2'],
      [200, '1'],
    ])
    expect((await post('/batch', 'x')).status).toBe(429)
  })

  test.each([
    ['lines', '1\n'],
    ['an array', '1,'],
    ['objects', '{},'],
    ['strings', '"\\"",'],
    ['brackets', '['],
    ['blanks', ' '],
  ])('4 MB of %s cost about as much as 4 MB of one word', async (_, piece) => {
    service = await startService()
    const open = piece.endsWith('\n') ? '' : '['
    const hostile = open + piece.repeat(SIZE / piece.length)
    plain ??= await cost('/batch', 'x'.repeat(SIZE))
    expect(await cost('/batch', hostile)).toBeLessThan(3 * plain + 150)
  })

  test.each([
    ['a rule', (long: string, below: object) => ({ data: { [long]: below } })],
    ['a parameter', (long: string, below: object) => ({ [`data.${long}`]: below })],
    ['names that mean nothing', (long: string, below: object) => ({ ...below, [long]: 'x' })],
  ])('ten thousand names beside or below a long one are not written out: %s', async (_, write) => {
    service = await startService()
    const below = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [index, 'x']))
    const item = { url: 'http://site.test/', ...write('n'.repeat(50_000), below) }
    const { text } = await post('/batch', JSON.stringify(item))
    expect(JSON.parse(text)).toMatchObject({
      http: 400,
      code: 'EINVALQUERY',
      message: 'There are more than 2000 parameters, which is the most that are read.',
    })
  })

  test.each([
    [
      'objects',
      '{"data":',
      '}',
      'data.data.data.data.data.data.data.data.data.data.data.data.data.data.data.data…',
    ],
    ['without a name', '{"":', '}', `data${'.'.repeat(26)}`],
    ['lists', '[', ']', `data${'.0'.repeat(26)}`],
  ])('what nests too deep is told so: %s', async (_, open, close, name) => {
    service = await startService()
    const depth = 20_000
    const deep = `${open.repeat(depth)}1${close.repeat(depth)}`
    const { text } = await post('/batch', `{"url":"http://site.test/","data":${deep}}`)
    const message = `The parameter \`${name}\` nests too deep: rules nest at most 8 deep.`
    expect(JSON.parse(text)).toMatchObject({ http: 400, message, data: { [name]: message } })
  })
})

describe('POST /mcp', () => {
  const call = (input: unknown, name = 'metadata') =>
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: input },
    })

  test('counts a use of a tool before it looks at it', async () => {
    service = await startService({ ...plan(2), LINKGLASS_MCP: 'true' })
    const wrong = call({ url: 7, fields: 'x' })
    const answers = [
      await post('/mcp', wrong),
      await post('/mcp', wrong),
      await post('/mcp', wrong),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(answers.at(-1)?.text).toContain('ERATE')
  })

  test.each([
    ['fields', (n: number) => call({ url: 'x', fields: Array(n).fill('a') })],
    [
      'rules',
      (n: number) =>
        call(
          {
            url: 'x',
            rules: Object.fromEntries(Array.from({ length: n }, (_, i) => [i, { attr: 7 }])),
          },
          'extract',
        ),
    ],
    [
      'fallbacks',
      (n: number) => call({ url: 'x', rules: { a: Array(n).fill({ selector: 7 }) } }, 'extract'),
    ],
  ])('20,000 wrong %s cost no more than ten times as 2,000', async (_, body) => {
    service = await startService({ LINKGLASS_MCP: 'true', LINKGLASS_MAX_QUERY: '1MB' })
    const few = await cost('/mcp', body(2_000))
    const { text, status } = await post('/mcp', body(20_000))
    expect([status, text.length < 2_000]).toEqual([200, true])
    expect(await cost('/mcp', body(20_000))).toBeLessThan(10 * few + 100)
  })

  test('takes no more than a query may hold, and refuses what nests without end', async () => {
    service = await startService({ LINKGLASS_MCP: 'true' })
    expect((await post('/mcp', call('x'.repeat(256_001)))).status).toBe(413)
    const deep = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${'['.repeat(100_000)}`
    expect((await post('/mcp', deep)).status).toBe(400)
    const closed = `${deep}${']'.repeat(100_000)}}`
    expect((await post('/mcp', closed)).status).toBeLessThan(500)
  })

  test('a host that is none is no fault of the service', async () => {
    service = await startService({ LINKGLASS_MCP: 'true' })
    const { request } = await import('node:http')
    const status = await new Promise((resolve) => {
      const headers = { host: 'a b', 'content-type': 'application/json' }
      request(`${service.base}/mcp`, { method: 'POST', headers }, (response) =>
        resolve(response.resume().statusCode),
      ).end('{}')
    })
    expect(status).toBeLessThan(500)
  })
})
