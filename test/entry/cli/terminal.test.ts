import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countColumns,
  replaceControls,
  toPlainJson,
  truncateToWidth,
  wantsColor,
  wrapIntoLines,
} from '../../../src/entry/cli/terminal.js'

describe('a page does not steer a terminal', () => {
  test.each([
    ['a color', 'a\x1b[31mb', 'a [31mb'],
    ['a window title', 'a\x1b]0;owned\x07b', 'a ]0;owned b'],
    ['an eight-bit CSI', 'a\x9b31mb', 'a 31mb'],
    ['lines and tabs', 'a\r\n\tb', 'a b'],
    ['a reversal of text', 'a\u202egpj.exe', 'a gpj.exe'],
  ])('by %s', (_, text, plain) => {
    expect(replaceControls(text)).toBe(plain)
  })

  test('nor by JSON, which stays the same JSON', () => {
    const value = { title: 'a\x1b[31m\x9b31m\u202e\x7f' }
    expect(toPlainJson(value)).toBe('{\n  "title": "a\\u001b[31m\\u009b31m\\u202e\\u007f"\n}')
    expect(JSON.parse(toPlainJson(value))).toEqual(value)
  })
})

describe('columns', () => {
  test.each([
    ['abc', 3],
    ['灯台', 4],
    ['e\u0301', 1],
    ['한글', 4],
    ['🔦', 2],
    ['✅', 2],
    ['⌚ 8:00', 7],
    ['🇩🇪', 2],
    ['©', 1],
    ['', 0],
  ])('%s takes %i', (text, columns) => {
    expect(countColumns(text)).toBe(columns)
  })

  test('text breaks at spaces, and anywhere where there are none', () => {
    expect(wrapIntoLines('one two three', 7)).toEqual(['one two', 'three'])
    expect(wrapIntoLines('灯台はどうやって', 6)).toEqual(['灯台は', 'どうや', 'って'])
    expect(wrapIntoLines(' \n ', 10)).toEqual([])
  })

  test('no line is wider than asked for, and nothing but spaces is lost', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 2, max: 40 }),
        (text, width) => {
          const lines = wrapIntoLines(text, width)
          expect(lines.every((line) => countColumns(line) <= width)).toBe(true)
          expect(lines.join('').replaceAll(' ', '')).toBe(replaceControls(text).replace(/\s/g, ''))
        },
      ),
    )
  })

  test('what is cut ends in an ellipsis', () => {
    expect([
      truncateToWidth('abcdef', 6),
      truncateToWidth('abcdefg', 6),
      truncateToWidth('灯台灯台', 5),
    ]).toEqual(['abcdef', 'abcde…', '灯台…'])
  })
})

describe('colors', () => {
  const terminal = { isTTY: true }
  const pipe = {}
  test.each([
    ['a terminal', {}, {}, terminal, true],
    ['a pipe', {}, {}, pipe, false],
    ['a dumb terminal', {}, { TERM: 'dumb' }, terminal, false],
    ['NO_COLOR', {}, { NO_COLOR: '1' }, terminal, false],
    ['an empty NO_COLOR', {}, { NO_COLOR: '' }, terminal, true],
    ['FORCE_COLOR', {}, { FORCE_COLOR: '1' }, pipe, true],
    ['FORCE_COLOR=0', {}, { FORCE_COLOR: '0' }, terminal, false],
    ['NO_COLOR before FORCE_COLOR', {}, { NO_COLOR: '1', FORCE_COLOR: '1' }, terminal, false],
    ['--color before NO_COLOR', { color: true }, { NO_COLOR: '1' }, pipe, true],
    [
      '--no-color before all',
      { color: true, 'no-color': true },
      { FORCE_COLOR: '1' },
      terminal,
      false,
    ],
  ])('%s', (_, said, env, stream, colored) => {
    expect(wantsColor(said, env, stream)).toBe(colored)
  })
})
