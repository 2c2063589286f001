import { afterAll, describe, expect, test } from 'vitest'
import { createLinkglass, type Item, loadConfig } from '../../src/entry/library/library.js'

// Threads start slowly on a machine that is busy with other tests.
const linkglass = createLinkglass(loadConfig({ LINKGLASS_READING_TIMEOUT: '60s' }))
afterAll(() => linkglass.close())

async function readItem(html: string, url = 'https://site.example/thing'): Promise<Item | null> {
  const { data } = await linkglass.fromHtml(html, { url, meta: false, item: true })
  return data.item
}

function page(head: string, body = '', title = 'Harbour lamp'): string {
  return `<!doctype html><html lang="en"><title>${title}</title>${head}<body><h1>${title}</h1>${body}`
}

function jsonLd(value: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`
}

describe('one thing in each syntax', () => {
  const wanted = {
    type: 'product',
    kind: 'Product',
    name: 'Harbour lamp',
    url: 'https://site.example/thing',
    description: null,
    image: 'https://site.example/lamp.jpg',
    images: ['https://site.example/lamp.jpg'],
    lang: 'en',
    brand: 'Acme',
    category: [],
    sku: 'L-1',
    gtin: null,
    mpn: null,
    color: null,
    size: null,
    material: null,
    condition: null,
    price: { amount: 1299, currency: 'EUR', text: '1299.00' },
    originalPrice: null,
    priceRange: null,
    availability: 'InStock',
    seller: null,
    offers: [
      {
        price: { amount: 1299, currency: 'EUR', text: '1299.00' },
        originalPrice: null,
        availability: 'InStock',
        condition: null,
        seller: null,
        url: null,
        validUntil: null,
        sku: null,
      },
    ],
    variants: [],
    rating: null,
  }

  test('JSON-LD', async () => {
    const offers = {
      '@type': 'Offer',
      price: '1299.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    }
    const product = {
      '@type': 'Product',
      name: 'Harbour lamp',
      image: '/lamp.jpg',
      sku: 'L-1',
      brand: { '@type': 'Brand', name: 'Acme' },
      offers,
    }
    expect(await readItem(page(jsonLd(product)))).toEqual(wanted)
  })

  test('microdata', async () => {
    const body = `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Harbour lamp</b>
      <img itemprop="image" src="/lamp.jpg"><i itemprop="sku">L-1</i><i itemprop="brand" itemscope itemtype="https://schema.org/Brand"><i itemprop="name">Acme</i></i>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="1299.00"><meta itemprop="priceCurrency" content="EUR">
      <link itemprop="availability" href="https://schema.org/InStock"></div></div>`
    expect(await readItem(page('', body))).toEqual(wanted)
  })

  test('RDFa Lite', async () => {
    const body = `<div vocab="https://schema.org/" typeof="Product"><b property="name">Harbour lamp</b>
      <img property="image" src="/lamp.jpg"><i property="sku">L-1</i><i property="brand" typeof="Brand"><i property="name">Acme</i></i>
      <div property="offers" typeof="Offer"><meta property="price" content="1299.00"><meta property="priceCurrency" content="EUR">
      <link property="availability" href="https://schema.org/InStock"></div></div>`
    expect(await readItem(page('', body))).toEqual(wanted)
  })
})

describe('which thing', () => {
  test('nothing declared is no item, and a warning says so', async () => {
    const html = page('', '<p>Hello</p>')
    const { data, warnings } = await linkglass.fromHtml(html, {
      url: 'https://site.example/',
      meta: false,
      item: true,
    })
    expect(data).toEqual({ item: null })
    expect(warnings?.map(({ code }) => code)).toEqual(['ENOMATCH'])
  })

  test.each([
    [
      'a recipe goes before the article beside it',
      [
        { '@type': 'Article', headline: 'Harbour lamp' },
        { '@type': 'Recipe', name: 'Harbour lamp', recipeIngredient: ['1 egg'] },
      ],
      'recipe',
    ],
    [
      'a question of an FAQ is none',
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Harbour lamp',
            acceptedAnswer: { '@type': 'Answer', text: 'Yes' },
          },
        ],
      },
      undefined,
    ],
    [
      'a question that was asked is one',
      { '@type': 'Question', name: 'Harbour lamp', answerCount: 1, text: 'Which one?' },
      'question',
    ],
    [
      'a publisher is none',
      { '@type': 'WebPage', publisher: { '@type': 'Organization', name: 'Harbour lamp' } },
      undefined,
    ],
    [
      'a thing of another page is none',
      { '@type': 'Product', name: 'Rope', url: 'https://site.example/rope', sku: '1' },
      undefined,
    ],
    [
      'two things of other pages are a list',
      [1, 2].map((n) => ({
        '@type': 'Product',
        name: `Rope ${n}`,
        sku: `${n}`,
        url: `https://site.example/rope/${n}`,
      })),
      'list',
    ],
    [
      'an organization that every page declares is none',
      { '@type': 'Organization', name: 'Acme', telephone: '1' },
      undefined,
    ],
    [
      'the special type goes before the product',
      { '@type': ['Product', 'Book'], name: 'Harbour lamp' },
      'book',
    ],
  ])('%s', async (_, declared, type) => {
    expect((await readItem(page(jsonLd(declared))))?.type).toBe(type)
  })
})

