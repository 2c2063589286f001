import { pdf, pdfBomb } from '../../test/support/pdf.js'
import type { Attack } from './attack.js'

/** Returns a number below `limit`, the same in each run. */
export type Random = (limit: number) => number

export function randomFrom(seed: number): Random {
  let state = seed
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * limit)
  }
}

type Generate = (random: Random) => Omit<Attack, 'name'>

const WORDS = ['a', 'p', '1', '.', '#', '[', ']', '{', '}', '"', '<', '>', ',', ' ', '\\', '%', 'é']

function noise(random: Random, length = 2_000): string {
  return Array.from({ length: random(length) }, () => WORDS[random(WORDS.length)]).join('')
}

function nested(random: Random, open: string, close: string): string {
  const depth = random(2_000)
  return open.repeat(depth) + noise(random, 50) + close.repeat(random(2) * depth)
}

function page(make: (random: Random) => string, type?: string): Generate {
  return (random) => ({ page: make(random), ...(type !== undefined && { type }) })
}

function query(make: (random: Random) => Record<string, string>): Generate {
  return (random) => ({ page: '<p>x<title>t</title>', query: make(random) })
}

const BOMB = pdfBomb(20_000_000)

/** Replaces some bytes of a document. */
function brokenPdf(random: Random): Buffer {
  const bytes = pdf(Array.from({ length: random(50) }, () => `line ${random(1_000)}`))
  for (let count = random(20); count > 0; count--) bytes[random(bytes.length)] = random(256)
  return bytes
}

/** Addresses that the target's resolver gives for a name. */
export const ADDRESSES: ReadonlyMap<string, readonly string[]> = new Map([
  ['none', []],
  ['one', ['127.0.0.1']],
  ['many', Array.from({ length: 200 }, (_, index) => `127.0.0.${index + 1}`)],
  ['private', ['127.0.0.1', '10.0.0.1']],
])

/** Generators of random input, by kind. */
export const GENERATORS: Readonly<Record<string, Generate>> = {
  markup: page((random) => nested(random, '<div><p>', '</div>') + noise(random)),
  attributes: page((random) => `<a ${noise(random).replaceAll(',', '=x ')}>`),
  'JSON-LD': page(
    (random) =>
      `<script type="application/ld+json">${nested(random, '{"author":[', ']}')}</script>`,
  ),
  srcset: page(
    (random) => `<img srcset="${'/a 1w, '.repeat(random(2_000))}${noise(random, 100)}">`,
  ),
  manifest: (random) => ({
    page: '<link rel=manifest href="manifest">',
    linked: { body: nested(random, '{"icons":[', ']}'), type: 'application/manifest+json' },
    query: { 'meta.logo': 'true' },
  }),
  icons: page((random) => `<link rel=icon href=/i sizes="${'16x16 '.repeat(random(1_000))}">`),
  SVG: page((random) => `<svg width="${'9'.repeat(random(5_000))}">`, 'image/svg+xml'),
  PDF: (random) => ({
    page:
      [() => `%PDF-1.7\n${noise(random)}`, () => brokenPdf(random), () => BOMB][random(3)]?.() ??
      '',
    type: 'application/pdf',
    query: { 'data.text.attr': 'text' },
  }),
  'JSON lists': (random) => ({
    page: `<p>[${'1,'.repeat(random(20_000))}1]`,
    query: { meta: 'false', 'data.a.selector': 'p', 'data.a.type': 'number' },
  }),
  query: query((random) => ({
    [`data.${'a.'.repeat(random(60))}selector`]: noise(random, 200),
    headers: nested(random, '{"a":', '}').slice(0, 4_000),
  })),
  filter: query((random) => ({ filter: 'a.b,'.repeat(random(2_000)), ping: 'title' })),
  batch: (random) => ({
    post: { path: '/batch', body: random(2) ? noise(random, 20_000) : nested(random, '[', ']') },
  }),
  MCP: (random) => ({ post: { path: '/mcp', body: nested(random, '{"params":[', ']}') } }),
  'headers of a target': (random) => ({
    page: '<title>x',
    headers: {
      link: `</a>; rel="${'icon '.repeat(random(500))}"`,
      'set-cookie': `a=${';'.repeat(random(2_000))}`,
      'cache-control': `max-age=${'9'.repeat(random(500))}`,
      'content-language': 'en,'.repeat(random(1_000)),
    },
  }),
  redirects: (random) => ({ redirect: `${'%2e/'.repeat(random(200))}${random(100)}` }),
  DNS: (random) => ({
    page: '<title>x',
    host: `${[...ADDRESSES.keys()][random(ADDRESSES.size)]}.names.test`,
  }),
  headers: query((random) => ({ [`headers.x-${random(100)}`]: noise(random, 1_000) })),
}
