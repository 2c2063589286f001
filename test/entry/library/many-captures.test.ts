import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createLinkglass,
  type Linkglass,
  type LinkglassError,
  type LinkglassOptions,
  loadConfig,
  type Media,
} from '../../../src/entry/library/library.js'
import { readCapture } from '../../../src/network/captures/index.js'
import { png } from '../../support/images.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { pdf } from '../../support/pdf.js'
import { readWarc } from '../../support/read-warc.js'
import { replayApart } from '../../support/replay-apart.js'
import { TEST_NETWORK } from '../../support/service.js'

const HTML = { 'content-type': 'text/html; charset=utf-8' }
const PAGE = `<!doctype html><html lang=fr><title>Le verre</title><meta property=og:image content=/a.png>
<meta name=author content="Ann Day"><link rel=icon href=/a.png><video src=/film.mp4></video>
<h1>Le verre</h1><article><p>${'The glass was blown by hand, in a town of old. '.repeat(15)}</p></article>
<img class=big src=/a.png><img class=gone src=/gone.png><b class=price>12,50 €</b><a href=/x>x</a>`

const SITE: Parameters<typeof startOrigin>[0] = {
  '/robots.txt': 'User-agent: *\nDisallow: /secret',
  '/page': { headers: HTML, body: PAGE },
  '/packed': { headers: { ...HTML, 'content-encoding': 'gzip' }, body: gzipSync(PAGE) },
  '/long': { headers: HTML, body: PAGE + '<p>filler</p>'.repeat(20_000) },
  '/moved': { status: 301, headers: { location: '/again' } },
  '/again': { status: 302, headers: { location: '/page' } },
  '/round': { status: 302, headers: { location: '/round' } },
  '/latin': {
    headers: { 'content-type': 'text/html; charset=windows-1252', 'x-word': 'cr\xe8me' },
    body: Buffer.from('<title>Caf\xe9 cr\xe8me</title>', 'latin1'),
  },
  '/japanese': {
    headers: { 'content-type': 'text/html' },
    body: Buffer.from('<meta charset=shift_jis><title>\x93\xfa\x96\x7b\x8c\xea</title>', 'latin1'),
  },
  '/wide': {
    headers: { 'content-type': 'text/html' },
    body: Buffer.from('\ufeff<title>Wide</title>', 'utf16le'),
  },
  '/wall': {
    status: 403,
    headers: { ...HTML, 'cf-mitigated': 'challenge' },
    body: '<title>Just a moment...</title><noscript>Enable JavaScript and cookies to continue</noscript>',
  },
  '/gone': { status: 404, headers: HTML, body: '<title>Not here</title>' },
  '/failed': { status: 500, headers: HTML, body: '<title>Failed</title>' },
  '/empty': { headers: HTML, body: '' },
  '/plain': { headers: { 'content-type': 'text/plain' }, body: 'Only text.' },
  '/json': { headers: { 'content-type': 'application/json' }, body: '{"a":1}' },
  '/a.png': { headers: { 'content-type': 'image/png' }, body: png(300, 200) },
  '/film.mp4': { headers: { 'content-type': 'video/mp4' }, body: Buffer.alloc(99_999) },
  '/report.pdf': {
    headers: { 'content-type': 'application/pdf' },
    body: pdf(['Glass and sand', 'Second line'], 'A report'),
  },
  '/secret': { headers: HTML, body: '<title>Secret</title>' },
  '/embedded': {
    headers: HTML,
    body: '<title>Video</title><link rel=alternate type=application/json+oembed href=/oembed.json>',
  },
  '/oembed.json': {
    headers: { 'content-type': 'application/json' },
    body: '{"version":"1.0","type":"rich","title":"From oEmbed","author_name":"Ann","html":"<iframe src=https://video.example/1></iframe>","width":400,"height":300}',
  },
}

const PATHS = Object.keys(SITE).filter((path) => path !== '/robots.txt' && path !== '/oembed.json')

const QUESTIONS: LinkglassOptions[] = [
  {},
  { meta: { title: true, author: true } },
  { ping: false },
  {
    meta: false,
    data: {
      price: { selector: '.price', type: 'number' },
      links: { selectorAll: 'a', attr: 'href' },
      big: { selector: '.big', attr: 'src', type: 'image' },
      gone: { selector: '.gone', attr: 'src', type: 'image' },
    },
  },
  { meta: false, data: { text: { selector: ':main', attr: 'markdown' } } },
  { meta: false, data: { text: { selector: ':main', attr: 'text' }, all: { attr: 'html' } } },
  { video: true, audio: true, iframe: true },
  { item: true, palette: true },
  { insights: { technologies: true, lighthouse: false } },
  { robots: 'respect', meta: { title: true } },
  { requireOk: true },
]

let origin: Origin
let online: Linkglass
beforeAll(async () => {
  origin = await startOrigin(SITE)
  online = createLinkglass(loadConfig(TEST_NETWORK))
})
afterAll(async () => {
  await Promise.all([online.close(), origin.close()])
})

/** Answers with a capture; an error has one, too. */
async function record(path: string, options: LinkglassOptions) {
  const url = `http://site.test:${origin.port}${path}`
  try {
    const { data, ...envelope } = await online(url, { ...options, capture: true })
    const { capture, ...values } = data as { capture: Media }
    const bytes = Buffer.from(capture.url.split(',')[1] ?? '', 'base64')
    return { url, options, file: bytes, answer: { ...envelope, data: values } as object }
  } catch (error) {
    const { code, message, data, capture } = error as LinkglassError
    return { url, options, file: Buffer.from(capture ?? []), answer: { code, message, data } }
  }
}

const LIMITS = { maxBytes: 100_000_000 }

test('220 answers of all kinds are made again in a process that opens no socket and looks up no name', async () => {
  const recorded = []
  for (const path of PATHS)
    recorded.push(
      ...(await Promise.all(QUESTIONS.map((one) => record(path, { ...one, retry: 0 })))),
    )
  for (const { file } of recorded) {
    const responses = readWarc(file).filter(({ type }) => type === 'response')
    const { exchanges } = await readCapture(file, LIMITS)
    expect(exchanges.flatMap(({ url, response }) => (response ? [url] : []))).toEqual(
      responses.map(({ url }) => url),
    )
  }
  const answers = JSON.parse(JSON.stringify(recorded.map(({ answer }) => answer)))
  const replayed = await replayApart(recorded, { LINKGLASS_BROWSER: 'none' })
  expect(replayed).toEqual({ answers, sockets: 0, names: 0 })
  expect(answers).toHaveLength(220)
})

test('an answer that did not come in time is replayed as that, at once', async () => {
  const silent = await startOrigin(() => undefined)
  const url = `http://site.test:${silent.port}/`
  const thrown = await online(url, { timeout: '1s', retry: 0, capture: true }).catch(
    (error) => error,
  )
  await silent.close()
  const { code, message, data, capture } = thrown as LinkglassError
  expect([code, readWarc(Buffer.from(capture ?? [])).map(({ type }) => type)]).toEqual([
    'ETIMEOUT',
    ['warcinfo', 'request', 'metadata', 'metadata'],
  ])
  const again = online(url, { timeout: '5min', retry: 0, ...(capture && { replay: capture }) })
  await expect(again).rejects.toMatchObject({ code, message, data })
})
