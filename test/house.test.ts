import { expect, test } from 'vitest'
import { surveyHouse } from '../scripts/house.js'

/** The bounds may be lowered whenever the code is below them. */
const HOUSE = surveyHouse()

test('there are at most 16 rooms, and no folder has more than 25 files', () => {
  expect(HOUSE.rooms.length).toBeLessThanOrEqual(16)
  expect(HOUSE.widest.files, HOUSE.widest.folder).toBeLessThanOrEqual(25)
})

test('there are at most 80 settings', () => {
  expect(HOUSE.settings).toBeLessThanOrEqual(80)
})

test('an option is declared once: no other file has its sentence or its bounds', () => {
  expect(HOUSE.describedAgain).toEqual([])
})

test('no record is spread where it stands', () => {
  expect(HOUSE.spreads).toEqual([])
})

test('few short files have but one user, in their own folder', () => {
  expect(HOUSE.thin.length).toBeLessThanOrEqual(21)
})

test('no two names side by side differ by one letter', () => {
  expect(HOUSE.nearNames).toEqual([])
})

test('no doc comment begins as a question does', () => {
  expect(HOUSE.questions).toEqual([])
})

test('functions are named by what they do: few are left whose name ends in `Of`', () => {
  expect(HOUSE.namedOf.length).toBeLessThanOrEqual(4)
})

test('functions are named by what they do: none by a participle alone', () => {
  expect(HOUSE.participles).toEqual([])
})

test('the code grows no longer without a reason', () => {
  const lines = [...HOUSE.lines.values()].reduce((sum, count) => sum + count, 0)
  expect(lines).toBeLessThanOrEqual(59_000)
})
