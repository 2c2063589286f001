import { describe, expect, test } from 'vitest'
import { ITEM_LIMITS } from '../../src/items/item-limits.js'
import { createItem, createPage, jsonLd, PAGE, readAnswer } from './support.js'

const NAME = 'Harbour lamp'
const LAMP = { '@type': 'Product', name: NAME, sku: '1' }
const FIVE = { amount: 5, currency: null, text: '5' }
const OFFER = {
  price: FIVE,
  originalPrice: null,
  availability: null,
  condition: null,
  seller: null,
  url: null,
  validUntil: null,
  sku: null,
}
const VARIANT = {
  name: null,
  sku: null,
  gtin: null,
  url: null,
  image: null,
  options: {},
  price: null,
  originalPrice: null,
  availability: null,
}
const OPEN = '<script type="application/ld+json">'

function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

/** Returns the answer with a product of these values, and the codes of warnings. */
function product(values: object, codes: readonly string[] = []) {
  return { item: createItem('product', 'Product', { name: NAME, ...values }), codes }
}

const NONE = { item: null, codes: ['ENOMATCH'] }

describe('references of JSON-LD', () => {
  test('an offer of itself, of the thing that it offers', async () => {
    const graph = [
      { '@id': '#a', ...LAMP, isRelatedTo: { '@id': '#b' }, offers: { '@id': '#b' } },
      {
        '@id': '#b',
        '@type': 'Offer',
        price: 5,
        offers: { '@id': '#b' },
        itemOffered: { '@id': '#a' },
      },
    ]
    const answer = await readAnswer(createPage(jsonLd({ '@graph': graph })))
    expect(answer).toEqual(product({ sku: '1', price: FIVE, offers: many(3, () => OFFER) }))
  })

  test('50 offers that refer to 50 each', async () => {
    const offers = many(50, (index) => ({
      '@type': 'Offer',
      '@id': `#${index}`,
      price: 5,
      offers: many(50, (other) => ({ '@id': `#${other}` })),
    }))
    const lamp = { ...LAMP, offers: [{ '@id': '#0' }] }
    const answer = await readAnswer(createPage(jsonLd({ '@graph': [lamp, ...offers] })))
    const cut = ['ETRUNCATED']
    expect(answer).toEqual(
      product({ sku: '1', price: FIVE, offers: many(ITEM_LIMITS.offers, () => OFFER) }, cut),
    )
  })

  test('things that name each other as part, owner and page', async () => {
    const graph = [
      { '@id': '#page', '@type': 'WebPage', mainEntity: { '@id': '#a' } },
      { '@id': '#a', '@type': 'Product', name: 'Lamp', sku: '1', hasVariant: { '@id': '#b' } },
      { '@id': '#b', '@type': 'Product', name: 'Red', hasVariant: { '@id': '#a' }, sku: '2' },
    ]
    const variant = { ...VARIANT, name: 'Red', sku: '2' }
    const answer = await readAnswer(createPage(jsonLd({ '@graph': graph })))
    expect(answer).toEqual(product({ name: 'Lamp', sku: '1', variants: [variant] }))
  })

  test('a thing that is its own name, author and address', async () => {
    const self = { '@id': '#a' }
    const lamp = { '@id': '#a', ...LAMP, brand: self, url: self, image: self, offers: self }
    const answer = await readAnswer(createPage(jsonLd(lamp)))
    expect(answer).toEqual(product({ sku: '1', brand: NAME }))
  })
})

