import { describe, expect, test } from 'vitest'
import { createPage, jsonLd, readItem } from '../support.js'

const TITLE = 'Harbour lamps are back | Harbour Times'

function readNews(article: object) {
  const declared = { datePublished: '2026-05-01', ...article }
  return readItem(createPage(jsonLd(declared), '<p>They shine.</p>', TITLE))
}

describe('the name of an article is its headline', () => {
  const wanted = {
    type: 'article',
    kind: 'NewsArticle',
    name: 'Harbour lamps are back',
    url: 'https://site.example/thing',
    description: null,
    image: null,
    images: [],
    lang: 'en',
    author: [],
    publisher: null,
    published: '2026-05-01',
    modified: null,
    section: null,
    keywords: [],
    wordCount: null,
    free: null,
    commentCount: null,
  }

  test('also where `name` is that of the site', async () => {
    const article = {
      '@type': 'NewsArticle',
      name: 'Harbour Times',
      headline: 'Harbour lamps are back',
    }
    expect(await readNews(article)).toEqual(wanted)
  })

  test('and its name where it has no headline', async () => {
    const article = { '@type': 'NewsArticle', name: 'Harbour lamps are back' }
    expect(await readNews(article)).toEqual(wanted)
  })

  test('in a list of articles, too', async () => {
    const articles = [1, 2].map((number) => ({
      '@type': 'NewsArticle',
      name: 'Harbour Times',
      headline: `Lamp ${number} is back`,
      url: `/news/${number}`,
    }))
    const item = await readItem(createPage(jsonLd(articles), '', 'All news'))
    const entry = { type: 'article', image: null, price: null }
    expect(item).toEqual({
      type: 'list',
      kind: 'ItemList',
      name: 'All news',
      url: 'https://site.example/thing',
      description: null,
      image: null,
      images: [],
      lang: 'en',
      total: 2,
      items: [
        { position: 1, ...entry, name: 'Lamp 1 is back', url: 'https://site.example/news/1' },
        { position: 2, ...entry, name: 'Lamp 2 is back', url: 'https://site.example/news/2' },
      ],
    })
  })

  test('a product keeps its name', async () => {
    const product = { '@type': 'Product', name: 'Harbour lamp', headline: 'Now cheaper', sku: '1' }
    expect((await readItem(createPage(jsonLd(product))))?.name).toBe('Harbour lamp')
  })
})
