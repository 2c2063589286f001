import { describe, expect, expectTypeOf, test } from 'vitest'
import { withOptions } from '../../scripts/docs-parameters.js'
import type { Parameter } from '../../src/params/kinds/parameter.js'
import { PARAMETERS } from '../../src/params/parameters.js'
import type { QueryInput } from '../../src/params/query-input.js'
import { parseQuery } from '../../src/params/read-query.js'

import { failure, OPTIONS, parse, TARGET } from './options.js'

/** Each parameter, and the options below it. */
const PARTS = Object.entries<Parameter>(PARAMETERS).map(([name, parameter]) =>
  withOptions(name, parameter),
)

describe('parameters', () => {
  test('are the library’s options too, but for the address, an old spelling and what is not there', () => {
    type Own = Exclude<keyof typeof PARAMETERS, 'url' | 'waitFor'>
    expectTypeOf<keyof QueryInput>().toEqualTypeOf<Own>()
  })

  test('a proxy that the operator allows', () => {
    const allowed = { allowProxy: true }
    const href = 'http://me:secret@proxy.example:8080/'
    expect(parse(`proxy=${encodeURIComponent(href)}`, allowed).proxy?.href).toBe(href)
    for (const proxy of ['socks://proxy.example', 'proxy.example:8080', 'me:secret@proxy']) {
      const error = failure(() => parse(`proxy=${proxy}`, allowed))
      expect(error?.code).toBe('EINVALPROXY')
      expect(error?.message).not.toContain('secret')
    }
  })

  test('an address with a password that is not accepted is named without it', () => {
    const background = encodeURIComponent('http://me:secret@a b.example')
    const asked = `screenshot.overlay.background=${background}`
    const error = failure(() => parse(asked, { browser: true }))
    expect(error?.code).toBe('EINVALOVERLAYBG')
    expect(error?.message).toContain('`http://a b.example`')
  })

  test('the service’s own stale age never fails a shorter ttl', () => {
    const defaults = { ...OPTIONS.defaults, staleTtl: 3_600_000 }
    expect(parse('ttl=1d', { defaults }).staleTtl).toBe(3_600_000)
    expect(parse('ttl=1h', { defaults }).staleTtl).toBeUndefined()
    expect(parse('staleTtl=false', { defaults }).staleTtl).toBeUndefined()
  })

  test.each(PARTS.flatMap(([whole]) => (whole ? [whole] : [])))(
    'the example of %s can be parsed',
    (name, { example }) => {
      const options = { ...OPTIONS, allowProxy: true, browser: true }
      const search = name === 'url' ? example : `${TARGET}&${example}`
      expect(example).toContain(name)
      expect(() => parseQuery(search, options)).not.toThrow()
    },
  )
})

describe('options below parameters', () => {
  const options = PARTS.flatMap(([, ...below]) => below)

  test.each(options)('the example of %s names it, and can be parsed', (path, { example }) => {
    const there = { ...OPTIONS, browser: true, lighthouse: true }
    expect(example).toContain(path)
    expect(parseQuery(`${TARGET}&${example}`, there).warnings).toEqual([])
  })
})
