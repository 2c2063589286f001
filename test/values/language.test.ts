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
