import { expect, it } from 'vitest'
import { answer } from '../rules/apply/support.js'
import { BODY, HEADLINE, TAILS } from './tails.js'

it.each(TAILS)('an article ends before %s', async (_, html) => {
  expect(await answer(html, { selectors: [':main(with-title)'], attrs: ['text'] })).toBe(
    `${HEADLINE} ${BODY}`,
  )
})
