import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseHttpUrl } from '../../../src/lib/net/http-url.js'
import { parseUrl } from '../../../src/lib/net/parse-url.js'
import { cpuTime } from '../../support/cpu.js'

/** The standard's own answer, at its own price. */
function plain(address: string, base?: string): string | undefined {
  try {
    return new URL(address, base).href
  } catch {
    return undefined
  }
}

const character = fc.oneof(
  fc.integer({ min: 0, max: 255 }),
  fc.constantFrom(...[0x00, 0x20, 0x23, 0x3a, 0x2f, 0x80, 0x9f, 0xad, 0xc3, 0xe9, 0x2009, 0xd800]),
)
const rest = fc
  .array(character, { maxLength: 6 })
  .map((codes) => codes.map((code) => String.fromCharCode(code)).join(''))
const address = fc
  .tuple(
    fc.constantFrom(
      'http://',
      'https://a',
      'https://a.test/',
      'mailto:',
      '//',
      '/',
      '',
      'http:',
      ' http://',
    ),
    rest,
  )
  .map(([start, end]) => start + end)
const base = fc.constantFrom(undefined, 'http://base.test/a?b#c', 'mailto:a', 'data:,x')

test('is what the standard says, for any text and however often it was asked before', () => {
  const property = fc.property(address, base, (text, from) => {
    expect(parseUrl(text, from)?.href).toBe(plain(text, from))
  })
  fc.assert(property, { numRuns: 50_000 })
})

test('an address in Latin-1 is one to callers, too', () => {
  for (let turn = 0; turn < 20_000; turn++) {
    expect(parseHttpUrl('http://b\u00fccher.test/\u00e9')?.hostname).toBe('xn--bcher-kva.test')
    expect(parseHttpUrl('http://"\u00de\u009f/')).toBeUndefined()
  }
})

test.each([
  ['a path below an address that has none', '/a', 'mailto:x'],
  ['a host in broken Punycode', 'http://xn--a/', 'http://base.test/'],
  ['a host that ends in a number', 'http://1.0xfffffffff/', 'http://base.test/'],
])('%s costs no exception, of which a page may hold many', async (_, text, from) => {
  expect(parseUrl(text, from)).toBeUndefined()
  const parseMany = () => {
    for (let turn = 0; turn < 100_000; turn++) parseUrl(text, from)
  }
  expect(await cpuTime(parseMany)).toBeLessThan(500)
})
