import { afterAll, describe, expect, test } from 'vitest'
import { createLinkglass, loadConfig } from '../../src/entry/library/library.js'
import { ITEM_LIMITS } from '../../src/items/item-limits.js'

// Threads start slowly on a machine that is busy with other tests.
const linkglass = createLinkglass(loadConfig({ LINKGLASS_READING_TIMEOUT: '60s' }))
afterAll(() => linkglass.close())

const HEAD = '<!doctype html><html lang="en"><title>Harbour lamp</title><h1>Harbour lamp</h1>'

async function read(html: string) {
  const url = 'https://site.example/lamp'
  const { data, warnings } = await linkglass.fromHtml(html, { url, meta: false, item: true })
  return { item: data.item, codes: (warnings ?? []).map(({ code }) => code) }
}

function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

function jsonLd(value: unknown): string {
  return `${HEAD}<script type="application/ld+json">${JSON.stringify(value)}</script>`
}

describe('huge and hostile pages answer their item', () => {
  test('50 offers that refer to 50 each', async () => {
    const offers = many(50, (index) => ({
      '@type': 'Offer',
      '@id': `#${index}`,
      price: 5,
      offers: many(50, (other) => ({ '@id': `#${other}` })),
    }))
    const lamp = { '@type': 'Product', name: 'Harbour lamp', offers: [{ '@id': '#0' }] }
    const { item } = await read(jsonLd({ '@graph': [lamp, ...offers] }))
    expect(item).toMatchObject({ type: 'product', price: { amount: 5 } })
  })

  test('things that name each other as part, owner and page', async () => {
    const graph = [
      { '@id': '#page', '@type': 'WebPage', mainEntity: { '@id': '#a' } },
      { '@id': '#a', '@type': 'Product', name: 'Lamp', sku: '1', hasVariant: { '@id': '#b' } },
      { '@id': '#b', '@type': 'Product', name: 'Red', hasVariant: { '@id': '#a' }, sku: '2' },
    ]
    const { item } = await read(jsonLd({ '@graph': graph }))
    expect(item).toMatchObject({ type: 'product', name: 'Lamp', sku: '1' })
  })

  test('a thing 10,000 objects deep', async () => {
    const deep = '{"@type":"Product","name":"Harbour lamp","sku":"1","isRelatedTo":'.repeat(10_000)
    const html = `${HEAD}<script type="application/ld+json">${deep}1${'}'.repeat(10_000)}</script>`
    const { item } = await read(html)
    expect([item?.type, item?.name]).toEqual(['product', 'Harbour lamp'])
  })

  test('3,000 recipes of one name', async () => {
    const recipes = many(3_000, (index) => ({
      '@type': 'Recipe',
      name: 'Harbour lamp',
      recipeIngredient: [`${index} g salt`],
    }))
    const { item } = await read(jsonLd(recipes))
    expect(item).toMatchObject({ type: 'recipe', ingredients: ['0 g salt'] })
  })

  test('100,000 entries of a list', async () => {
    const itemListElement = many(100_000, (n) => ({ position: n, name: `${n}`, url: `/${n}` }))
    const html = jsonLd({ '@type': 'ItemList', name: 'Harbour lamp', itemListElement })
    const { item, codes } = await read(html)
    expect([item?.type, item?.type === 'list' && item.items.length, codes]).toEqual([
      'list',
      100,
      ['ETRUNCATED'],
    ])
  })

  test('1,000 ingredients and steps are cut to 300', async () => {
    const { item, codes } = await read(
      jsonLd({
        '@type': 'Recipe',
        name: 'Harbour lamp',
        recipeIngredient: many(1_000, (index) => `${index} g salt`),
        recipeInstructions: many(1_000, (index) => ({ '@type': 'HowToStep', text: `Do ${index}` })),
      }),
    )
    const counts = item?.type === 'recipe' && [item.ingredients.length, item.instructions.length]
    expect(counts).toEqual([300, 300])
    expect(codes).toEqual(['ETRUNCATED'])
  })

  test('long texts are cut to the size of an item', async () => {
    const text = 'Stir the soup. '.repeat(700)
    const { item, codes } = await read(
      jsonLd({
        '@type': 'Recipe',
        name: 'Harbour lamp',
        recipeIngredient: ['1 g salt'],
        recipeInstructions: many(90, (index) => ({ '@type': 'HowToStep', text: index + text })),
      }),
    )
    expect(JSON.stringify(item).length).toBeLessThanOrEqual(ITEM_LIMITS.item + 2_000)
    expect(item).toMatchObject({ type: 'recipe', name: 'Harbour lamp', ingredients: ['1 g salt'] })
    expect(codes).toEqual(['ETRUNCATED'])
  })

  test('5 MB of RDFa', async () => {
    const related =
      '<p property="schema:isRelatedTo" typeof="schema:Product"><b property="schema:name">Rope</b>'
    const html = `${HEAD}<div typeof="schema:Product"><b property="schema:name">Harbour lamp</b>${`${related}</p>`.repeat(50_000)}`
    const { item } = await read(html)
    expect([item?.type, item?.name]).toEqual(['product', 'Harbour lamp'])
  })

  test('things of microdata in each other, 1,000 deep', async () => {
    const scope = '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">'
    const { item } = await read(`${HEAD}${scope.repeat(1_000)}Rope${'<i></i>'.repeat(20_000)}`)
    expect(item).toBeNull()
  })

  test('10,000 things that refer to 10,000 elements', async () => {
    const scope = '<p itemscope itemtype="https://schema.org/Product" itemref="a"></p>'
    const html = `${HEAD}${scope.repeat(10_000)}<div id="a">${'<b itemprop="name">Rope</b>'.repeat(10_000)}</div>`
    const { codes } = await read(html)
    expect(codes).toContain('ETRUNCATED')
  })

  test('10,000 prices with buttons to buy', async () => {
    const html = HEAD + '<p>€ 20.00 -5%</p><button>Add to cart</button>'.repeat(10_000)
    expect(await read(html)).toEqual({ item: null, codes: ['ENOMATCH'] })
  })

  test('names of objects that programs use', async () => {
    const html = `${HEAD}<script type="application/ld+json">{"@type":["Product","__proto__","constructor"],"name":"Harbour lamp","sku":"1","hasOwnProperty":1,"toString":{"@id":"__proto__"},"offers":{"@id":"__proto__"}}</script>`
    expect((await read(html)).item).toMatchObject({ type: 'product', sku: '1', price: null })
  })
})
