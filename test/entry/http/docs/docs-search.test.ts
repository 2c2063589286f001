import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseSections, renderSearchHits } from '../../../../src/entry/http/docs/docs-sections.js'
import { toPlaygroundLink } from '../../../../src/entry/http/docs/render-docs.js'
import { type Service, startService } from '../../../support/service.js'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

async function hits(words: string): Promise<string[]> {
  const { body } = await service.get(`/docs?${new URLSearchParams({ q: words })}`)
  return [...String(body).matchAll(/<li><a href="(\/docs[^"]*)">[^<]+<\/a><p>/g)].map(
    ([, path = '']) => path,
  )
}

describe('the documents are searched', () => {
  test.each([
    ['staleTtl', '/docs/parameters'],
    ['main content', '/docs/rules#the-main-content'],
    ['EBOTWALL', '/docs/warnings#what-came-instead-of-the-page'],
  ])('%s is found, in headings first', async (words, expected) => {
    expect((await hits(words)).slice(0, 5)).toContain(expected)
  })

  test.each(['', '   ', 'nosuchwordanywhere', `staleTtl ${'x'.repeat(200)}`])(
    '%j finds nothing',
    async (words) => {
      expect(await hits(words)).toEqual([])
    },
  )

  test('a part of the text is shown around the word, cut between words', () => {
    const page = {
      name: 'a',
      title: 'A',
      markdown: `# A\n${'before '.repeat(20)}here ${'behind '.repeat(40)}`,
    }
    const shown = renderSearchHits(parseSections({ ...page, html: '' }), 'here')
    expect(shown).toContain(`<p>…${'before '.repeat(7)}here ${'behind '.repeat(15).trim()}…</p>`)
    const short = { ...page, markdown: '# A\nNothing but here.' }
    expect(renderSearchHits(parseSections({ ...short, html: '' }), 'here')).toContain(
      '<p>Nothing but here.</p>',
    )
  })

  test('words are shown as words', async () => {
    const { body } = await service.get('/docs?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E')
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;')
    expect(body).not.toContain('<script>alert')
  })
})

test('every color of the documents is the playground’s', () => {
  const file = new URL('../../../../playground/style/base.css', import.meta.url)
  const colorsOf = (css: string) =>
    [...css.matchAll(/(--[a-z]+): (light-dark\([^)]*\))/g)].map(([, ...color]) => color.join(' '))
  const playground = new Set(colorsOf(readFileSync(file, 'utf8')))
  const style = new URL('../../../../docs/site/style.css', import.meta.url)
  const own = colorsOf(readFileSync(style, 'utf8'))
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter((color) => !playground.has(color))).toEqual([])
})

describe('a command of the documents opens in the playground', () => {
  const COMMAND = `curl -sG http://127.0.0.1:3000/ \\
  --data-urlencode url=http://demo.test:8080/a.html \\
  --data-urlencode 'data.a.selector=p > b'`

  test('on the pages that this service knows', () => {
    expect(toPlaygroundLink(COMMAND, ['http://demo.test:4711/b.html'])).toBe(
      '/playground?url=http%3A%2F%2Fdemo.test%3A4711%2Fa.html&data.a.selector=p+%3E+b',
    )
  })

  test.each([
    [COMMAND, []],
    [COMMAND, ['http://other.test/', 'nonsense']],
    ['npm run demo', ['http://demo.test/']],
    ['curl --data-urlencode url=nonsense', ['http://demo.test/']],
  ])('and nowhere else (%#)', (command, examples) => {
    expect(toPlaygroundLink(command, examples)).toBeUndefined()
  })
})
