import { expect, test } from 'vitest'
import { parseTrees, predictProbability } from '../../../src/main-text/model/trees.js'

const TABLE = `
words 1
 links 0
  0.5
  -0.5
 2

links 3
 1
 -1
`

test.each([
  ['both up to their bounds', [1, 0], 1.5],
  ['one above its bound', [1, 1], 0.5],
  ['one that is not asked for again', [2, 9], 1],
])('trees add up what they answer to %s', (_, row, sum) => {
  const trees = parseTrees(TABLE, ['words', 'links'])
  expect(predictProbability(trees, Float32Array.from(row))).toBeCloseTo(1 / (1 + Math.exp(-sum)), 6)
})

test('trees that are left change nothing that is clear already', () => {
  const trees = parseTrees('links 3\n 4\n -4\n\nlinks 3\n -1\n 1', ['links'])
  const answers = [3, 4].map((links) => predictProbability(trees, Float32Array.from([links])))
  expect(answers).toEqual([1 / (1 + Math.exp(-4)), 1 / (1 + Math.exp(4))])
})

test('a tree alone gives what it answers', () => {
  const trees = parseTrees('links 3\n 1\n -1', ['words', 'links'])
  const answers = [3, 4].map((links) => predictProbability(trees, Float32Array.from([0, links])))
  expect(answers).toEqual([1 / (1 + Math.exp(-1)), 1 / (1 + Math.exp(1))])
})

test('a feature that is not known is told', () => {
  expect(() => parseTrees('words 1\n 2\n 3', ['links'])).toThrow('no feature is called words')
})

test('a tree that asks more than is walked is told', () => {
  const chain = (questions: number): string =>
    questions === 0 ? '1' : `links ${questions}\n${chain(questions - 1)}\n0`
  expect(() => parseTrees(chain(5), ['links'])).not.toThrow()
  expect(() => parseTrees(chain(6), ['links'])).toThrow('a tree asks more than 5 questions')
})
