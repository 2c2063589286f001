import { expect, test } from 'vitest'
import { isShell } from '../../src/page/shell.js'
import { cpuTime } from '../support/cpu.js'

const TEXT = '<p>'.concat('Lamps and lanterns for every room. '.repeat(20), '</p>')
const APP = '<script src="/app.js"></script>'

test.each([
  ['nothing but a script', `<body>${APP}`],
  ['an empty mount point', `<body><div id="root"></div>${APP}`],
  ['one beside some text', `<body>${TEXT}<div class="a" id=app><!-- --></div>${APP}`],
  ['an element of its own', `<body>${TEXT}<app-root></app-root>${APP}`],
  ['a spinner', `<body><div id="root"><p>Loading…</p></div>${APP}`],
  ['a request for scripts', `<body>${TEXT}<noscript>Please enable JavaScript.</noscript>${APP}`],
])('%s is a shell', (_, html) => {
  expect(isShell(html)).toBe(true)
})

test.each([
  ['a page without scripts', '<body><h1>Hi</h1>'],
  ['one with data alone', '<body><h1>Hi</h1><script type="application/ld+json">{}</script>'],
  ['one with text', `<body>${TEXT}${APP}`],
  [
    'one with much text, whatever else it has',
    `<body>${TEXT.repeat(3)}<div id="root"></div><noscript>Enable JavaScript</noscript>${APP}`,
  ],
])('%s is none', (_, html) => {
  expect(isShell(html)).toBe(false)
})

test.each(['<a ', '<noscript>', '<div id="root">', '<script ', '<!--'])(
  '100,000 times `%s` costs no time to speak of',
  async (part) => {
    const html = `${part.repeat(100_000)}<script>`
    expect(await cpuTime(() => isShell(html))).toBeLessThan(500)
  },
)
