import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  renderArticleAsMarkdown,
  renderArticleForTerminal,
} from '../../../../src/entry/cli/article-view.js'
import { createPainter } from '../../../../src/entry/cli/terminal.js'

import { ARTICLE } from '../../../main-text/pages.js'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { runProgram } from '../../../support/program.js'

let origin: Origin
beforeAll(async () => {
  origin = await startOrigin((request, response) => {
    response.setHeader('content-type', 'text/html')
    if (request.url === '/wall') response.statusCode = 403
    response.end(request.url === '/empty' ? '' : request.url === '/wall' ? WALL : ARTICLE)
  })
})
afterAll(() => origin.close())

const WALL = '<title>Just a moment...</title><p>Checking your browser'

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

test('what is piped is Markdown, the title above it', async () => {
  const { code, stdout, stderr } = await runProgram(['read', at('/press')])
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(
    /^# The cellar press\n\n_Ina Morrow · .*_\n\n.*The old press.*\n\n## A handle from the smith\n\n.* another\.\n$/s,
  )
  expect(stdout).not.toMatch(/cookies|Most read|rights reserved/)
})

test('--json gives the parts', async () => {
  const { stdout } = await runProgram(['read', at('/press'), '--json'])
  expect(JSON.parse(stdout)).toEqual({
    title: 'The cellar press',
    author: 'Ina Morrow',
    publisher: expect.any(String),
    date: null,
    lang: 'en',
    url: at('/press'),
    markdown: expect.stringContaining('## A handle from the smith'),
    text: expect.stringMatching(/The old press .* another\.$/),
    statusCode: 200,
    warnings: [],
  })
})

test('what came instead of the page is told beside its text', async () => {
  const { code, stdout, stderr } = await runProgram(['read', at('/wall')])
  expect([code, stdout]).toEqual([0, expect.stringContaining('Checking your browser')])
  expect(stderr).toMatch(/^linkglass: the site answered 403\.\nlinkglass: EBOTWALL .+\n$/)
})

test('a page without text is no error', async () => {
  const { code, stdout } = await runProgram(['read', at('/empty'), '--json'])
  expect([code, JSON.parse(stdout)]).toMatchObject([0, { markdown: null, text: null }])
})

test.each([
  [['read'], 'Which address?'],
  [['read', 'a', 'b'], 'One address at a time: b is too much.'],
  [['read', 'http://a.test', '--json', '--markdown'], 'Either --json or --markdown.'],
])('%j is told what is wrong', async (args, message) => {
  const { code, stderr } = await runProgram(args)
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
})

const article = {
  title: 'A\x1b[31m title',
  author: 'Ina Morrow',
  publisher: 'Hollow Hill',
  date: '2026-05-03T00:00:00.000Z',
  lang: 'en',
  url: 'https://site.test/',
  markdown: [
    'A [link](https://site.test/x) and **bold** _text_ with snake_case, long enough to be wrapped.',
    '## Heading',
    '- one item that is long enough to be wrapped into two lines\n  - inner',
    '> quoted',
    '```js\nlet a_b = "**"\n\nlet c\n```',
    '| a | b |\n| --- | --- |\n| c | \x1b[2Jd |',
  ].join('\n\n'),
  text: '',
  statusCode: 200,
  warnings: [],
}

test('a terminal gets lines that fit, without marks or anything that it would obey', () => {
  expect(
    renderArticleForTerminal(article, { paint: createPainter(false), width: 44 }),
  ).toBe(`  A [31m title
  Ina Morrow · Hollow Hill · 2026-05-03

  A link and bold text with snake_case,
  long enough to be wrapped.

  Heading

  • one item that is long enough to be
    wrapped into two lines
    • inner

  │ quoted

  let a_b = "**"

  let c

  a | b
  c |  [2Jd`)
})

test('Markdown keeps its lines and loses its controls', () => {
  expect(renderArticleAsMarkdown({ ...article, markdown: 'a\n\nb\x1b[2J' })).toBe(
    '# A [31m title\n\n_Ina Morrow · Hollow Hill · 2026-05-03_\n\na\n\nb [2J',
  )
})
