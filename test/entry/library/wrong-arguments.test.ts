import { afterAll, describe, expect, test } from 'vitest'
import { createFetch } from '../../../src/entry/library/guarded-fetch.js'
import {
  createLinkglass,
  type Linkglass,
  LinkglassError,
  loadConfig,
} from '../../../src/entry/library/library.js'
import type { HeadersInput } from '../../../src/params/index.js'
import { startOrigin } from '../../support/origin.js'
import { TEST_NETWORK } from '../../support/service.js'

const linkglass = createLinkglass(loadConfig(TEST_NETWORK))
afterAll(() => linkglass.close())

const MISSING =
  'The parameter `url` is missing. Give the address of a page, as in `?url=https://example.com`.'

const SETTINGS = 'takes settings that `loadConfig` made, as in'
const EXAMPLE = "loadConfig({ LINKGLASS_TIMEOUT: '5s' })"

/** As JavaScript calls it, which no compiler has checked. */
type Unchecked = (...args: unknown[]) => Promise<unknown>

test.each<[string, (given: never) => unknown, unknown, string]>([
  ['createLinkglass', createLinkglass, { timeout: 5 }, SETTINGS],
  ['createLinkglass', createLinkglass, { LINKGLASS_TIMEOUT: '5s' }, SETTINGS],
  ['createLinkglass', createLinkglass, null, SETTINGS],
  ['createFetch', createFetch, { timeout: 5 }, SETTINGS],
  ['loadConfig', loadConfig, null, 'takes environment variables, as in'],
  ['loadConfig', loadConfig, '5s', 'takes environment variables, as in'],
])('%s%# names the settings that it takes', (name, make, given, text) => {
  const example = name === 'loadConfig' ? EXAMPLE : `${name}(${EXAMPLE})`
  const message = `\`${name}\` ${text} \`${example}\`.`
  expect(() => make(given as never)).toThrow(
    expect.objectContaining({ name: 'ConfigError', message }),
  )
})

test('without any variables there are the defaults, and numbers are read as text is', () => {
  const load = loadConfig as (env?: unknown) => unknown
  expect(load()).toEqual(loadConfig({}))
  expect(load({ LINKGLASS_TIMEOUT: 5_000 })).toEqual(loadConfig({ LINKGLASS_TIMEOUT: '5s' }))
})

const SENT = { authorization: 'secret', 'x-dotted.name': 'b' }

describe('headers', () => {
  test.each<[string, HeadersInput]>([
    ['an object', SENT],
    ['Headers', new Headers(SENT)],
    ['a Map', new Map(Object.entries(SENT))],
    ['a list of pairs', Object.entries(SENT)],
  ])('may be %s', async (_, headers) => {
    const { port, headers: seen, close } = await startOrigin({ '/': '<title>A</title>' })
    await linkglass(`http://site.test:${port}/`, { headers, meta: { title: true } })
    await close()
    const sent = seen.map(({ authorization, 'x-dotted.name': dotted }) => [authorization, dotted])
    expect(sent).toEqual([Object.values(SENT)])
  })

  test.each<[unknown, string]>([
    [['accept', 'text/html'], 'The parameter `headers` needs names, as in'],
    [[null], 'The parameter `headers` needs names, as in'],
    [[SENT], 'The parameter `headers` needs names, as in'],
    [new Set(['a']), 'The parameter `headers` needs names, as in'],
    [[[Symbol('x'), '1']], 'The parameter `headers` needs names, as in'],
  ])('of another form are refused: %j', async (headers, message) => {
    const asked = linkglass('http://site.test/', { headers: headers as HeadersInput })
    const expected = { code: 'EINVALQUERY', message: expect.stringContaining(message) }
    await expect(asked).rejects.toMatchObject(expected)
  })
})

test('a rule that is `null` or `undefined` is none, as JSON and clients of the service leave it out', async () => {
  const data = { a: null, b: undefined, c: { selector: 'p' } } as never
  const options = { url: 'http://site.test/', meta: false, data } as const
  expect((await linkglass.fromHtml('<p>C', options)).data).toEqual({ c: 'C' })
})

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
