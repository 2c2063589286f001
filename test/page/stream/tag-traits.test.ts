import { expect, test } from 'vitest'
import { toCodeUnits } from '../../../src/page/stream/code-units.js'
import {
  findTraits,
  KNOWN_TAGS,
  readTraits,
  type TagTraits,
} from '../../../src/page/stream/tag-traits.js'

function read(name: string): TagTraits {
  return readTraits({ source: name, units: toCodeUnits(name) }, 0, name.length)
}

test('every standard name is found, in lower case and in capitals', () => {
  for (const [name, traits] of KNOWN_TAGS) {
    for (const spelled of [name, name.toUpperCase()]) {
      expect(findTraits(toCodeUnits(spelled), 0, name.length)).toBe(traits)
      expect(read(spelled)).toBe(traits)
    }
  }
})

test('each standard name has its own place in tables', () => {
  const places = [...KNOWN_TAGS.values()].map(({ index }) => index)
  expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, index) => index + 1))
})

test.each(['x-time', 'tiime', 'my-app', 'h7', 'h\u0011', 'æ'])(
  '`%s` is like any unknown name',
  (name) => {
    expect(findTraits(toCodeUnits(name), 0, name.length)).toBe(undefined)
    expect(read(name)).toEqual({
      name,
      index: 0,
      id: 0,
      isVoid: false,
      isRaw: false,
      isBlock: false,
      ends: undefined,
    })
  },
)

test('only ASCII letters are made lower case, so that no other name becomes a standard one', () => {
  // U+212A is the sign of Kelvin, whose lower case is `k` (WHATWG HTML, section 13.2.5.8).
  expect(read('LIN\u212a').name).toBe('lin\u212a')
})
