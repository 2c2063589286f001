import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLinkglass, loadConfig } from '../../src/entry/library/library.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { TEST_NETWORK } from '../support/service.js'

const linkglass = createLinkglass(loadConfig({ ...TEST_NETWORK, LINKGLASS_READING_TIMEOUT: '60s' }))
let origin: Origin
beforeAll(async () => {
  const pages = Object.values(PAGES).map(({ html }, index) => [
    `/${index}`,
    { headers: { 'content-type': 'text/html' }, body: html + PADDING },
  ])
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
