import { describe, expect, test } from 'vitest'
import { createItem, createPage, jsonLd, readItem } from '../support.js'

const NAME = 'Harbour lamp'
const OTHER = 'https://site.example/other'
const LAMP = { '@type': 'Product', name: NAME, sku: 'L-1' }
const ROPE = { '@type': 'Product', name: 'Rope', sku: 'R-1' }
const IS_LAMP = createItem('product', 'Product', { name: NAME, sku: 'L-1' })
const IS_ROPE = createItem('product', 'Product', { name: 'Rope', sku: 'R-1' })
const STORY = { '@type': 'Article', headline: NAME, datePublished: '2026-05-01' }
const IS_STORY = createItem('article', 'Article', { name: NAME, published: '2026-05-01' })
const FILM = { '@type': 'VideoObject', name: NAME, contentUrl: '/a.mp4' }
const IS_FILM = createItem('video', 'VideoObject', {
  name: NAME,
  contentUrl: 'https://site.example/a.mp4',
})

function meta(metas: Readonly<Record<string, string>>): string {
  return Object.entries(metas)
    .map(([property, content]) => `<meta property="${property}" content="${content}">`)
    .join('')
}

/** Returns a thing with an address of its own, and the entry of a list that it is. */
function atAddress(number: number, name = `Rope ${number}`) {
  const url = `https://site.example/rope/${number}`
  return {
    thing: { '@type': 'Product', name, sku: `R-${number}`, url },
    entry: { position: number, type: 'product', name, url, image: null, price: null },
  }
}

/** Rows: what is declared in a page's head, and the item. */
type Row = [rule: string, declared: unknown, item: object | null]

async function check(declared: unknown, item: object | null) {
  expect(await readItem(createPage(jsonLd(declared)))).toEqual(item)
}

describe('candidates are typed things', () => {
  test.each<Row>([
    ['at the top', LAMP, IS_LAMP],
    ['in a list at the top', [{ '@type': 'WebSite', name: 'Site' }, LAMP], IS_LAMP],
    ['in a graph', { '@graph': [{ '@type': 'WebPage', name: NAME }, LAMP] }, IS_LAMP],
    ['as the main entity', { '@type': 'WebPage', mainEntity: LAMP }, IS_LAMP],
    [
      'as a main entity that is told elsewhere',
      {
        '@graph': [
          { '@type': 'ItemPage', mainEntity: { '@id': '#l' } },
          { '@id': '#l', ...LAMP },
        ],
      },
      IS_LAMP,
    ],
    [
      'by their special type, whichever stands first',
      { '@type': ['Product', 'Book'], name: NAME },
      createItem('book', 'Book', { name: NAME }),
    ],
    [
      'by their special type of one family',
      { '@type': ['Article', 'NewsArticle'], headline: NAME, datePublished: '2026-05-01' },
      { ...IS_STORY, kind: 'NewsArticle' },
    ],
    ['no page itself', { '@type': 'WebPage', name: NAME, description: 'A page.' }, null],
    ['nothing without a type', { name: NAME, sku: 'L-1' }, null],
  ])('%s', (_, declared, item) => check(declared, item))
})

describe('never the item are', () => {
  const person = { '@type': 'Person', name: NAME }
  test.each<Row>([
    [
      'questions of an FAQ',
      {
        '@type': 'FAQPage',
        mainEntity: [
          { '@type': 'Question', name: NAME, acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
        ],
      },
      null,
    ],
    [
      'breadcrumbs',
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: NAME, item: '/' }] },
      null,
    ],
    ['publishers', { '@type': 'WebPage', publisher: { ...person, '@type': 'Organization' } }, null],
    ['authors', { '@type': 'WebPage', author: person }, null],
    ['comments', { '@type': 'WebPage', comment: { '@type': 'Comment', text: NAME } }, null],
    ['reviews', { '@type': 'Review', name: NAME, reviewBody: 'Good.' }, null],
    ['related things', { '@type': 'WebPage', isRelatedTo: LAMP }, null],
    ['related things of the item', { ...ROPE, isSimilarTo: [LAMP] }, IS_ROPE],
  ])('%s', (_, declared, item) => check(declared, item))
})

