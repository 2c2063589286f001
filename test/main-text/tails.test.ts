import { expect, it } from 'vitest'
import { answer } from '../rules/apply/support.js'
import {
  BODY,
  HEADLINE,
  LIKE_NOTICES_BODY,
  LIKE_NOTICES_PAGE,
  PARTS,
  PARTS_BODY,
  TAILS,
  WALLED,
} from './tails.js'

it.each(TAILS)('an article ends before %s', async (_, html) => {
  const texts = [':main', ':main(with-title)'].map((selector) =>
    answer(html, { selectors: [selector], attrs: ['text'] }),
  )
  expect(await Promise.all(texts)).toEqual([BODY, `${HEADLINE} ${BODY}`])
})

it.each(PARTS)('an article has all parts with addresses %s', async (_, html) => {
  expect(await answer(html, { selectors: [':main'], attrs: ['text'] })).toBe(PARTS_BODY)
})

it('an article keeps sentences that begin almost as lines to other pages do, and code', async () => {
  const text = await answer(LIKE_NOTICES_PAGE, { selectors: [':main'], attrs: ['text'] })
  expect(text).toBe(LIKE_NOTICES_BODY)
})

it('an article in a box named after a wall is its own text, not that of the comments', async () => {
  expect(await answer(WALLED, { selectors: [':main'], attrs: ['text'] })).toBe(BODY)
})
