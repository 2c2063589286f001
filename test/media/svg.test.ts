import { describe, expect, it } from 'vitest'
import { isExecutableSvg, isSvg, readSvgSize } from '../../src/media/svg.js'
import { cpuTime } from '../support/cpu.js'
import { svg } from '../support/images.js'

function executable(content: string) {
  return isExecutableSvg(svg('width="1"', content))
}

describe('isExecutableSvg', () => {
  it.each([
    '<script>alert(1)</script>',
    '<svg:script>alert(1)</svg:script>',
    '<SCRIPT/>',
    '<foreignObject><body/></foreignObject>',
    '<iframe src="x"/>',
    '<g onload="alert(1)"/>',
    '<g ONCLICK = "alert(1)"/>',
    '<g fill="red"onload="alert(1)"/>',
    '<a href="javascript:alert(1)"/>',
    '<a xlink:href=" https://tracker.test/"/>',
    '<image href="https://tracker.test/x.png"/>',
    '<image href="//tracker.test/x.png"/>',
    '<image href="data:image/svg+xml;base64,AA"/>',
    '<image href="&#104;ttps://tracker.test/"/>',
    '<use href="other.svg#part"/>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<animate attributeName="href" values="x"/>',
    '<style>@import "https://tracker.test/"</style>',
    '<style>g{fill:url(https://tracker.test/)}</style>',
    '<style>g{fill:u\\72l(x)}</style>',
  ])('refuses %s', (content) => {
    expect(executable(content)).toBe(true)
  })

  it.each([
    '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg width="1"><text>&b;</text></svg>',
    '<?xml-stylesheet href="https://tracker.test/"?><svg width="1"/>',
  ])('refuses %s', (document) => {
    expect(isExecutableSvg(Buffer.from(document))).toBe(true)
  })

  it.each([
    '<path d="M0 0h1"/>',
    '<use href="#part"/>',
    '<use xlink:href="#part"/>',
    '<image href="data:image/png;base64,AA"/>',
    '<style>.a{fill:url(#gradient)}</style>',
    '<g fill="url(&quot;#g&quot;)" class="once only"/>',
    '<text>on and on</text>',
    '<linearGradient id="g"/>',
  ])('keeps %s', (content) => {
    expect(executable(content)).toBe(false)
  })
})

describe('long input', () => {
  const length = 250_000
  it.each([
    ['open comment', `<!--${'-'.repeat(length)}`],
    ['many comments', '<!---->'.repeat(length / 7)],
    ['open doctype', `<!DOCTYPE ${'['.repeat(length)}`],
    ['open quote', `<svg a="${'x'.repeat(length)}`],
    ['many attributes', `<svg ${'a="b" '.repeat(length / 6)}`],
    ['a width of digits', `<svg width="${'1'.repeat(60_000)}!" height="1"/>`],
    ['white space', `<svg width${' '.repeat(length)}`],
    ['handlers that are none', `<svg>${' on'.repeat(length / 3)}`],
    ['handler of many letters', `<svg on${'a'.repeat(length)}`],
    ['open brackets', '<'.repeat(length)],
    ['references', `<svg>${'href='.repeat(length / 5)}`],
    ['spaces behind a reference', `<svg href${' '.repeat(length)}`],
    [
      'a thousand million laughs',
      `<!DOCTYPE svg [${'<!ENTITY a "&b;&b;">'.repeat(length / 20)}]><svg>&a;`,
    ],
  ])('%s is read in linear time', async (_, text) => {
    const bytes = Buffer.from(text)
    const spent = await cpuTime(() => {
      isSvg(bytes)
      readSvgSize(bytes)
      isExecutableSvg(bytes)
    })
    expect(spent).toBeLessThan(1_000)
  })
})
