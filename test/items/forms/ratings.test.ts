import { describe, expect, test } from 'vitest'
import { readRating } from '../../../src/items/forms/numbers.js'
import { CONTEXT, createThing } from './form-context.js'

/** Reads a rating with some properties. */
function read(props: Parameters<typeof createThing>[1]) {
  return readRating([createThing('AggregateRating', props)], CONTEXT)
}

/** Value, best, count of ratings and of reviews as they are declared; the rating that they are. */
type Row = [
  value: string,
  best: string | undefined,
  ratings: string | undefined,
  reviews: string | undefined,
  wanted: [value: number, best: number, count: number | null] | null,
]

describe('ratings', () => {
  test.each<Row>([
    ['4.5', undefined, '10', undefined, [4.5, 5, 10]],
    ['4', undefined, undefined, undefined, [4, 5, null]],
    ['4.567', '5', '3', undefined, [4.57, 5, 3]],
    ['4.999', '5', '3', undefined, [5, 5, 3]],
    ['8.2', '10', '120', undefined, [8.2, 10, 120]],
    ['90', '100', '7', undefined, [90, 100, 7]],
    ['4.5', '5', '10', '3', [4.5, 5, 10]],
    ['4.5', '5', undefined, '12', [4.5, 5, 12]],
    ['4.5', '5', '1,234', undefined, [4.5, 5, 1234]],
    ['4.5', '5', '1234 ratings', undefined, [4.5, 5, 1234]],
    ['4.5', '5', '(1,234)', undefined, [4.5, 5, 1234]],
    ['4.5', '5', '1.234 Bewertungen', undefined, [4.5, 5, 1234]],
    ['4,5', '5', '1 234 avis', undefined, [4.5, 5, 1234]],
    ['4,5', '5', '1 234 отзывов', undefined, [4.5, 5, 1234]],
    ['4.5/5', undefined, '2', undefined, [4.5, 5, 2]],
    ['4.5 out of 5', undefined, '2', undefined, [4.5, 5, 2]],
    ['4,5 von 5', undefined, '2', undefined, [4.5, 5, 2]],
    ['4,5 sur 5', undefined, '2', undefined, [4.5, 5, 2]],
    ['4,5 de 5', undefined, '2', undefined, [4.5, 5, 2]],
    ['4,5 su 5', undefined, '2', undefined, [4.5, 5, 2]],
    ['4,5 van 5', undefined, '2', undefined, [4.5, 5, 2]],
    ['4,5 z 5', undefined, '2', undefined, [4.5, 5, 2]],
    ['4,5 из 5', undefined, '2', undefined, [4.5, 5, 2]],
    ['8.2', undefined, '120', undefined, null],
    ['6', '5', '3', undefined, null],
    ['0', '5', '3', undefined, null],
    ['4.5', '5', '0', undefined, null],
    ['4.5', '5', undefined, '0', null],
    ['4.5', '0', '3', undefined, null],
    ['-3', '5', '3', undefined, null],
    ['five', '5', '3', undefined, null],
    ['NaN', '5', '3', undefined, null],
    ['', '5', '3', undefined, null],
  ])(
    '%s of %s by %s ratings and %s reviews',
    (ratingValue, bestRating, ratingCount, reviewCount, wanted) => {
      const [value, best, count] = wanted ?? []
      expect(read({ ratingValue, bestRating, ratingCount, reviewCount })).toEqual(
        wanted && { value, best, count },
      )
    },
  )

  test('one that is below the worst is none', () => {
    expect(read({ ratingValue: '1', bestRating: '5', worstRating: '2' })).toBeNull()
  })
})
