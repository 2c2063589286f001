import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLinkglass, loadConfig } from '../../src/entry/library/library.js'
import { readItem } from '../../src/items/read-item.js'
import { PageText, SIGNAL_LIMITS, SignalReader } from '../../src/page/index.js'
import { DOM_LIMITS } from '../support/limits.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { TEST_NETWORK } from '../support/service.js'
import { PAGE } from './support.js'

const linkglass = createLinkglass(loadConfig({ ...TEST_NETWORK, LINKGLASS_READING_TIMEOUT: '60s' }))
let origin: Origin
beforeAll(async () => {
  const respond = (body: string) => ({ headers: { 'content-type': 'text/html' }, body })
  const pages = Object.values(PAGES).map(({ html }, index) => [
    `/${index}`,
    respond(html + PADDING),
  ])
  pages.push(['/deep', respond(DEEP)])
  origin = await startOrigin(Object.fromEntries(pages))
})
afterAll(async () => {
  await linkglass.close()
  await origin.close()
})

/** So many tags that a tree is made in a thread. */
const PADDING = '<i></i>'.repeat(2_500)

const json = { '@type': 'Product', name: 'Harbour lamp', sku: 'L-1', offers: { price: 12 } }
const keywords = Array.from({ length: 101 }, (_, index) => `k${index}`).join(',')
const PAGES: Readonly<Record<string, { html: string; type?: string }>> = {
  'a product in JSON-LD': {
    html: `<title>Harbour lamp</title>
    <script type="application/ld+json">${JSON.stringify(json)}</script><h1>Harbour lamp</h1>`,
    type: 'product',
  },
  'an article in JSON-LD, with an author in microdata': {
    html: `<title>News</title>
    <script type="application/ld+json">{"@type":"NewsArticle","headline":"News","keywords":"${keywords}"}</script>
    <article itemscope itemtype="https://schema.org/NewsArticle"><h1 itemprop="headline">News</h1>
    <p itemprop="author">Ada Berg</p></article>`,
    type: 'article',
  },
  'a recipe without markup': {
    html: `<title>Pea soup</title><h1>Pea soup</h1><h2>Zutaten</h2>
    <ul><li>300 g Erbsen<li>1 l Wasser<li>2 Karotten</ul><h2>Zube<b>reitung</b></h2>
    <ol class="steps"><li>Erbsen eine Nacht einweichen.<li>Eine Stunde lang kochen.</ol>`,
    type: 'recipe',
  },
  'a product without markup': {
    html: `<title>Harbour lamp</title><h1>Harbour lamp</h1>
    <p>€ 12,50</p><button>Add <b>to</b> cart</button><input type=submit value="Add to cart">`,
    type: 'product',
  },
  'nothing at all': { html: '<title>Hello</title><h1>Hello</h1><p>Nothing is said here.</p>' },
}

/** A small page whose item is read in a thread, because its elements are deep. */
const DEEP = '<div>'.repeat(70) + PAGES['a recipe without markup']?.html

it('reads the item of a small page beside rules when only a thread can', async () => {
  const url = `http://site.test:${origin.port}/deep`
  const options = { meta: { title: true }, item: true } as const
  const expected = await linkglass.fromHtml(DEEP, { ...options, url })
  const { data } = await linkglass(url, {
    ...options,
    data: { steps: { selectorAll: '.steps li' } },
  })
  expect(expected.data.item?.type).toBe('recipe')
  expect(data.item).toEqual(expected.data.item)
})

/** Reads the item of a shown recipe, within the given limits of its tree. */
function readRecipe(limits: Partial<typeof DOM_LIMITS>, isOnLoop: boolean) {
  const page = PAGES['a recipe without markup']?.html + '<i></i>'.repeat(500)
  const reader = new SignalReader({ limits: SIGNAL_LIMITS, item: true })
  reader.write(page)
  const dom = { ...DOM_LIMITS, ...limits }
  const request = { url: PAGE, explain: false, dom, isOnLoop }
  return readItem(new PageText([page]), reader.end(), request)
}

it('leaves the item to a thread when there is no time for the tree', () => {
  expect(readRecipe({ maxTime: -1 }, true)).toBeUndefined()
  expect(readRecipe({ maxTime: 60_000 }, true)?.item?.type).toBe('recipe')
})

it('warns in a thread of a page with more elements than the limit', () => {
  const whole = readRecipe({}, false)
  expect(whole).toMatchObject({ item: { type: 'recipe' }, warnings: [] })
  const message = 'The page has more elements than the limit: the item was read from its beginning.'
  const warnings = [{ code: 'ETRUNCATED', message }]
  expect(readRecipe({ maxNodes: 100 }, false)).toEqual({ item: whole?.item, warnings })
  expect(readRecipe({ maxNodes: 3 }, false)).toEqual({ item: null, warnings })
})

it('tells a page that took too long, which may be read whole later', () => {
  const message =
    'The page took too long to build: the item was read from its beginning. Try again later.'
  const warnings = [{ code: 'ETRUNCATED', message }]
  expect(readRecipe({ maxTime: -1 }, false)).toEqual({
    item: expect.objectContaining({ type: 'recipe' }),
    warnings,
    isLate: true,
  })
})

it.each(Object.keys(PAGES))('reads %s of a large page as of a small one', async (name) => {
  const { html = '', type } = PAGES[name] ?? {}
  const url = `http://site.test:${origin.port}/${Object.keys(PAGES).indexOf(name)}`
  const options = { meta: { title: true }, item: true, explain: true } as const
  const small = await linkglass.fromHtml(html, { ...options, url })
  expect(small.data.item?.type).toBe(type)
  const given = await linkglass.fromHtml(html + PADDING, { ...options, url })
  const fetched = await linkglass(url, options)
  for (const { data, warnings, explain } of [given, fetched]) {
    expect({ data, warnings }).toEqual({ data: small.data, warnings: small.warnings })
    expect(explain?.item).toEqual(small.explain?.item)
  }
})
