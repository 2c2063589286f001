import { afterAll, describe, expect, test } from 'vitest'
import {
  createLinkglass,
  type Linkglass,
  LinkglassError,
  loadConfig,
} from '../../../src/entry/library/library.js'
import { TEST_NETWORK } from '../../support/service.js'

const linkglass = createLinkglass(loadConfig(TEST_NETWORK))
afterAll(() => linkglass.close())

const MISSING =
  'The parameter `url` is missing. Give the address of a page, as in `?url=https://example.com`.'

/** As JavaScript calls it, which no compiler has checked. */
type Unchecked = (...args: unknown[]) => Promise<unknown>

describe('what JavaScript gives unchecked is refused in a sentence', () => {
  test.each<[string, (library: Linkglass) => unknown, unknown[], string, string]>([
    ['linkglass', (it) => it, [], 'EINVALURL', MISSING],
    ['linkglass', (it) => it, ['http://10.0.0.1/', null], 'EFORBIDDENURL', '10.0.0.1'],
    [
      'linkglass',
      (it) => it,
      ['http://site.test/', 'title'],
      'EINVALQUERY',
      'The options are `title`; give an object, as in `{ meta: false }`.',
    ],
    ['fromHtml', (it) => it.fromHtml, ['<p>'], 'EINVALURL', MISSING],
    ['fromHtml', (it) => it.fromHtml, ['<p>', null], 'EINVALURL', MISSING],
    [
      'fromHtml',
      (it) => it.fromHtml,
      [5, { url: 'http://site.test/' }],
      'EINVALQUERY',
      'The page is `5`; give its markup as text, or its bytes in a Uint8Array.',
    ],
    [
      'fromHtml',
      (it) => it.fromHtml,
      [undefined, { url: 'http://site.test/' }],
      'EINVALQUERY',
      'The page is `undefined`; give its markup as text, or its bytes in a Uint8Array.',
    ],
    ['read', (it) => it.read, [], 'EINVALURL', MISSING],
    [
      'read',
      (it) => it.read,
      ['http://site.test/', 5],
      'EINVALQUERY',
      'The options are `5`; give an object, as in `{ meta: false }`.',
    ],
  ])('%s%#', async (_, member, args, code, message) => {
    const call = member(linkglass) as Unchecked
    const error = await call(...args).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(LinkglassError)
    expect(error).toMatchObject({ code, message: expect.stringContaining(message) })
  })
})
