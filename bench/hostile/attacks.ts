import { CALLS_AT_ONCE, FILLED_MEMORY } from '../../test/hostile/functions.js'
import type { Hosted } from '../../test/hostile/support/hosted.js'
import { pdfBomb } from '../../test/support/pdf.js'
import { type Attack, jsonLd, list, many, type Preparation } from './attack.js'
import { ENTRANCE_ATTACKS } from './entrance-attacks.js'
import { IMAGE_ATTACKS } from './image-attacks.js'
import { ITEM_ATTACKS } from './item-attacks.js'
import { leftBodies, neverRead, slowHeaders, unfinished } from './sockets.js'
import { DAMAGES, damagedCache, fullRedis, ordinaryRedis } from './stores.js'
import { VISIT_ATTACKS } from './visit-attacks.js'

/** JSON-LD of nested authors that all refer to one long name. */
function references(width: number, length: number): string {
  const refer = (name: string) => Array(width).fill({ '@id': name })
  return jsonLd([
    { '@type': 'Article', author: refer('#a') },
    { '@id': '#a', '@type': 'Person', name: refer('#b') },
    { '@id': '#b', '@type': 'Person', name: refer('#c') },
    { '@id': '#c', '@type': 'Person', name: 'x'.repeat(length) },
  ])
}

/** Two callers that are known by their keys. */
const PLANS = JSON.stringify({
  free: { limit: 100_000, window: '1m' },
  pro: { limit: 100_000, window: '1m', keys: ['one', 'another'] },
})

const TOOL_CALL = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'metadata', arguments: { url: 'http://192.0.2.1.invalid/' } },
})

/** A service that can open pages; functions are for those only. */
async function withBrowser(env: NodeJS.ProcessEnv = {}): Promise<Preparation> {
  return { env: { LINKGLASS_BROWSER: process.env.CHROME_PATH ?? 'auto', ...env } }
}

/** A page of which every pixel has another color. */
const NOISE = `<body style="margin:0"><canvas width="3600" height="3600"></canvas><script>
  const context = document.querySelector('canvas').getContext('2d')
  const image = context.createImageData(3600, 3600)
  for (let at = 0; at < image.data.length; at += 65536)
    crypto.getRandomValues(image.data.subarray(at, at + 65536))
  for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255
  context.putImageData(image, 0, 0)
</script>`

async function takeScreenshots(service: Hosted, urls: readonly string[]): Promise<void> {
  const viewport = Object.entries({ width: 3_600, height: 3_600, deviceScaleFactor: 1 })
  const size = Object.fromEntries(viewport.map(([name, value]) => [`viewport.${name}`, `${value}`]))
  const answers = await Promise.all(
    urls.map((url) => service.ask({ url, meta: 'false', screenshot: 'true', ...size })),
  )
  const failed = answers.find(({ status }) => status !== 200)
  if (failed) throw new Error(`a screenshot failed: ${failed.text}`)
}

