import { describe, expect, it } from 'vitest'
import { answer } from '../rules/apply/support.js'
import * as pages from './pages.js'

function main(html: string) {
  return answer(html, { selectors: [':main'], attrs: ['text'] })
}

describe('the main text of', () => {
  it.each([
    [
      'an article',
      pages.ARTICLE,
      ['The old press', 'a handle that was', 'The press, before it was cleaned'],
      ['Old ladders'],
    ],
    [
      'a product',
      pages.PRODUCT,
      ['A stool for the workshop', 'Oak from a forest', 'Each stool is made'],
      ['Ash bench'],
    ],
    ['a thread', pages.FORUM, ['Since last week', 'the foot valve', 'a basket of apples'], []],
    [
      'documentation',
      pages.DOCUMENTATION,
      ['reads one file', 'gate install', 'in centimetres'],
      [],
    ],
    [
      'a service',
      pages.SERVICE,
      ['by hand', 'We look', 'Two of us dig', 'stone from your own'],
      [],
    ],
    [
      'a listing',
      pages.LISTING,
      ['The bridge is open', 'a little deeper', 'Apples for everybody', 'too much rain'],
      [],
    ],
  ])('%s', async (_, html, wanted, unwanted) => {
    const text = String(await main(html))
    expect(wanted.filter((words) => !text.includes(words))).toEqual([])
    expect([...pages.FRAME, ...unwanted].filter((words) => text.includes(words))).toEqual([])
  })
})