test('a question that two syntaxes declare is one question', async () => {
  const declared = { '@type': 'Question', name: 'Harbour lamp', answerCount: 1 }
  const element = `<div itemscope itemtype="https://schema.org/Question"><b itemprop="name">Harbour lamp</b>
    <p itemprop="text">Which one?</p><b itemprop="upvoteCount">3</b></div>`
  const item = await readItem(page(jsonLd(declared), element))
  expect(item).toMatchObject({ type: 'question', text: 'Which one?', answerCount: 1 })
})

test('a product in the state of scripts, where JSON-LD declares none', async () => {
  const state = {
    page: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Harbour lamp',
      sku: 'L-1',
    },
  }
  const script = `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script>`
  expect(await readItem(page(script))).toMatchObject({ type: 'product', sku: 'L-1' })
})

describe('hostile markup ends within the limits', () => {
  test('a cycle of references', async () => {
    const graph = [
      {
        '@id': '#a',
        '@type': 'Product',
        name: 'Harbour lamp',
        sku: '1',
        isRelatedTo: { '@id': '#b' },
        offers: { '@id': '#b' },
      },
      {
        '@id': '#b',
        '@type': 'Offer',
        price: 5,
        offers: { '@id': '#b' },
        itemOffered: { '@id': '#a' },
      },
    ]
    const item = await readItem(page(jsonLd({ '@graph': graph })))
    expect(item?.type === 'product' && item.price?.amount).toBe(5)
  })

  test('100,000 offers are cut to 100, with a warning', async () => {
    const offers = Array.from({ length: 100_000 }, () => ({ price: 5 }))
    const html = page(jsonLd({ '@type': 'Product', name: 'Harbour lamp', sku: '1', offers }))
    const { data, warnings } = await linkglass.fromHtml(html, {
      url: 'https://site.example/',
      meta: false,
      item: true,
    })
    expect(data.item?.type === 'product' && data.item.offers.length).toBe(100)
    expect(warnings?.map(({ code }) => code)).toEqual(['ETRUNCATED'])
  })

  test('`__proto__` is a name like others', async () => {
    const html = page(
      '<script type="application/ld+json">{"@type":"Product","name":"Harbour lamp","sku":"1","__proto__":{"color":"red"},"constructor":{"a":1}}</script>',
    )
    const item = await readItem(html)
    expect(item?.type === 'product' && item.color).toBe(null)
  })

  test('things that name each other by `itemref`', async () => {
    const scope = (id: string, ref: string) =>
      `<div id="${id}" itemscope itemtype="https://schema.org/Product" itemref="${ref}"><b itemprop="name">Harbour lamp</b></div>`
    const item = await readItem(page('', scope('a', 'b') + scope('b', 'a') + scope('c', 'c')))
    expect(item?.name).toBe('Harbour lamp')
  })
})

describe('pages that are no such thing', () => {
  test('a page of WordPress is marked as a post', async () => {
    const entry =
      '<article itemscope itemtype="https://schema.org/BlogPosting"><h2 itemprop="headline">We recruit</h2></article>'
    const post = `<title>We recruit</title><body class="single-post">${entry}`
    expect(await readItem(post)).toMatchObject({ type: 'article' })
    expect(await readItem(post.replace('single-post', 'page-id-12'))).toBeNull()
  })

  test('some products without a price or code are a shelf', async () => {
    const name = 'The best shoes of the town for every wedding'
    const shelf = { '@type': 'SomeProducts', name, url: 'https://site.example/thing' }
    const head = `<title>Shoe gallery</title><h1>Formal shoes</h1>`
    expect(await readItem(head + jsonLd({ ...shelf }))).toBeNull()
    expect(await readItem(head + jsonLd({ ...shelf, sku: 'S-1' }))).toMatchObject({
      type: 'product',
    })
  })
})
