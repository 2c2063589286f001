import { expect, test } from 'vitest'
import { createRequestParser } from '../../src/params/request-parser.js'
import { OPTIONS, TARGET } from './options.js'

const parse = createRequestParser(OPTIONS, 'en')

test('the same text is the same query, parsed once', () => {
  expect(parse(TARGET, { accept: 'a' })).toBe(parse(TARGET, { accept: 'b' }))
})

test('what came as private headers is remembered for nobody', () => {
  const own = parse(TARGET, { 'x-api-header-cookie': 'a=1' })
  expect(own).toMatchObject({ personal: true, headers: { cookie: 'a=1' } })
  expect(parse(TARGET, {})).toMatchObject({ personal: false, headers: { 'accept-language': 'en' } })
  expect(parse(TARGET, { 'x-api-header-cookie': 'a=2' }).headers).toEqual({
    'accept-language': 'en',
    cookie: 'a=2',
  })
})

test('the language is that of the caller, else the default', () => {
  expect(parse(TARGET, {}).headers).toEqual({ 'accept-language': 'en' })
  expect(parse(`${TARGET}&headers.accept-language=de`, {}).headers).toEqual({
    'accept-language': 'de',
  })
})

test.each([
  ['?url=https%3A%2F%2Fb.example%2F%3Fa%3D1', 'https://b.example/?a=1', false],
  ['ping=false&url=https://b.example/+x', 'https://b.example/%20x', false],
  ['url=https://me:secret@b.example/', 'https://me:secret@b.example/', true],
  ['url=https://b.example/&unknown=1', 'https://b.example/', false],
])('%s is read as if it were the first with its options', (text, href, personal) => {
  const parseAgain = createRequestParser(OPTIONS, 'en')
  parseAgain(text.replace(/url=[^&]*/, 'url=https://a.example/'), {})
  const query = parseAgain(text, {})
  expect(query).toEqual(createRequestParser(OPTIONS, 'en')(text, {}))
  expect(query).toMatchObject({ url: { href }, personal })
})

test('an address with a password makes no later query personal', () => {
  const parseAgain = createRequestParser(OPTIONS, 'en')
  parseAgain('url=https://me:secret@a.example/', {})
  expect(parseAgain('url=https://b.example/', {}).personal).toBe(false)
})

test.each(['url=', 'url=ftp://b.example/', 'url=https://b.example/&%75rl=https://c.example/'])(
  '%s is refused after others with its options',
  (text) => {
    const parseAgain = createRequestParser(OPTIONS, 'en')
    parseAgain('url=https://a.example/', {})
    expect(() => parseAgain(text, {})).toThrow()
  },
)

test.each([
  [{ url: 'https://b.example/ü?a=1&b=2+3', 'meta.title': 'true' }],
  [{ url: 'https://me:secret@b.example/' }],
  [{ url: 'https://b.example/', unknown: '1' }],
  [{ url: 'https://b.example/', data: { name: { selector: 'h1' } } }],
  [{ url: 'https://b.example/', 'data.name.selector': 'h1', ping: true }],
])('the parameters %j are read the same after others of their kind', (parameters) => {
  const parseAgain = createRequestParser(OPTIONS, 'en')
  parseAgain({ ...parameters, url: 'https://a.example/' }, {})
  const query = parseAgain(parameters, {})
  expect(query).toEqual(createRequestParser(OPTIONS, 'en')(parameters, {}))
  expect(query.url.href).toBe(new URL(parameters.url).href)
})

test('a list is refused at the item that is no address, after others with its options', () => {
  const parseAgain = createRequestParser(OPTIONS, 'en')
  parseAgain({ url: 'https://a.example/', force: 'true' }, {})
  expect(() => parseAgain({ url: 'ftp://b.example/', force: 'true' }, {})).toThrow(
    'it must begin with `http://` or `https://`',
  )
})
