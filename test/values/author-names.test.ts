import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAuthor } from '../../src/values/author-names.js'

describe('toAuthor', () => {
  it.each([
    ['Ada Marsh', 'Ada Marsh'],
    ['By Ada Marsh', 'Ada Marsh'],
    ['ByAda Marsh', 'Ada Marsh'],
    ['Byron Marsh', 'Byron Marsh'],
    ['By\n Ada Marsh \n', 'Ada Marsh'],
    ['View all posts by Ada Marsh', 'Ada Marsh'],
    ['Ada Marsh | ada@example.com', 'Ada Marsh'],
    ['Ada Marsh @ada', 'Ada Marsh'],
    ['von Redaktion, 24. Januar 2022', 'Redaktion'],
    ['24. Januar 2022, 23:39 · von Ada', 'Ada'],
    ['Posted on September 21, 2020 by Ada Marsh', 'Ada Marsh'],
    ['By Ada Marsh December 28, 2016', 'Ada Marsh'],
    ['Ada Marsh - Aug 10, 2016 11:15 am UTC', 'Ada Marsh'],
    ['Von Ada Marsh, Bo Line und Ida Knot', 'Ada Marsh, Bo Line, Ida Knot'],
    ['Ada Marsh and Bo Line', 'Ada Marsh, Bo Line'],
    ['Ada Marsh & Bo Line; Ida Knot', 'Ada Marsh, Bo Line, Ida Knot'],
    ['Ada Marsh y Bo Line', 'Ada Marsh, Bo Line'],
    ['Ortega y Gasset', 'Ortega y Gasset'],
    ['Ada Marsh, Ada Marsh', 'Ada Marsh'],
    ['Ada Marsh, MD, PhD', 'Ada Marsh, MD, PhD'],
    ['Ada Marsh, example.com', 'Ada Marsh'],
    ['Ada Marsh (Bruxelles, bureau)', 'Ada Marsh'],
    ['Text und Interview: Ada Marsh', 'Ada Marsh'],
    ['Datum: 19.11.2021 Autor: Ada Marsh Quelle: Agentur', 'Ada Marsh'],
    ['Ada Marsh\nStand:', 'Ada Marsh'],
    ['Ada Marsh\nAda has written about ropes and nets and boats for many years.', 'Ada Marsh'],
    ['著者：後藤大地', '後藤大地'],
    ['sailor1984', 'sailor1984'],
    ['by grace hopper', 'grace hopper'],
    ['Written by ada b. marsh', 'ada b. marsh'],
    ['grace hopper', null],
    ['by default', null],
    ['null', null],
    ['undefined', null],
    ['No Author', null],
    ['Read More', null],
    ['Driving License', null],
    ['Written By Ada Marsh', 'Ada Marsh'],
    ['Ada Marsh Og Bo Line', 'Ada Marsh, Bo Line'],
    ['Ada Marsh\nSenior Writer\nBo Line', 'Ada Marsh'],
    ['By', null],
    ['Name *', null],
    ['Ada says:', null],
    ['https://www.example.com/ada', null],
    ['ada@example.com', null],
    ['12 comments', null],
    ['', null],
  ])('%j', (text, expected) => {
    expect(toAuthor(text)).toBe(expected)
  })

  it('gives the same for what it gave', () => {
    const name = fc.constantFrom('Ada Marsh', 'Bo Line', 'Ida van der Knot', 'J. R. Sail', 'Zoë')
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1 }), (names) => {
        expect(toAuthor(names.join(' and '))).toBe(names.join(', '))
        expect(toAuthor(names.join(', '))).toBe(names.join(', '))
      }),
    )
  })
})

it('a name is looked for in the first 20 parts of a line', () => {
  expect(toAuthor(`${'1 | '.repeat(19)}Ada Berg`)).toBe('Ada Berg')
  expect(toAuthor(`${'1 | '.repeat(20)}Ada Berg`)).toBeNull()
})
