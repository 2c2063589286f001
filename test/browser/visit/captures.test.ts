import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WARCParser } from 'warcio'
import {
  createLinkglass,
  type Linkglass,
  type LinkglassError,
  type LinkglassOptions,
  loadConfig,
  type Media,
} from '../../../src/entry/library/library.js'
import { png } from '../../support/images.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { pdf } from '../../support/pdf.js'
import { replayApart } from '../../support/replay-apart.js'
import { TEST_NETWORK, UNHURRIED } from '../../support/service.js'
import { toRecord } from '../../support/warc.js'
import { browserSettings } from '../support.js'

let origin: Origin
let other: Origin
let online: Linkglass
/** Has no name and may reach no address, and a resolver that nobody listens at. */
let offline: Linkglass

const HTML = { 'content-type': 'text/html; charset=utf-8' }

beforeAll(async () => {
  other = await startOrigin({
    '/frame.html': '<p id=f>frame</p><script>f.textContent += Math.random()</script>',
    '/data.json': { body: '{"n":7}', headers: { 'access-control-allow-origin': '*' } },
  })
  let posts = 0
  origin = await startOrigin((request, response) => {
    const path = request.url?.split('?')[0]
    const send = (
      status: number,
      headers: Record<string, string>,
      body: string | Uint8Array = '',
    ) => response.writeHead(status, headers).end(body)
    if (path === '/moved') return send(302, { location: '/app' })
    if (path === '/app') return send(200, HTML, APP(other.port))
    if (path === '/app.js') return send(200, { 'content-type': 'text/javascript' }, SCRIPT)
    if (path === '/worker.js') return send(200, { 'content-type': 'text/javascript' }, WORKER)
    if (path === '/a.png') return send(200, { 'content-type': 'image/png' }, png(300, 200))
    if (path === '/hop') return send(303, { location: '/landed' })
    if (path === '/landed') return send(200, {}, 'landed')
    if (path === '/post') return send(200, {}, `post ${++posts}`)
    if (path === '/plain') return send(200, HTML, '<title>Plain</title><h1>Plain</h1>')
    if (path === '/report.pdf')
      return send(200, { 'content-type': 'application/pdf' }, pdf(['Glass and sand'], 'A report'))
    if (path === '/wall') return send(403, { ...HTML, 'cf-mitigated': 'challenge' }, WALL)
    return send(404, HTML, '<title>Not here</title><h1>Not here</h1>')
  })
  online = createLinkglass(loadConfig({ ...TEST_NETWORK, ...browserSettings() }))
  offline = createLinkglass(
    loadConfig({ ...UNHURRIED, ...browserSettings(), LINKGLASS_DNS: '127.0.0.1:9' }),
  )
})
afterAll(async () => {
  await Promise.all([online?.close(), offline?.close(), origin?.close(), other?.close()])
})

const WALL =
  '<title>Just a moment...</title><noscript>Enable JavaScript and cookies to continue</noscript>'

const APP = (port: number) => `<!doctype html><html lang=en><title>App</title>
<style>body { background: url(/a.png) }</style><div id=root></div>
<iframe src="http://other.test:${port}/frame.html"></iframe>
<script>globalThis.other = 'http://other.test:${port}'</script><script src=/app.js></script></html>`

const SCRIPT = `(async () => {
  const text = (answer) => answer.text()
  const worker = new Worker('/worker.js')
  const fromWorker = new Promise((resolve) => { worker.onmessage = ({ data }) => resolve(data) })
  const parts = [
    await fetch('/post', { method: 'POST', body: 'a' }).then(text),
    await fetch('/post', { method: 'POST', body: 'b' }).then(text),
    await fetch('/hop').then(text),
    await fetch(other + '/data.json').then(text),
    await fetch('/missing').then(text),
    await fromWorker,
    Math.random(), Math.random(), new Date().toISOString().slice(0, 10), typeof Date(),
    new Date(0).getTime(), new Date() instanceof Date, document.cookie,
  ]
  root.innerHTML = '<h1>App</h1><p class=parts>' + parts.join(' | ') + '</p><img src=/a.png>'
})()`

const WORKER = `fetch('/landed').then((answer) => answer.text()).then((text) => postMessage('worker ' + text))`

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

const SMALL = { viewport: { width: 320, height: 240, deviceScaleFactor: 1 } }
const TIME = { timeout: '200s', retry: 0, ...SMALL } as const

/** The answer or its error, without its capture, and that as bytes. */
async function record(path: string, options: LinkglassOptions) {
  try {
    const { data, ...envelope } = await online(at(path), { ...TIME, ...options, capture: true })
    const { capture, ...values } = data as { capture: Media }
    const file = Buffer.from(capture.url.split(',')[1] ?? '', 'base64')
    return { answer: { ...envelope, data: values }, file }
  } catch (error) {
    const { code, message, data, capture } = error as LinkglassError
    return { answer: { code, message, data }, file: Buffer.from(capture ?? []) }
  }
}

const PARTS = { parts: { selector: '.parts', attr: 'text' } } as const