describe('`og:type` counts with a property of its namespace', () => {
  const og = { 'og:title': NAME }
  test.each<[rule: string, metas: Readonly<Record<string, string>>, item: object | null]>([
    ['no article without its date', { ...og, 'og:type': 'article' }, null],
    [
      'an article with it',
      { ...og, 'og:type': 'article', 'article:published_time': '2026-05-01' },
      IS_STORY,
    ],
    ['no book without a property of one', { ...og, 'og:type': 'book' }, null],
    [
      'a book with its code',
      { ...og, 'og:type': 'book', 'book:isbn': '9783161484100' },
      createItem('book', 'Book', { name: NAME, isbn: '9783161484100' }),
    ],
    ['no product without a property of one', { ...og, 'og:type': 'product' }, null],
    [
      'a product with its brand',
      { ...og, 'og:type': 'product', 'product:brand': 'Acme' },
      createItem('product', 'Product', { name: NAME, brand: 'Acme' }),
    ],
    ['no site', { ...og, 'og:type': 'website' }, null],
  ])('%s', async (_, metas, item) => {
    expect(await readItem(createPage(meta(metas)))).toEqual(item)
  })
})

describe('the page is about', () => {
  const page = 'https://site.example/thing'
  test.each<Row>([
    [
      'its main entity rather than what it is named after',
      [LAMP, { '@type': 'WebPage', mainEntity: ROPE }],
      IS_ROPE,
    ],
    [
      'what has its address',
      [ROPE, { ...ROPE, name: 'Buoy', sku: 'B-1', url: page }],
      { ...IS_ROPE, name: 'Buoy', sku: 'B-1' },
    ],
    [
      'what has its address with tracking',
      [
        { ...ROPE, url: `${page}?utm_source=mail` },
        { '@type': 'Product', name: 'Buoy', sku: 'B-1' },
      ],
      { ...IS_ROPE, url: `${page}?utm_source=mail` },
    ],
    [
      'what has its address with a fragment',
      [
        { ...ROPE, url: `${page}#rope` },
        { '@type': 'Product', name: 'Buoy', sku: 'B-1' },
      ],
      { ...IS_ROPE, url: `${page}#rope` },
    ],
    [
      'what has its address as `@id`',
      [
        { ...ROPE, '@id': page },
        { '@type': 'Product', name: 'Buoy', sku: 'B-1' },
      ],
      IS_ROPE,
    ],
    [
      'what names it as its page',
      [
        { ...ROPE, mainEntityOfPage: page },
        { '@type': 'Product', name: 'Buoy', sku: 'B-1' },
      ],
      IS_ROPE,
    ],
    ['what its title names', [ROPE, LAMP], IS_LAMP],
    ['the only one of its type', ROPE, IS_ROPE],
    [
      'none of two that nothing points at',
      [ROPE, { '@type': 'Product', name: 'Buoy', sku: 'B-1' }],
      null,
    ],
    ['nothing that has the address of another page', { ...ROPE, url: OTHER }, null],
    [
      'the only one of its type with another address, if the title is its name',
      { ...LAMP, url: OTHER },
      { ...IS_LAMP, url: OTHER },
    ],
    [
      'nothing with another address whose name only stands in the title',
      { ...LAMP, name: 'Lamp', url: OTHER },
      null,
    ],
    [
      'none of two with other addresses, though the title is the name of one',
      [
        { ...LAMP, url: OTHER },
        { ...ROPE, url: `${OTHER}/rope` },
      ],
      expect.objectContaining({ type: 'list' }),
    ],
  ])('%s', (_, declared, item) => check(declared, item))

  test('what its heading names, if the title says something else', async () => {
    const html = `<!doctype html><html lang="en"><title>Shop</title>${jsonLd([ROPE, LAMP])}<h1>${NAME}</h1>`
    expect(await readItem(html)).toEqual(IS_LAMP)
  })
})

