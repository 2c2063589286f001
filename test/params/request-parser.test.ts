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
