import { expect, it } from 'vitest'
import { answer } from '../rules/apply/support.js'
import { BODY, HEADLINE, PARTS, PARTS_BODY, TAILS, WALLED } from './tails.js'

it.each(TAILS)('an article ends before %s', async (_, html) => {
  const texts = [':main', ':main(with-title)'].map((selector) =>
    answer(html, { selectors: [selector], attrs: ['text'] }),
  )
  expect(await Promise.all(texts)).toEqual([BODY, `${HEADLINE} ${BODY}`])
})

it.each(PARTS)('an article has all parts with addresses %s', async (_, html) => {
  expect(await answer(html, { selectors: [':main'], attrs: ['text'] })).toBe(PARTS_BODY)
})

it('an article in a box named after a wall is its own text, not that of the comments', async () => {
  expect(await answer(WALLED, { selectors: [':main'], attrs: ['text'] })).toBe(BODY)
})
