import { expect, it } from 'vitest'
import { readItem } from '../../src/items/read-item.js'
import { PageText } from '../../src/page/page-text.js'
import { SIGNAL_LIMITS } from '../../src/page/stream/signal-types.js'
import { SignalReader } from '../../src/page/stream/signals.js'
import { expectLinear } from '../support/growth.js'
import { DOM_LIMITS } from '../support/limits.js'
import { createPage, jsonLd, PAGE } from './support.js'

/** Makes the reading of a page's item, whose signals are read before. */
function prepare(
  html: string,
  isOnLoop: boolean,
  explain = true,
): () => ReturnType<typeof readItem> {
  const signals = new SignalReader({ limits: SIGNAL_LIMITS, item: true })
  signals.write(html)
  const found = signals.end()
  const text = new PageText([html])
  return () => readItem(text, found, { url: PAGE, explain, dom: DOM_LIMITS, isOnLoop })
}

const many = (count: number, make: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => make(index))
const PRODUCT = 'itemscope itemtype="https://schema.org/Product"'
const PAGES: Readonly<Record<string, readonly [parts: number, (parts: number) => string]>> = {
  'short texts that may be steps, amounts or buttons': [
    5_000,
    (parts) => '<b class="step">1 <a aria-label="How to make 12">Add all</a></b>'.repeat(parts),
  ],
  'offers in JSON-LD': [
    4_000,
    (parts) =>
      jsonLd({ '@type': 'Product', name: 'Lamp', offers: many(parts, () => ({ price: 5 })) }),
  ],
  'rated products in JSON-LD, beside short texts': [
    400,
    (parts) =>
      jsonLd(
        many(parts, () => ({ '@type': 'Product', name: 'Harbour lamp', aggregateRating: 1 })),
      ) + '<b>&amp;x</b>'.repeat(5 * parts),
  ],
  'things in JSON-LD that refer to the next, and the last to the first': [
    2_000,
    (parts) =>
      jsonLd({
        '@graph': many(parts, (index) => ({
          '@type': 'Product',
          '@id': `#${index}`,
          name: `Lamp ${index}`,
          sku: `${index}`,
          isRelatedTo: { '@id': `#${(index + 1) % parts}` },
        })),
      }),
  ],
  'things in each other in JSON-LD': [
    2_000,
    (parts) =>
      `<script type="application/ld+json">${'{"@type":"Product","offers":'.repeat(parts)}</script>`,
  ],
  'things in each other in microdata': [
    300,
    (parts) => `<div ${PRODUCT} itemprop="offers">`.repeat(parts),
  ],
  'things that name one element by `itemref`': [
    1_000,
    (parts) =>
      [
        ...many(parts, () => `<p ${PRODUCT} itemref="a"></p>`),
        '<b id="a" itemprop="name">Rope</b>',
      ].join(''),
  ],
  'properties of RDFa': [
    2_000,
    (parts) =>
      `<div typeof="Product">${'<p property="isRelatedTo" typeof="Product"><b property="name">Rope</b></p>'.repeat(parts)}`,
  ],
  'cards of microformats': [
    1_000,
    (parts) => '<p class="h-card"><b class="p-name">Ada</b></p>'.repeat(parts),
  ],
  'words of ingredients everywhere': [
    4_000,
    (parts) =>
      jsonLd({
        '@type': 'Recipe',
        name: 'Soup',
        recipeIngredient: many(50, (index) => `${index} g salt`),
      }) + '<p>salt and pepper</p>'.repeat(parts),
  ],
}

it.each(Object.entries(PAGES))('takes linear time for many %s', (_, [parts, make]) =>
  expectLinear(parts, (count) => prepare(createPage('', make(count)), false)),
)

it.each(Object.entries(PAGES))('leaves many %s to a thread', (_, [parts, make]) => {
  expect(prepare(createPage('', make(30 * parts)), true)()).toBeUndefined()
})

const refer = (count: number, id: string) => many(count, () => ({ '@id': id }))
const graph = (...things: unknown[]) => jsonLd({ '@graph': things })
const SMALL_PAGES: Readonly<Record<string, readonly [parts: number, (parts: number) => string]>> = {
  'steps that are their own steps': [
    2,
    (parts) => {
      const lists = { recipeIngredient: ['1 egg'], recipeInstructions: refer(parts, '#s') }
      const recipe = { '@type': 'Recipe', name: 'Harbour lamp', ...lists }
      const section = { '@type': 'HowToSection', name: 'S', itemListElement: refer(parts, '#s') }
      return graph(recipe, { '@id': '#s', ...section })
    },
  ],
  'offers that are their own offers': [
    25,
    (parts) =>
      graph(
        { '@type': 'Product', name: 'Harbour lamp', offers: refer(parts, '#o') },
        { '@id': '#o', '@type': 'Offer', offers: refer(parts, '#o') },
      ),
  ],
  'hyphens in a name': [
    4_000,
    (parts) =>
      graph({
        '@type': 'Article',
        headline: 'Harbour lamp',
        datePublished: '2026-01-01',
        author: many(2, () => ({ name: `a${'-'.repeat(parts)}b` })),
      }),
  ],
  'letters of long words that begin alike': [
    60,
    (parts) => {
      const recipeIngredient = many(parts, (index) => `1 ${'a'.repeat(index + 3)}b`)
      const recipe = { '@type': 'Recipe', name: 'Harbour lamp', recipeIngredient }
      return `${jsonLd(recipe)}<p>${'a'.repeat(1_500 * parts)}</p>`
    },
  ],
}

it.each(Object.entries(SMALL_PAGES))('takes linear time for %s', (_, [parts, make]) =>
  expectLinear(parts, (count) => prepare(createPage('', make(count)), true, false)),
)

it('leaves many characters of short texts to a thread', () => {
  const make = (count: number) => createPage('', `<b>${'1 a, '.repeat(40)}</b>`.repeat(count))
  expect(prepare(make(100), true, false)()).toBeDefined()
  expect(prepare(make(4_000), true, false)()).toBeUndefined()
})

it('finds a microformat after more classes and ids than are kept', () => {
  const steps = many(2_000, (index) => `<p id="step-${index}"></p>`).join('')
  const html = `${steps}<p class="h-event"><b class="p-name">Concert</b> <time class="dt-start" datetime="2026-11-26"></time>`
  expect(prepare(createPage('', html), false, false)()?.item).toMatchObject({
    type: 'event',
    name: 'Concert',
  })
})
