import mql from '@microlink/mql'
import { describe, expect, test } from 'vitest'
import { type QueryInput, readQueryInput } from '../../src/params/query-input.js'
import { parseQuery } from '../../src/params/read-query.js'
import { OPTIONS } from './options.js'

/** Left out of the package's types. */
interface UrlMaker {
  getApiUrl(url: string, options: object): [url: string, options: object]
}

const { getApiUrl } = mql as unknown as UrlMaker
const TARGET = 'https://example.com/list?page=1&q=a%20b+c#top'

describe('what a real client of the protocol sends means what its caller wrote', () => {
  test.each<QueryInput>([
    {},
    { meta: false },
    { meta: { title: true, image: true } },
    { palette: true, audio: false, video: false, iframe: false, retry: 2, force: true },
    { headers: { 'user-agent': 'me', 'Accept-Language': 'de' }, ttl: '2d', staleTtl: 0 },
    { staleTtl: false, filter: 'title,image.url', embed: 'image.url', cacheKey: 'a b+c' },
    { data: { title: { selector: 'h1', attr: 'text', type: 'string' } } },
    { data: { avatar: [{ selector: '#a', attr: ['src', 'data-src'] }, { selector: ['b', 'i'] }] } },
    {
      data: {
        posts: {
          selectorAll: 'ul > li + li',
          attr: { link: { selector: 'a', attr: 'href', type: 'url' }, text: { attr: 'text' } },
        },
      },
    },
    { data: { posts: { selectorAll: 'li', data: { link: { selector: 'a', attr: 'href' } } } } },
    { data: { sum: { selector: 'p', evaluate: (value: string) => `${value.length} + 1 & 2` } } },
  ])('%o', (input) => {
    const [sent] = getApiUrl(TARGET, { endpoint: 'http://127.0.0.1:3000', ...input })
    expect(parseQuery(new URL(sent).search, OPTIONS)).toEqual(
      readQueryInput(TARGET, input, OPTIONS),
    )
  })
})