describe('more than the limits', () => {
  test('100,000 offers', async () => {
    const lamp = { ...LAMP, offers: many(100_000, () => ({ price: 5 })) }
    const wanted = { sku: '1', price: FIVE, offers: many(ITEM_LIMITS.offers, () => OFFER) }
    expect(await readAnswer(createPage(jsonLd(lamp)))).toEqual(product(wanted, ['ETRUNCATED']))
  })

  test('100,000 entries of a list', async () => {
    const itemListElement = many(100_000, (n) => ({ position: n, name: `${n}`, url: `/${n}` }))
    const list = { '@type': 'ItemList', name: NAME, itemListElement }
    const items = many(ITEM_LIMITS.entries, (position) => ({
      position,
      type: null,
      name: `${position}`,
      url: `https://site.example/${position}`,
      image: null,
      price: null,
    }))
    expect(await readAnswer(createPage(jsonLd(list)))).toEqual({
      item: createItem('list', 'ItemList', { name: NAME, total: items.length, items }),
      codes: ['ETRUNCATED'],
    })
  })

  test.each([
    [
      'MusicAlbum',
      'track',
      { name: 'Tide' },
      { tracks: { name: 'Tide', duration: null, url: null } },
    ],
    [
      'Course',
      'hasCourseInstance',
      { startDate: '2026-05-01' },
      { instances: { start: '2026-05-01', end: null, mode: [], location: null } },
    ],
  ])('101 parts of a %s', async (kind, property, part, wanted) => {
    const thing = { '@type': kind, name: NAME, [property]: many(101, () => part) }
    const [[field = '', value] = []] = Object.entries(wanted)
    const type = kind === 'Course' ? 'course' : 'audio'
    expect(await readAnswer(createPage(jsonLd(thing)))).toEqual({
      item: createItem(type, kind, { name: NAME, [field]: many(ITEM_LIMITS.entries, () => value) }),
      codes: ['ETRUNCATED'],
    })
  })

  test('101 pages that a page lists', async () => {
    const pages = many(101, (n) => ({
      '@type': 'Product',
      name: `No. ${n}`,
      sku: `${n}`,
      url: `/${n}`,
    }))
    const { item, codes } = await readAnswer(createPage(jsonLd(pages)))
    expect(item).toMatchObject({ type: 'list', items: { length: ITEM_LIMITS.entries } })
    expect(codes).toEqual(['ETRUNCATED'])
  })

  test('1,000 ingredients and steps', async () => {
    const recipe = {
      '@type': 'Recipe',
      name: NAME,
      recipeIngredient: many(1_000, (index) => `${index} g salt`),
      recipeInstructions: many(1_000, (index) => ({ '@type': 'HowToStep', text: `Do ${index}` })),
    }
    expect(await readAnswer(createPage(jsonLd(recipe)))).toEqual({
      item: createItem('recipe', 'Recipe', {
        name: NAME,
        ingredients: many(ITEM_LIMITS.lines, (index) => `${index} g salt`),
        instructions: many(ITEM_LIMITS.lines, (index) => `Do ${index}`),
      }),
      codes: ['ETRUNCATED'],
    })
  })

  const lamp = { '@context': 'https://schema.org', ...LAMP }
  const state = (value: object) => `<script>a = ${JSON.stringify(value)}</script>`
  test.each([
    ['characters', state({ lamp }) + state({ lamp, text: 'x'.repeat(2_000_000) })],
    [
      'values',
      state({ '@context': 'none', list: many(300, () => many(400, () => 1)) }) + state({ lamp }),
    ],
  ])('more %s of state in scripts than are read', async (_, scripts) => {
    expect(await readAnswer(createPage('', scripts))).toEqual(product({ sku: '1' }, ['ETRUNCATED']))
  })

  test('3,000 recipes of one name are their first', async () => {
    const recipes = many(3_000, (index) => ({
      '@type': 'Recipe',
      name: NAME,
      recipeIngredient: [`${index} g salt`],
    }))
    expect(await readAnswer(createPage(jsonLd(recipes)))).toEqual({
      item: createItem('recipe', 'Recipe', { name: NAME, ingredients: ['0 g salt'] }),
      codes: [],
    })
  })

  test('20,000 questions that were asked', async () => {
    const questions = many(20_000, () => ({ '@type': 'Question', name: NAME, answerCount: 1 }))
    expect(await readAnswer(createPage(jsonLd(questions)))).toEqual(NONE)
  })

  test('steps of a million characters are cut to the size of an item', async () => {
    const text = 'Stir the soup. '.repeat(700)
    const recipe = {
      '@type': 'Recipe',
      name: NAME,
      recipeIngredient: ['1 g salt'],
      recipeInstructions: many(90, (index) => ({ '@type': 'HowToStep', text: index + text })),
    }
    // Half of them are 480,000 characters, and half of those 235,000.
    const instructions = many(22, (index) => (index + text).trim())
    expect(await readAnswer(createPage(jsonLd(recipe)))).toEqual({
      item: createItem('recipe', 'Recipe', { name: NAME, ingredients: ['1 g salt'], instructions }),
      codes: ['ETRUNCATED'],
    })
  })
})