const QUESTIONS: Record<string, LinkglassOptions> = {
  'opened by scripts': { prerender: true, data: PARTS },
  'a second look': { data: PARTS },
  'a screenshot': { meta: false, screenshot: true },
  'a screenshot and plain markup': { prerender: false, screenshot: { fullPage: true } },
  'a print': { meta: { title: true }, pdf: true },
  'a print of plain markup': { prerender: false, pdf: { landscape: true }, data: PARTS },
  'a function': { meta: false, function: '({ page }) => page.evaluate(() => document.title)' },
}

/** Spells an answer without the times that it has: those of a function, and the day of a print. */
function untimed(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer, (name, value) => {
      if (name === 'profiling') return undefined
      const [, print] = /^data:application.pdf;base64,(.*)/.exec(String(value)) ?? []
      if (print === undefined) return value
      return Buffer.from(print, 'base64')
        .toString('latin1')
        .replace(/\(D:\d+[^)]*\)/g, '(D)')
    }),
  )
}

const PATHS = ['/app', '/moved', '/plain', '/wall', '/none', '/report.pdf']

test('visits are repeated in a process without the network: markup, screenshots, prints, functions', async () => {
  const cases = PATHS.flatMap((path) =>
    Object.values(QUESTIONS).map((options) => ({ path, options })),
  )
  const recorded = await Promise.all(
    cases.map(async ({ path, options }) => {
      const { answer, file } = await record(path, options)
      return { url: at(path), options: { ...TIME, ...options }, file, answer }
    }),
  )
  const { answers, sockets, names } = await replayApart(recorded, browserSettings())
  expect(answers.map(untimed)).toEqual(recorded.map(({ answer }) => untimed(answer)))
  expect({ sockets, names, count: answers.length }).toEqual({ sockets: 0, names: 0, count: 42 })
})

test.concurrent('a file has what the page got, its final markup and its pictures', async () => {
  const { file } = await record('/app', { screenshot: true, headers: { 'x-own': 'CANARY' } })
  const found: string[] = []
  for await (const { warcType, warcTargetURI: url = '' } of new WARCParser([file])) {
    found.push(`${warcType} ${url?.replaceAll(/http:..(\w+).test:\d+/g, '$1')}`)
  }
  const responses = [
    '/app',
    '/app.js',
    '/a.png',
    '/post',
    '/hop',
    '/landed',
    '/missing',
    '/worker.js',
  ]
  const expected = [
    ...responses.map((path) => `response site${path}`),
    'response other/frame.html',
    'response other/data.json',
    'resource urn:html:site/app',
    'resource urn:screenshot:site/app',
    'metadata site/app',
  ]
  expect(expected.filter((one) => !found.includes(one))).toEqual([])
  const text = gunzipSync(file).toString('latin1')
  expect(text).not.toContain('CANARY')
})

test.concurrent('a page by TLS is opened from the archive of another program', async () => {
  const url = 'https://gone.test/'
  const page = '<title>Before</title><script src=https://cdn.gone.test/a.js></script>'
  const file = Buffer.concat([
    toRecord({ url, body: page }),
    toRecord({ url: 'https://cdn.gone.test/a.js', body: "document.title = 'After'" }),
  ])
  const { data } = await offline(url, {
    ...TIME,
    prerender: true,
    meta: { title: true },
    replay: file,
  })
  expect(data).toEqual({ title: 'After' })
})

test.concurrent.each([
  ['an image', '<img src=/none.png>', '/none.png'],
  [
    'a script of another host',
    '<script src=https://other.test/a.js></script>',
    'https://other.test/a.js',
  ],
  ['a form', "<script>fetch('/send', { method: 'POST', body: '1' })</script>", '/send'],
  ['a socket', "<script>new WebSocket('ws://' + location.host + '/socket')</script>", '/socket'],
  ['a frame', '<iframe src=http://127.0.0.1:8099/frame></iframe>', 'http://127.0.0.1:8099/frame'],
  ['another page', "<script>location = '/next'</script>", '/next'],
])('what is not in the capture is named: %s', async (_, html, missing) => {
  const url = 'http://gone.test/'
  const replay = toRecord({ url, body: `<title>A page</title><h1>Text</h1>${html}` })
  const answer = offline(url, { ...TIME, prerender: true, meta: { title: true }, replay })
  await expect(answer).rejects.toMatchObject({
    code: 'ENOTCAPTURED',
    data: { url: new URL(missing, url).href },
  })
})

test.concurrent('a visit that fails is captured, and fails again', async () => {
  const options = { ...TIME, meta: false, screenshot: true } as const
  const gone = await startOrigin({})
  await gone.close()
  const url = `http://site.test:${gone.port}/`
  const error = await online(url, { ...options, capture: true }).catch((thrown: unknown) => thrown)
  const { code, message, capture } = error as LinkglassError
  expect([code, capture?.length]).toEqual(['EFATAL', expect.any(Number)])
  const again = offline(url, { ...options, ...(capture && { replay: capture }) })
  await expect(again).rejects.toMatchObject({ code, message })
})
