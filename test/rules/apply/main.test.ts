import { describe, expect, it } from 'vitest'
import { PageText } from '../../../src/page/page-text.js'
import { parseDocument } from '../../../src/page/tree/dom.js'
import { checkSelectors } from '../../../src/rules/select/check-selectors.js'
import { selectMatches } from '../../../src/rules/select/select.js'
import { ARTICLE, DOCUMENTATION } from '../../main-text/pages.js'
import { DOM_LIMITS } from '../../support/limits.js'
import { answer, extract, LIMITS, PAGE_URL, rulesOf } from './support.js'

/** The headline stands apart from the text, after another that is the site's. */
const TITLED = ARTICLE.replace('<header class="site-header">', '$&<h1>Hollow Hill</h1>')
  .replace(/<h1>The cellar press.*?<\/p>/, '')
  .replace('<article', '<div class="hero"><h1>The cellar press</h1></div><article')

const MAIN = { selectors: [':main'] }

describe(':main', () => {
  it('gives the content as Markdown, with what belongs to it', async () => {
    expect(await answer(ARTICLE, { ...MAIN, attrs: ['markdown'] })).toMatch(
      /The old press .*\n\n## A handle from the smith\n\nWe took .*\n\n!\[The press\]\(https:\/\/site\.test\/press\.jpg\)\n\nThe press, before .*\n\nBy the evening .*another\.$/s,
    )
  })

  it('composes with CSS, positions, lists, nested rules and attributes', async () => {
    const { data } = await extract(ARTICLE, {
      images: { selectors: [':main img'], all: true, attrs: ['src'] },
      last: { selectors: [':main p:last'], attrs: ['text'] },
      heading: { selectors: [':main > h2'], attrs: ['text'] },
      nested: { ...MAIN, rules: { caption: { selectors: ['figcaption'], attrs: ['text'] } } },
      union: { selectors: ['title, :main h2'], all: true, attrs: ['text'] },
      outside: { selectors: ['.site-footer p'], attrs: ['text'] },
    })
    expect(data).toEqual({
      images: ['https://site.test/press.jpg'],
      last: expect.stringMatching(/^By the evening/),
      heading: 'A handle from the smith',
      nested: { caption: expect.stringMatching(/^The press, before/) },
      union: ['The cellar press – Hollow Hill', 'A handle from the smith'],
      outside: '© 2026 Hollow Hill. All rights reserved.',
    })
  })

  it('gives the headline, too, with its title', async () => {
    const text = await answer(TITLED, { selectors: [':main'], attrs: ['text'] })
    const { data } = await extract(TITLED, {
      text: { selectors: [':main(with-title)'], attrs: ['text'] },
      first: { selectors: [':main(with-title) p'], attrs: ['text'] },
      union: { selectors: [':main(with-title) h1, :main h2'], all: true, attrs: ['text'] },
    })
    expect(String(text)).toMatch(/^The old press/)
    expect(data).toEqual({
      text: `The cellar press ${text}`,
      first: expect.stringMatching(/^The old press/),
      union: ['The cellar press', 'A handle from the smith'],
    })
  })

  it('gives no more with its title where the page has no headline', async () => {
    const html = TITLED.replace(/<h1>.*?<\/h1>/g, '')
    const read = (selector: string) => answer(html, { selectors: [selector], attrs: ['text'] })
    expect(await read(':main(with-title)')).toBe(await read(':main'))
  })

  it('is found in no element of the page, so in no rule below a selector', async () => {
    const text = { ...MAIN, attrs: ['text'] }
    const { data, warnings } = await extract(ARTICLE, {
      below: { selectors: ['body'], rules: { text } },
      beside: { rules: { text: { selectors: [':main h2'], attrs: ['text'] } } },
      within: { ...MAIN, rules: { text } },
    })
    expect({ data, warnings }).toEqual({
      data: {
        below: { text: null },
        beside: { text: 'A handle from the smith' },
        within: { text: null },
      },
      warnings: [
        { code: 'ENOMATCH', message: '`data.below.text`: nothing matches `:main`.' },
        { code: 'ENOMATCH', message: '`data.within.text`: nothing matches `:main`.' },
      ],
    })
  })

  it('looks below itself only, as any element does', async () => {
    const html = ARTICLE.replace('<article', '<article id="itself"')
    const { data } = await extract(html, {
      itself: { selectors: [':main'], attrs: ['id'] },
      below: { selectors: [':main #itself p'], attrs: ['text'] },
    })
    expect(data).toEqual({ itself: 'itself', below: null })
  })

  it('runs no words of neighbouring blocks together', async () => {
    expect(await answer(DOCUMENTATION, { ...MAIN, attrs: ['text'] })).toContain('height How far')
  })

  it.each([
    [
      'no text',
      '<body><div id="app"></div></body>',
      'the page has no text, as one that scripts fill',
    ],
    [
      'only a label',
      '<body><p>Hi</p></body>',
      "none of the page's 1 words reads like main content",
    ],
  ])('is null with a reason on a page with %s', async (_, html, why) => {
    const { data, warnings } = await extract(html, { value: { ...MAIN, attrs: ['text'] } })
    expect({ data, warnings }).toEqual({
      data: { value: null },
      warnings: [
        { code: 'ENOMATCH', message: `\`data.value\`: nothing matches \`:main\`: ${why}.` },
      ],
    })
  })

  it('tells how it was found, and what was left out', async () => {
    const rules = rulesOf({ value: { ...MAIN, attrs: ['text'] } })
    const { document } = parseDocument(ARTICLE, DOM_LIMITS)
    const selection = selectMatches(document, {
      url: PAGE_URL,
      text: new PageText([ARTICLE]),
      rules,
      explain: true,
      limits: LIMITS,
    })
    expect(selection.main).toMatchObject({
      selector: 'article.post',
      reason: expect.stringContaining('it is in `article`'),
      of: expect.any(Number),
    })
    expect(selection.main?.cut).toEqual(
      expect.arrayContaining([
        { selector: 'header.site-header', words: 8, reason: 'page header' },
        { selector: 'div.cookie-banner', words: 22, reason: 'a dialog' },
        { selector: 'footer.site-footer', words: 9, reason: 'page footer' },
        { selector: 'div.related-posts', words: 13, reason: 'related content' },
      ]),
    )
  })

  it.each([
    ['p :main', '`:main` takes no argument and stands at the beginning only'],
    [':main(p)', '`:main` takes no argument and stands at the beginning only'],
    [':not(:main)', '`:main` stands in another pseudo-class'],
  ])('refuses %s', (selector, why) => {
    expect(() => checkSelectors(rulesOf({ value: { selectors: [selector] } }))).toThrow(why)
  })
})
