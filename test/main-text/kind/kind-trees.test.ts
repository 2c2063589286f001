import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the file of trees names each kind of page once', () => {
  const file = new URL('../../../src/main-text/model/kind-trees.txt', import.meta.url)
  const kinds = readFileSync(file, 'utf8').match(/(?<=^# ).*$/gm)
  expect(kinds?.toSorted()).toEqual([
    'article',
    'collection',
    'documentation',
    'forum',
    'listing',
    'product',
    'service',
  ])
})