/** Attacks of every shape that once stopped the service. */
export const ATTACKS: readonly Attack[] = [
  { name: 'JSON-LD references', page: references(50, 10_000) },
  {
    name: 'JSON-LD nodes of one id',
    page: jsonLd(
      Array.from({ length: 5_000 }, (_, index) => ({ '@id': '#a', author: `a${index}` })),
    ),
  },
  {
    name: 'JSON-LD strings without ends',
    page: `<script type="application/ld+json">[${'"a\n'.repeat(5_000)}]</script>`,
  },
  {
    name: 'conversion of a long list',
    page: `<p>${list(1_000_000, () => 1)}`,
    query: { meta: 'false', 'data.a.selector': 'p', 'data.a.type': 'boolean' },
  },
  {
    name: 'SVG width',
    page: `<svg xmlns="http://www.w3.org/2000/svg" width="${'1'.repeat(60_000)}x">`,
    type: 'image/svg+xml',
  },
  { name: 'icon sizes', page: `<link rel=icon href=/i sizes="${'1'.repeat(100_000)}">` },
  {
    name: 'type=ip over dots',
    page: `<p>${'1.'.repeat(75_000)}`,
    query: { meta: 'false', 'data.a.selector': 'p', 'data.a.type': 'ip' },
  },
  { name: 'address of consent', page: `<link rel=canonical href="/${'consent'.repeat(20_000)}">` },
  { name: 'batch lines', post: { path: '/batch', body: '1\n'.repeat(1_900_000) } },
  {
    name: 'filter',
    page: many(8_000, (index) => `<p id=a${index}>x`),
    query: {
      'data.a.selectorAll': 'p',
      filter: many(5_000, (index) => `${index ? ',' : ''}a.b${index}`),
    },
  },
  {
    name: 'MCP arguments',
    post: {
      path: '/mcp',
      body: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"metadata","arguments":{"url":"x","fields":${list(20_000, () => 'a')}}}}`,
    },
  },
  {
    name: 'manifest',
    page: '<link rel=manifest href="manifest">',
    linked: { body: `{${'"a":['.repeat(200_000)}`, type: 'application/manifest+json' },
    query: { 'meta.logo': 'true' },
  },
  {
    name: 'PDF bomb',
    page: pdfBomb(200_000_000),
    type: 'application/pdf',
    query: { 'data.text.attr': 'text' },
  },
  {
    name: 'endless functions',
    times: 60,
    page: '<p>x',
    query: { meta: 'false', 'data.a.attr': 'text', 'data.a.evaluate': '() => { for (;;); }' },
  },
  ...Object.entries(FILLED_MEMORY).map(([made, source]) => ({
    name: `function: memory filled by ${made}`,
    page: '<p>x',
    query: { meta: 'false', function: source },
    prepare: () => withBrowser(),
  })),
  {
    name: 'function: calls at once',
    page: '<p>x',
    query: { meta: 'false', function: CALLS_AT_ONCE },
    prepare: () => withBrowser(),
  },
  {
    name: 'functions in nested rules',
    page: many(10_000, () => '<p>x</p>'),
    query: {
      meta: 'false',
      data: JSON.stringify({
        a: { selectorAll: 'p', data: { b: { attr: 'text', evaluate: '(x) => x' } } },
      }),
    },
  },
  {
    name: 'costly selectors',
    times: 20,
    page: many(20_000, () => '<div><p>x</p>'),
    query: { meta: 'false', 'data.a.selectorAll': 'div:has(p ~ p) div:has(div p + p)' },
    send: { 'x-api-key': 'one' },
    prepare: async () => ({ env: { LINKGLASS_PLANS: PLANS } }),
    others: { query: { 'data.a.selector': 'title' }, key: 'another' },
  },
  { name: 'drip', page: many(20_000, () => '<p>x</p>'), isDripped: true, times: 36 },
  ...Object.entries(DAMAGES).map(([name, damage]) => ({
    name: `cache: ${name}`,
    page: '<title>x',
    times: 20,
    prepare: () => damagedCache(damage),
  })),
  {
    name: 'Redis without memory',
    page: '<title>x',
    times: 20,
    needs: 'redis-server',
    prepare: fullRedis,
  },
  {
    name: 'four screenshots of 39 MB at once',
    page: NOISE,
    opensBrowser: true,
    act: (service, url) =>
      takeScreenshots(
        service,
        [1, 2, 3, 4].map((number) => `${url}?${number}`),
      ),
    prepare: async () => ({ env: { LINKGLASS_TIMEOUT: '2min' } }),
  },
  {
    name: 'screenshot of 39 MB into Redis',
    page: NOISE,
    opensBrowser: true,
    act: (service, url) => takeScreenshots(service, [url]),
    needs: 'redis-server',
    prepare: ordinaryRedis,
  },
  { name: 'answers never read', page: `<p>${'x'.repeat(4_500_000)}`, act: neverRead },
  { name: 'unfinished bodies', act: unfinished },
  {
    name: 'bodies left behind',
    page: many(20_000, () => '<p>x</p>'),
    isDripped: true,
    act: leftBodies,
  },
  { name: 'requests that drip', act: slowHeaders },
  {
    name: 'iframe options',
    page: '<p>x',
    query: Object.fromEntries(
      Array.from({ length: 1_900 }, (_, index) => [`iframe.a${index}`, 'x']),
    ),
  },
  {
    name: 'HEAD of an asset',
    times: 50,
    method: 'HEAD',
    page: '<meta property="og:image" content="image">',
    linked: { body: 'x'.repeat(5_000_000), type: 'image/png' },
    query: { 'meta.image': 'true', embed: 'image.url', ping: 'false' },
  },
  {
    name: 'wrong keys',
    times: 100,
    page: '<title>x',
    send: { 'x-api-key': 'wrong' },
    prepare: async () => ({ env: { LINKGLASS_PLANS: PLANS } }),
    others: { key: 'another' },
  },
  {
    name: 'long ids and classes in a browser',
    page: `<p>x<script>for (let i = 0; i < 5000; i++) {
      const element = document.body.appendChild(document.createElement('p'))
      element.id = i + 'i'.repeat(5000)
      element.className = i + 'c'.repeat(5000)
    }</script>`,
    opensBrowser: true,
    query: { prerender: 'true' },
  },
  ...IMAGE_ATTACKS,
  ...ITEM_ATTACKS,
  ...VISIT_ATTACKS,
  ...ENTRANCE_ATTACKS,
  { name: 'redirects without end', times: 50, redirect: '' },
  { name: 'first use of a tool', post: { path: '/mcp', body: TOOL_CALL } },
  { name: 'srcset', page: `<img srcset="${many(100_000, (index) => `/a${index} ${index}w,`)}">` },
  { name: 'attributes', page: `<p ${many(200_000, (index) => `a${index}=x `)}>` },
]
