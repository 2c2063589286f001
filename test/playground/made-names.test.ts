import { describe, expect, test } from 'vitest'
import { isLook, looksMade } from '../../playground/state/pick/made-names.js'
import { cpuSince } from '../support/cpu.js'

describe('a name made by a machine is told from a word', () => {
  test.each([
    'css-1x2y3z4',
    'sc-bdVaJa',
    'jsx-2871293847',
    '_3xK9a',
    'Button_root__3xK9a',
    'svelte-1abc23',
    'ember1234',
    'item-4711',
    'post_98765',
    'a8f5c2e1',
    'xKqPz',
    'bcdfg',
  ])('%s is made', (name) => {
    expect(looksMade(name)).toBe(true)
  })

  test.each([
    'price',
    'product-title',
    'h1',
    'col2',
    'utf8',
    'main_content',
    'storyTeaser',
    'e-mail',
    'FAQ',
    'kontakt-öffnungszeiten',
    'section-12',
  ])('%s is a word', (name) => {
    expect(looksMade(name)).toBe(false)
  })
})

test('a name that is made to be hard to judge costs nothing', () => {
  const before = process.cpuUsage()
  for (const letter of ['A', 'aA', 'aAb', '1', '-1', 'b']) {
    looksMade(`a${letter.repeat(5_000)}!`)
    isLook(`p${letter.repeat(5_000)}!`)
  }
  expect(cpuSince(before)).toBeLessThan(500)
})

test.each([
  ['mt-4', true],
  ['md:flex', true],
  ['w-[32px]', true],
  ['text-gray-500', true],
  ['is-active', true],
  ['price', false],
  ['article', false],
  ['summary', false],
])('%s only says how it looks: %s', (name, expected) => {
  expect(isLook(name)).toBe(expected)
})
