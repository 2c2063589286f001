/** One request, or several at once, that try to cost more than they should. */
export interface Attack {
  readonly name: string
  /** What the target serves. */
  readonly page?: string | Buffer
  readonly type?: string
  /** Parameters of requests for that page. */
  readonly query?: Readonly<Record<string, string>>
  /** Or a body that is sent instead. */
  readonly post?: { readonly path: string; readonly body: string }
  /** Requests at once; one when left out. */
  readonly times?: number
}

function many(count: number, piece: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => piece(index)).join('')
}

function list(count: number, piece: (index: number) => unknown) {
  return JSON.stringify(Array.from({ length: count }, (_, index) => piece(index)))
}

function jsonLd(nodes: unknown) {
  return `<script type="application/ld+json">${JSON.stringify(nodes)}</script>`
}

/** Authors of authors, which all refer to one long name. */
function references(width: number, length: number): string {
  const refer = (name: string) => Array(width).fill({ '@id': name })
  return jsonLd([
    { '@type': 'Article', author: refer('#a') },
    { '@id': '#a', '@type': 'Person', name: refer('#b') },
    { '@id': '#b', '@type': 'Person', name: refer('#c') },
    { '@id': '#c', '@type': 'Person', name: 'x'.repeat(length) },
  ])
}

/** Every shape that was once found to stop the service. */
export const ATTACKS: readonly Attack[] = [
  { name: 'JSON-LD references', page: references(50, 10_000) },
  {
    name: 'JSON-LD nodes of one id',
    page: jsonLd(
      Array.from({ length: 5_000 }, (_, index) => ({ '@id': '#a', author: `a${index}` })),
    ),
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
  { name: 'manifest', page: `{${'"a":['.repeat(200_000)}`, type: 'application/manifest+json' },
  {
    name: 'endless functions',
    times: 60,
    page: '<p>x',
    query: { meta: 'false', 'data.a.attr': 'text', 'data.a.evaluate': '() => { for (;;); }' },
  },
  {
    name: 'costly selectors',
    times: 20,
    page: many(20_000, () => '<div><p>x</p>'),
    query: { meta: 'false', 'data.a.selectorAll': 'div:has(p ~ p) div:has(div p + p)' },
  },
  {
    name: 'iframe options',
    page: '<p>x',
    query: Object.fromEntries(
      Array.from({ length: 1_900 }, (_, index) => [`iframe.a${index}`, 'x']),
    ),
  },
  { name: 'srcset', page: `<img srcset="${many(100_000, (index) => `/a${index} ${index}w,`)}">` },
  { name: 'attributes', page: `<p ${many(200_000, (index) => `a${index}=x `)}>` },
]