describe('a place, a person or an organization', () => {
  const acme = { '@type': 'Organization', name: 'Acme', telephone: '1' }
  const isAcme = createItem('organization', 'Organization', { name: 'Acme', phone: '1' })
  const jane = { '@type': 'Person', name: 'Jane Roe', jobTitle: 'Pilot' }
  const isJane = createItem('person', 'Person', { name: 'Jane Roe', jobTitle: 'Pilot' })
  const pier = { '@type': 'Place', name: 'Old pier', telephone: '1' }
  const isPier = createItem('place', 'Place', { name: 'Old pier', phone: '1' })

  test.each([
    ['an organization', acme, isAcme],
    ['a person', jane, isJane],
    ['a place', pier, isPier],
  ])(
    'is the item as the main entity, by the title or on the front page: %s',
    async (_, thing, item) => {
      expect(await readItem(createPage(jsonLd(thing)))).toBeNull()
      const main = { '@type': 'WebPage', mainEntity: thing }
      expect(await readItem(createPage(jsonLd(main)))).toEqual(item)
      expect(await readItem(createPage(jsonLd(thing), '', thing.name))).toEqual(item)
      const front = 'https://site.example/'
      expect(await readItem(createPage(jsonLd(thing)), front)).toEqual({ ...item, url: front })
    },
  )
})

describe('the strongest goes first', () => {
  const peas = { '@type': 'Recipe', name: 'Pea soup', recipeIngredient: ['300 g peas'] }
  const isPeas = createItem('recipe', 'Recipe', { name: 'Pea soup', ingredients: ['300 g peas'] })

  test.each<Row>([
    [
      'the page’s name before the only one of its type',
      [{ '@type': 'Event', name: 'Fair', startDate: '2026-05-01' }, LAMP],
      IS_LAMP,
    ],
    ['of equals the order of types', [STORY, LAMP], IS_LAMP],
    [
      'of one type that of the document',
      [LAMP, { ...LAMP, name: `${NAME} two`, sku: 'L-2' }],
      IS_LAMP,
    ],
    ['an article before a video', [FILM, STORY], IS_STORY],
    ['a lone recipe with ingredients before any article', [STORY, peas], isPeas],
    ['no recipe without ingredients', [STORY, { '@type': 'Recipe', name: 'Pea soup' }], IS_STORY],
  ])('%s', (_, declared, item) => check(declared, item))

  test('`og:type` lifts a video over an article', async () => {
    const head = meta({ 'og:type': 'video.other' }) + jsonLd([STORY, FILM])
    expect(await readItem(createPage(head))).toEqual(IS_FILM)
  })

  test('`og:type` lifts a song over an article', async () => {
    const song = { '@type': 'MusicRecording', name: NAME, byArtist: 'Jane Roe' }
    const head = meta({ 'og:type': 'music.song' }) + jsonLd([STORY, song])
    const item = createItem('audio', 'MusicRecording', { name: NAME, artist: ['Jane Roe'] })
    expect(await readItem(createPage(head))).toEqual(item)
  })
})

describe('a list', () => {
  const [one, two] = [atAddress(1), atAddress(2)]
  const list = { name: NAME, total: 2, items: [one.entry, two.entry] }
  const isList = createItem('list', 'ItemList', list)
  const elements = [one, two].map(({ thing }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: thing,
  }))
  const main = { '@type': 'ItemList', name: NAME, itemListElement: elements }

  test.each<Row>([
    ['is two things of one type with addresses', [one.thing, two.thing], isList],
    ['is a main list', main, isList],
    [
      'is the main list of a collection',
      { '@type': 'CollectionPage', name: NAME, mainEntity: main },
      isList,
    ],
    ['is not one thing', [one.thing], null],
    ['is not things without addresses', [ROPE, { ...ROPE, name: 'Buoy', sku: 'B-1' }], null],
    [
      'is not things of different types',
      [one.thing, { '@type': 'Event', name: 'Fair', url: OTHER }],
      null,
    ],
    ['is not things beside the page’s own', [one.thing, two.thing, LAMP], IS_LAMP],
    [
      'is not things without names',
      [1, 2].map((n) => ({ '@type': 'Product', sku: `${n}`, url: `/${n}` })),
      null,
    ],
  ])('%s', (_, declared, item) => check(declared, item))
})

test('a thing without a name is no item', async () => {
  const fair = { '@type': 'Event', startDate: '2026-05-01' }
  expect(await readItem(createPage(jsonLd(fair)))).toBeNull()
})
