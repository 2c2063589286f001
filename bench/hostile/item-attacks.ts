import { type Attack, jsonLd, many } from './attack.js'

const LAMP = { '@type': 'Product', name: 'Lamp', sku: '1' }
const PRODUCT = 'itemscope itemtype="https://schema.org/Product"'
const FIFTY = Array.from({ length: 50 }, (_, index) => ({ '@id': `#${index}` }))

/** Pages whose declared items cost more to read than their size suggests. */
const PAGES = {
  'things that are parts of each other': jsonLd(
    Array.from({ length: 2_000 }, (_, index) => ({
      ...LAMP,
      '@id': `#${index}`,
      isRelatedTo: { '@id': `#${(index + 1) % 2_000}` },
      offers: { '@id': `#${index}`, itemOffered: { '@id': '#0' } },
    })),
  ),
  '50 offers that refer to 50 each': jsonLd([
    { ...LAMP, offers: FIFTY },
    ...FIFTY.map((offer) => ({ ...offer, '@type': 'Offer', price: 5, offers: FIFTY })),
  ]),
  '100,000 offers': jsonLd({ ...LAMP, offers: Array(100_000).fill({ price: 5 }) }),
  'objects 100,000 deep': `<script type="application/ld+json">${'{"@type":"Product","name":"Lamp","isRelatedTo":'.repeat(100_000)}`,
  'things that name each other by itemref': many(
    5_000,
    (index) => `<p id=a${index} ${PRODUCT} itemref="a${index + 1} a${index - 1} a${index}">`,
  ),
  '10,000 things that refer to 10,000 elements': `${`<p ${PRODUCT} itemref=a></p>`.repeat(10_000)}<div id=a>${'<b itemprop=name>Rope</b>'.repeat(10_000)}</div>`,
  '5 MB of RDFa': `<div typeof="schema:Product">${'<p property="schema:isRelatedTo" typeof="schema:Product"><b property="schema:name">Rope</b></p>'.repeat(52_000)}`,
  'microdata 20,000 deep': `<div ${PRODUCT}><b itemprop=name>`.repeat(20_000),
  'microformats of 100,000 classes': `<div class="h-product">${many(100_000, (index) => `<b class="p-a${index} e-content">x</b>`)}`,
  'drawings without ends': `<svg><p>200 g flour</p>${'<svg><!-- '.repeat(200_000)}`,
  'ingredients under 50,000 headings': many(
    50_000,
    (index) => `<h2>Ingredients</h2><li>${index} g salt</li><h2>Method</h2>`,
  ),
  '50,000 prices with buttons to buy': `<title>Lamp</title><h1>Lamp</h1>${'<p>€ 20.00 -5%</p><button>Add to cart</button>'.repeat(50_000)}`,
}

export const ITEM_ATTACKS: readonly Attack[] = Object.entries(PAGES).map(([name, page]) => ({
  name: `item: ${name}`,
  page: `<!doctype html><h1>Lamp</h1>${page}`,
  times: 4,
  query: { item: 'true' },
}))