describe('nesting', () => {
  test('a thing 10,000 objects deep', async () => {
    const deep = `{"@type":"Product","name":"${NAME}","sku":"1","isRelatedTo":`.repeat(10_000)
    const head = `${OPEN}${deep}1${'}'.repeat(10_000)}</script>`
    expect(await readAnswer(createPage(head))).toEqual(product({ sku: '1' }))
  })

  test('things of microdata in each other, 1,000 deep', async () => {
    const scope = '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">'
    const body = `${scope.repeat(1_000)}Rope${'<i></i>'.repeat(20_000)}`
    expect(await readAnswer(createPage('', body))).toEqual(NONE)
  })
})

describe('elements that refer to elements', () => {
  const scope = (id: string, ref: string) =>
    `<div id="${id}" itemscope itemtype="https://schema.org/Product" itemref="${ref}"><b itemprop="name">${NAME}</b></div>`

  test('things that name each other and themselves by `itemref`', async () => {
    const body = scope('a', 'b') + scope('b', 'a') + scope('c', 'c')
    expect(await readAnswer(createPage('', body))).toEqual(product({}))
  })

  test('10,000 things that refer to 10,000 elements', async () => {
    const thing = '<p itemscope itemtype="https://schema.org/Product" itemref="a"></p>'
    const names = '<b itemprop="name">Rope</b>'.repeat(10_000)
    const body = `${thing.repeat(10_000)}<div id="a">${names}</div>`
    expect(await readAnswer(createPage('', body))).toEqual(
      product({ name: 'Rope' }, ['ETRUNCATED']),
    )
  })

  test('5 MB of RDFa', async () => {
    const related =
      '<p property="schema:isRelatedTo" typeof="schema:Product"><b property="schema:name">Rope</b></p>'
    const body = `<div typeof="schema:Product"><b property="schema:name">${NAME}</b>${related.repeat(52_000)}`
    expect(body.length).toBeGreaterThan(4_900_000)
    // Both the page's tree and the item are cut.
    const codes = ['ETRUNCATED', 'ETRUNCATED']
    expect(await readAnswer(createPage('', body))).toEqual(product({}, codes))
  })

  test('10,000 prices with buttons to buy', async () => {
    const body = '<p>€ 20.00 -5%</p><button>Add to cart</button>'.repeat(10_000)
    expect(await readAnswer(createPage('', body))).toEqual(NONE)
  })
})

describe('names of objects that programs use', () => {
  test.each([
    `"__proto__":{"color":"red"},"constructor":{"a":1}`,
    `"hasOwnProperty":1,"toString":{"@id":"__proto__"},"offers":{"@id":"__proto__"}`,
    `"@id":"__proto__","isRelatedTo":{"@id":"constructor"}`,
    `"additionalProperty":{"name":"__proto__","value":"1"}`,
  ])('%s', async (properties) => {
    const head = `${OPEN}{"@type":["Product","__proto__","constructor"],"name":"${NAME}","sku":"1",${properties}}</script>`
    expect(await readAnswer(createPage(head), PAGE)).toEqual(product({ sku: '1' }))
    expect(Object.hasOwn(Object.prototype, 'color')).toBe(false)
  })

  test('options of variants', async () => {
    const option = '{"name":"__proto__","value":"red"}'
    const head = `${OPEN}{"@type":"Product","name":"${NAME}","sku":"1","hasVariant":{"sku":"2","additionalProperty":${option}}}</script>`
    const options = Object.fromEntries([['__proto__', 'red']])
    const variants = [{ ...VARIANT, sku: '2', options }]
    expect(await readAnswer(createPage(head))).toEqual(product({ sku: '1', variants }))
  })
})
