import { describe, expect, test } from 'vitest'
import type { Value } from '../../../src/contracts/result.js'
import { filterData } from '../../../src/pipeline/answer/filter.js'

import { cpuTime } from '../../support/cpu.js'

const DATA = {
  title: 'A page',
  author: null,
  image: { url: 'https://a.example/i.png', width: 10, height: 20 },
  posts: [
    { title: 'One', link: { url: 'https://a.example/1', text: 'one' } },
    { title: 'Two', link: null },
  ],
  tags: ['x', 'y'],
  zero: 0,
  grid: [[{ x: 1, y: 2 }, 5], [{ x: 3 }], []],
}

describe('filter keeps', () => {
  test.each([
    ['everything without a path', [], DATA],
    ['a field', ['title'], { title: 'A page' }],
    ['what was not found', ['author'], { author: null }],
    ['what is falsy', ['zero'], { zero: 0 }],
    ['the order of the data', ['zero', 'title'], { title: 'A page', zero: 0 }],
    ['a part of a field', ['image.url'], { image: { url: 'https://a.example/i.png' } }],
    ['several parts', ['image.width', 'image.height'], { image: { width: 10, height: 20 } }],
    ['the whole where a part is named too', ['image', 'image.url'], { image: DATA.image }],
    ['a part of every item', ['posts.title'], { posts: [{ title: 'One' }, { title: 'Two' }] }],
    ['a part of a part', ['posts.link.text'], { posts: [{ link: { text: 'one' } }] }],
    ['one item', ['tags.1'], { tags: ['y'] }],
    ['a part of one item', ['posts.1.title'], { posts: [{ title: 'Two' }] }],
    ['one list of several', ['grid.1'], { grid: [[{ x: 3 }]] }],
    ['a part in lists of lists', ['grid.x'], { grid: [[{ x: 1 }], [{ x: 3 }], []] }],
    [
      'parts by index and by name',
      ['grid.0.0.y', 'grid.x'],
      { grid: [[{ x: 1, y: 2 }], [{ x: 3 }], []] },
    ],
    ['nothing for what is not there', ['nothing', 'title.length', 'constructor'], {}],
  ])('%s', (_, paths, kept) => {
    expect(filterData(DATA, paths)).toEqual(kept)
  })
})

function names(count: number) {
  return Array.from({ length: count }, (_, index) => `name${index}`)
}

test('costs what paths and values cost, not one times the other', async () => {
  const data = Object.fromEntries(names(50_000).map((name) => [name, 1]))
  const paths = names(100_000).reverse()
  let kept = {}
  const spent = await cpuTime(() => {
    kept = filterData(data, paths)
  })
  expect(spent).toBeLessThan(1_500)
  expect(Object.keys(kept)).toHaveLength(50_000)
})

test('costs no more in lists within lists', async () => {
  let deep: Value = Array.from({ length: 100_000 }, () => ({ a: 1, b: 2 }))
  for (let depth = 0; depth < 25; depth++) deep = [deep]
  const steps = Array.from({ length: 25 }, (_, depth) => `x.${'0.'.repeat(depth)}a`)
  const spent = await cpuTime(() => filterData({ x: deep }, steps))
  expect(spent).toBeLessThan(3_000)
})
