import { describe, expect, test } from 'vitest'
import { filterData } from '../../src/pipeline/filter.js'

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
    ['nothing for what is not there', ['nothing', 'title.length', 'constructor'], {}],
  ])('%s', (_, paths, kept) => {
    expect(filterData(DATA, paths)).toEqual(kept)
  })
})
