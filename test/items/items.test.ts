import { describe, expect, test } from 'vitest'
import { createPage, jsonLd, readAnswer, readItem } from './support.js'

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
    expect(await readItem(createPage(jsonLd(product)))).toEqual(wanted)
  })

  test('microdata', async () => {
    const body = `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Harbour lamp</b>
      <img itemprop="image" src="/lamp.jpg"><i itemprop="sku">L-1</i><i itemprop="brand" itemscope itemtype="https://schema.org/Brand"><i itemprop="name">Acme</i></i>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="1299.00"><meta itemprop="priceCurrency" content="EUR">
      <link itemprop="availability" href="https://schema.org/InStock"></div></div>`
    expect(await readItem(createPage('', body))).toEqual(wanted)
  })

  test('RDFa Lite', async () => {
    const body = `<div vocab="https://schema.org/" typeof="Product"><b property="name">Harbour lamp</b>
      <img property="image" src="/lamp.jpg"><i property="sku">L-1</i><i property="brand" typeof="Brand"><i property="name">Acme</i></i>
      <div property="offers" typeof="Offer"><meta property="price" content="1299.00"><meta property="priceCurrency" content="EUR">
      <link property="availability" href="https://schema.org/InStock"></div></div>`
    expect(await readItem(createPage('', body))).toEqual(wanted)
  })
})

test('nothing declared is no item, and a warning says so', async () => {
  const html = createPage('', '<p>Hello</p>')
  expect(await readAnswer(html)).toEqual({ item: null, codes: ['ENOMATCH'] })
})

test('a question that two syntaxes declare is one question', async () => {
  const declared = { '@type': 'Question', name: 'Harbour lamp', answerCount: 1 }
  const element = `<div itemscope itemtype="https://schema.org/Question"><b itemprop="name">Harbour lamp</b>
    <p itemprop="text">Which one?</p><b itemprop="upvoteCount">3</b></div>`
  const item = await readItem(createPage(jsonLd(declared), element))
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
  expect(await readItem(createPage(script))).toMatchObject({ type: 'product', sku: 'L-1' })
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

test('answers the price of a sale that metas declare beside JSON-LD without a price', async () => {
  const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`
  const head = [
    meta('og:type', 'product'),
    meta('product:price:amount', '100.00'),
    meta('product:price:currency', 'USD'),
    meta('product:sale_price:amount', '80.00'),
    meta('product:sale_price:currency', 'USD'),
    jsonLd({ '@type': 'Product', name: 'Harbour lamp', sku: 'L1' }),
  ]
  expect(await readItem(createPage(head.join('')))).toMatchObject({
    price: { amount: 80, currency: 'USD' },
    originalPrice: { amount: 100, currency: 'USD' },
  })
})
