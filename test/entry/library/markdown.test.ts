import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLinkglass, type Linkglass, loadConfig } from '../../../src/entry/library/library.js'
import { ARTICLE } from '../../main-text/pages.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { TEST_NETWORK } from '../../support/service.js'

const OWN = '# The cellar press\n\nThe *old* press had not turned.\n'

let origin: Origin
let linkglass: Linkglass
const accepted: (string | undefined)[] = []

beforeAll(async () => {
  origin = await startOrigin((request, response) => {
    const { accept } = request.headers
    accepted.push(accept)
    const own = request.url === '/both' && accept?.startsWith('text/markdown')
    response.setHeader('content-type', own ? 'text/markdown; charset=utf-8' : 'text/html')
    response.end(own ? OWN : ARTICLE)
  })
  linkglass = createLinkglass(loadConfig(TEST_NETWORK))
})
afterAll(async () => {
  await linkglass.close()
  await origin.close()
})

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

const main = { selector: ':main', attr: 'markdown' } as const

test.each([
  ['the main content', { text: main }],
  ['the whole page', { text: { attr: 'markdown' } }],
])("the site's own Markdown is taken for %s", async (_, rules) => {
  const { data } = await linkglass(at('/both'), { meta: false, data: rules })
  expect(data).toEqual({ text: OWN })
})

test('a site that has none answers its page', async () => {
  const { data } = await linkglass(at('/page'), { meta: false, data: { text: main } })
  expect(data.text).toContain('## A handle from the smith')
})

test('who asks for more than Markdown gets the page, and a header of the caller stays', async () => {
  accepted.length = 0
  await linkglass(at('/both'), { meta: { title: true }, data: { text: main } })
  await linkglass(at('/both'), { meta: false, data: { text: main, h: { selector: 'h1' } } })
  await linkglass(at('/both'), { meta: false, data: { text: main }, headers: { accept: 'text/x' } })
  const usual = expect.stringMatching(/^text\/html,/)
  expect(accepted).toEqual([usual, usual, 'text/x'])
})

test('read gives the parts of an article', async () => {
  const article = await linkglass.read(at('/page'))
  expect(article).toMatchObject({ title: 'The cellar press', author: 'Ina Morrow', lang: 'en' })
  expect(article.markdown).toContain('## A handle from the smith')
  expect(article.text).not.toMatch(/cookies|Most read/)
})
