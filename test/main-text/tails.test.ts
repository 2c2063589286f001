import { expect, it } from 'vitest'
import { answer } from '../rules/apply/support.js'
import { BODY, HEADLINE, TAILS } from './tails.js'

it.each(TAILS)('an article ends before %s', async (_, html) => {
  const texts = [':main', ':main(with-title)'].map((selector) =>
    answer(html, { selectors: [selector], attrs: ['text'] }),
  )
  expect(await Promise.all(texts)).toEqual([BODY, `${HEADLINE} ${BODY}`])
})
