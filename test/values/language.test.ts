import { describe, expect, it } from 'vitest'
import { toLang } from '../../src/values/language.js'

describe('toLang', () => {
  it.each([
    ['en', 'en'],
    ['EN-us', 'en'],
    ['pt_BR', 'pt'],
    ['zh-Hant-TW', 'zh'],
    ['eng', 'en'],
    ['iw', 'he'],
    ['sh', 'sr'],
    ['cnr-Latn', 'sr'],
    ['gsw-CH', 'gsw'],
    [' de , en', 'de'],
    ['sv; q=0.8', 'sv'],
    ['xx', null],
    ['und', null],
    ['zxx', null],
    ['qaa', null],
    ['english', null],
    ['e', null],
    ['', null],
    ['en us', null],
    ['{{lang}}', null],
  ])('%j', (text, expected) => {
    expect(toLang(text)).toBe(expected)
  })
})

it('the languages of most pages are known as `Intl` knows them', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index))
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const expected = codes.map((code) => {
    const [canonical = code] = Intl.getCanonicalLocales(code)[0]?.split('-') ?? []
    return names.of(canonical) === undefined ? null : canonical
  })
  expect(codes.map(toLang)).toEqual(expected)
})
