import { describe, expect, it } from 'vitest'
import { ARTICLE } from '../../main-text/pages.js'
import { answer, extract } from './support.js'

const PAGE = `<main><h1>Lamp</h1> <p>It <b>shines</b><sup>1</sup>.</p>
  <aside class="ad"><a href="/buy">Buy</a> <p>Ad</p></aside> <a href="/more">More</a></main>`

const AD = { selectors: ['main'], exclude: ['.ad'] }

describe('`exclude`', () => {
  it('leaves its matches out of each form of the value, and of no other rule', async () => {
    const { data } = await extract(PAGE, {
      text: { ...AD, attrs: ['text'] },
      markdown: { ...AD, attrs: ['markdown'] },
      html: { ...AD, exclude: ['.ad', 'sup, a'], attrs: ['cleanHtml'] },
      whole: { selectors: ['main'], attrs: ['text'] },
    })
    expect(data).toEqual({
      text: 'Lamp It shines1. More',
      markdown: '# Lamp\n\nIt **shines**1.\n\n[More](https://site.test/more)',
      html: expect.stringMatching(/^\s*<h1>Lamp<\/h1> <p>It <b>shines<\/b>\.<\/p>\s*$/),
      whole: 'Lamp It shines1. Buy Ad More',
    })
  })

  it('leaves them out of nested rules, with what these leave out themselves', async () => {
    const { data } = await extract(PAGE, {
      page: {
        ...AD,
        rules: {
          links: { selectors: ['a'], all: true, attrs: ['href'] },
          text: { selectors: ['p'], all: true, exclude: ['sup'], attrs: ['text'] },
          rest: { selectors: ['p'], exclude: ['b'], attrs: ['text'] },
        },
      },
    })
    expect(data).toEqual({
      page: { links: ['https://site.test/more'], text: ['It shines.'], rest: 'It 1.' },
    })
  })

  it('works within the main content', async () => {
    const rule = { selectors: [':main'], attrs: ['text'] }
    const [whole, part] = [
      await answer(ARTICLE, rule),
      await answer(ARTICLE, { ...rule, exclude: ['figure', 'h2'] }),
    ]
    expect(whole).toContain('The press, before')
    expect(part).not.toMatch(/The press, before|A handle from the smith/)
    expect(await answer(ARTICLE, rule)).toBe(whole)
  })
})
