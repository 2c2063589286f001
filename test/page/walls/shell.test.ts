import { expect, test } from 'vitest'
import { isShell } from '../../../src/page/walls/shell.js'
import { cpuTime } from '../../support/cpu.js'

const TEXT = '<p>'.concat('Lamps and lanterns for every room. '.repeat(20), '</p>')
const APP = '<script src="/app.js"></script>'
/** More style than any page needs, and many have. */
const STYLE = `<style>${'.a{color:red}'.repeat(20_000)}</style>`

test.each([
  ['nothing but a script', `<body>${APP}`],
  ['an empty mount point', `<body><div id="root"></div>${APP}`],
  ['one beside some text', `<body>${TEXT}<div class="a" id=app><!-- --></div>${APP}`],
  ['an element of its own', `<body>${TEXT}<app-root></app-root>${APP}`],
  ['a spinner', `<body><div id="root"><p>Loading…</p></div>${APP}`],
  ['a request for scripts', `<body>${TEXT}<noscript>Please enable JavaScript.</noscript>${APP}`],
  ['a spinner after much style', `<head>${STYLE}<body><div id="root"><p>Loading…</p></div>${APP}`],
  ['a mount point after much style', `<head>${STYLE}<body>${TEXT}<div id="root"> </div>${APP}`],
  [
    'a request for scripts after much style',
    `<head>${STYLE}<body>${TEXT}<noscript><p>Please enable JavaScript.</p></noscript>${APP}`,
  ],
])('%s is a shell', (_, html) => {
  expect(isShell(html)).toBe(true)
})

test.each([
  ['a page without scripts', '<body><h1>Hi</h1>'],
  ['one with data alone', '<body><h1>Hi</h1><script type="application/ld+json">{}</script>'],
  ['one with text', `<body>${TEXT}${APP}`],
  ['one whose text comes after much style', `<head>${STYLE}<body>${TEXT}${APP}`],
  [
    'one whose text comes after a drawing and data',
    `<body><svg><path d="${'M0 0L1 1'.repeat(20_000)}"/></svg><script>${'x=1;'.repeat(30_000)}</script>${TEXT}`,
  ],
  ['one whose mount point is filled', `<body><div id="root">${TEXT}</div>${APP}`],
  ['one with a drawing in it', `<body>${TEXT}<div id="app"><img src="/a.png"></div>${APP}`],
  ['one whose `noscript` holds a pixel', `<body>${TEXT}<noscript><img src="/a"></noscript>${APP}`],
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
