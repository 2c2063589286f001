import { once } from 'node:events'
import { get, request } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import type { Hosted } from '../../test/hostile/support/hosted.js'
import { startProgram } from '../../test/support/program.js'
import type { Attack } from './attack.js'
import { halfRequests } from './sockets.js'

/** Status lines that Node.js reads, and refuses to write. */
export const BAD_STATUS_LINES = ['099 OK', '000 OK', '200 O\x00K', '200 O\x01K', '200 O\x7fK']

const BROWSER = { LINKGLASS_BROWSER: process.env.CHROME_PATH ?? 'auto' }

/** Attacks on the service and its proxy. Each throws if successful. */
export const ENTRANCE_ATTACKS: readonly Attack[] = [
  { name: 'bad status lines of subresources', opensBrowser: true, act: visitBadHeads },
  { name: 'linkglass proxy: bad status lines', act: proxyBadHeads },
  { name: 'linkglass proxy: 600 half requests', act: proxyHalfRequests },
  { name: '3,000 half requests from 200 addresses', act: halfRequestsFromMany },
  {
    name: 'two workers visiting',
    opensBrowser: true,
    page: '<title>x</title><script>document.title = "Made by a script"</script>',
    prepare: async () => ({
      // Visits must succeed, however slow the machine is.
      env: {
        ...BROWSER,
        LINKGLASS_WORKERS: '2',
        LINKGLASS_BROWSER_MEMORY: '700MB',
        LINKGLASS_TIMEOUT: '1min',
      },
    }),
    act: visitByWorkers,
  },
  { name: 'a foreign Host', page: '<title>Secret</title>', act: askAsForeigner },
]

/** Starts a site that answers `/n` with the n-th bad status line. */
async function startBadSite(page = ''): Promise<{ base: string; close: () => void }> {
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (bytes) => {
      const number = Number(/^GET (?:http:\/\/[^/]+)?\/(\d+)/.exec(bytes.toString('latin1'))?.[1])
      const status = BAD_STATUS_LINES[number % BAD_STATUS_LINES.length] ?? '200 OK'
      const head = `HTTP/1.1 ${status}\r\ncontent-type: text/html\r\nconnection: close\r\n`
      socket.end(`${head}content-length: ${page.length}\r\n\r\n${page}`, 'latin1')
    })
  })
  await once(server.listen(0, '0.0.0.0'), 'listening')
  const { port } = server.address() as AddressInfo
  return { base: `http://site.test:${port}`, close: () => server.close() }
}

const IMAGES = Array.from({ length: 100 }, (_, index) => `<img src="/${index}">`).join('')

async function visitBadHeads(service: Hosted): Promise<void> {
  const site = await startBadSite(`<title>Page</title>${IMAGES}`)
  const { status, text: answer } = await service.ask({ url: `${site.base}/`, prerender: 'true' })
  site.close()
  if (status !== 200) throw new Error(`the visit failed: ${answer}`)
}

async function proxyBadHeads(): Promise<void> {
  const site = await startBadSite()
  const proxy = await startProxy()
  const asked = Array.from({ length: 500 }, (_, index) => proxy.ask(`${site.base}/${index}`))
  await Promise.all(asked.map((status) => status.catch(() => 0)))
  const status = await proxy.ask(`${site.base}/good`)
  const code = await proxy.stop()
  site.close()
  if (status !== 200 || code !== 0) throw new Error(`answered ${status}, ended with ${code}`)
}

/** Checks that all connections are closed, and that others are answered meanwhile. */
async function proxyHalfRequests(): Promise<void> {
  const site = await startBadSite()
  const proxy = await startProxy()
  const held = halfRequests(proxy.port, 600)
  const status = await proxy.ask(`${site.base}/good`)
  const left = await held
  const code = await proxy.stop()
  site.close()
  if (status !== 200 || code !== 0 || left > 0)
    throw new Error(`answered ${status}, ended with ${code}, ${left} connections left open`)
}

async function halfRequestsFromMany({ base }: Hosted): Promise<void> {
  const left = await halfRequests(Number(new URL(base).port), 3_000, 200)
  if (left > 0) throw new Error(`${left} connections left open`)
}

async function startProxy() {
  const child = startProgram(['proxy', '--port', '0'])
  const [line] = await once(createInterface({ input: child.stderr }), 'line')
  const port = Number(/:(\d+)$/.exec(line)?.[1])
  return {
    port,
    ask: async (path: string): Promise<number> => {
      const [response] = await once(get({ port, path, agent: false }), 'response')
      response.resume()
      return response.statusCode
    },
    stop: async (): Promise<number | null> => {
      child.kill('SIGTERM')
      const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
      return code
    },
  }
}

/** Uses a connection per request, so that both workers get some. */
async function visitByWorkers({ base }: Hosted, url: string): Promise<void> {
  const visits = Array.from({ length: 12 }, async (_, index) => {
    const search = new URLSearchParams({ url: `${url}?${index}`, prerender: 'true', retry: '0' })
    const [response] = await once(get(`${base}/?${search}`, { agent: false }), 'response')
    return text(response)
  })
  const wrong = (await Promise.all(visits)).filter((answer) => !answer.includes('Made by a script'))
  if (wrong.length > 0) throw new Error(`${wrong.length} of 12 visits failed: ${wrong[0]}`)
}

/** Sends requests with a foreign `Host`, as in DNS rebinding. */
async function askAsForeigner({ base }: Hosted, url: string): Promise<void> {
  const call = { name: 'metadata', arguments: { url } }
  const rpc = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call })
  const asked = [
    foreign(base, 'GET', `/?url=${encodeURIComponent(url)}`),
    foreign(base, 'GET', `/oembed?url=${encodeURIComponent(url)}`),
    foreign(base, 'GET', `/%6fembed?url=${encodeURIComponent(url)}`),
    foreign(base, 'POST', '/%62atch', JSON.stringify({ url })),
    foreign(base, 'POST', '/%6dcp', rpc),
  ]
  const answers = await Promise.all(asked)
  const answered = answers.filter((answer) => !answer.startsWith('400 '))
  if (answered.length > 0) throw new Error(`a stranger was answered: ${answered[0]}`)
}

async function foreign(base: string, method: string, path: string, body = ''): Promise<string> {
  const headers = {
    host: 'evil.example',
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  const asked = request(base + path, { method, headers, agent: false }).end(body)
  const [response] = await once(asked, 'response')
  return `${response.statusCode} ${await text(response)}`
}
