import { afterAll, expect, it } from 'vitest'
import { createLinkglass, loadConfig } from '../../../src/entry/library/library.js'

const linkglass = createLinkglass(loadConfig({ LINKGLASS_READING_TIMEOUT: '60s' }))
afterAll(() => linkglass.close())

async function explain(html: string) {
  const url = 'https://site.example/thing'
  const reading = await linkglass.fromHtml(html, { url, meta: false, item: true, explain: true })
  return reading.explain?.item
}

function jsonLd(value: object): string {
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`
}

it('shows values as the page writes them, of the source that won and of the others', async () => {
  const declared = {
    '@type': 'Product',
    name: 'Harbour &amp; lamp',
    sku: ' L-1 ',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.50', reviewCount: '12' },
    offers: { price: '12.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  }
  const found = await explain(`<title>Harbour & lamp</title>${jsonLd(declared)}
    <h1>Harbour & lamp</h1><div itemscope itemtype="https://schema.org/Product">
    <b itemprop="name">Harbour &amp; lamp</b> <i itemprop="sku">L-1</i> <i itemprop="color">red</i></div><p>12,50 €</p>`)
  expect(found).toEqual({
    why: 'its name is in the title or heading',
    at: 29,
    fields: {
      name: {
        winner: { source: 'json-ld name', raw: 'Harbour &amp; lamp', at: 29 },
        rejected: [
          {
            source: 'microdata name',
            raw: 'Harbour & lamp',
            at: 6,
            reason: 'A source before it has a value.',
          },
        ],
      },
      sku: {
        winner: { source: 'json-ld sku', raw: 'L-1', at: 29 },
        rejected: [
          { source: 'microdata sku', raw: 'L-1', at: 6, reason: 'A source before it has a value.' },
        ],
      },
      color: { winner: { source: 'microdata color', raw: 'red', at: 6 }, rejected: [] },
      price: {
        winner: { source: 'json-ld offers.price', raw: '12.50', at: 29 },
        rejected: [
          {
            source: 'visible price',
            raw: '12,50 €',
            at: 318,
            reason: 'A source before it has a value.',
          },
        ],
      },
      availability: {
        winner: {
          source: 'json-ld offers.availability',
          raw: 'https://schema.org/InStock',
          at: 29,
        },
        rejected: [],
      },
      offers: {
        winner: {
          source: 'json-ld offers',
          raw: '{"price":"12.50","pricecurrency":"EUR","availability":"https://schema.org/InStock"}',
          at: 29,
        },
        rejected: [],
      },
      rating: {
        winner: {
          source: 'json-ld aggregateRating',
          raw: '{"ratingvalue":"4.50","reviewcount":"12"}',
          at: 29,
        },
        rejected: [],
      },
    },
    rejected: [
      {
        name: 'Harbour & lamp',
        reason: 'its name is in the title or heading, but the product goes before it.',
        source: 'microdata',
        type: 'product',
      },
    ],
  })
})

it('shows no more than 300 characters of things in things', async () => {
  const many = (inner: unknown) => Array.from({ length: 8 }, () => inner)
  const offer = { price: '12', a: many({ b: many({ c: many('d') }) }) }
  const found = await explain(
    `<title>Lamp</title>${jsonLd({ '@type': 'Product', name: 'Lamp', url: '/thing', offers: many({ ...offer, url: '/thing' }) })}`,
  )
  expect(found?.fields.offers?.winner?.raw).toMatch(/^\[\{"price":"12","a":.{280,286}…$/)
})

it('reads elements only where JSON-LD lacks what they name', async () => {
  const declared = { '@type': 'Product', name: 'Harbour lamp', sku: 'L-1' }
  const elements = (name: string) =>
    `<title>Harbour lamp</title>${jsonLd(declared)}<div itemscope itemtype="https://schema.org/Product">
    <b itemprop="name">Harbour lamp</b> <i itemprop="${name}">A-2</i></div>`
  const sources = async (name: string) =>
    Object.entries((await explain(elements(name)))?.fields ?? {})
  expect((await sources('mpn')).map(([name, { winner }]) => [name, winner?.source])).toEqual([
    ['name', 'json-ld name'],
    ['sku', 'json-ld sku'],
    ['mpn', 'microdata mpn'],
  ])
  expect((await sources('sku')).map(([, { rejected }]) => rejected)).toEqual([[], []])
})
