import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Origin, startOrigin } from '../support/origin.js'
import { UNHURRIED } from '../support/service.js'
import { COSTLY, nested, PAGE } from './selectors.js'
import { type Hosted, startHosted } from './support/hosted.js'

let origin: Origin
let service: Hosted
/** With a time for selectors that costly ones meet: a part of what a service gives them by itself. */
let limited: Hosted
beforeAll(async () => {
  origin = await startOrigin({
    '/': PAGE,
    '/plain': '<!doctype html><title>Head</title><h1>Head</h1>',
    '/deep.json': `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  })
  service = await startHosted(UNHURRIED)
  limited = await startHosted({ ...UNHURRIED, LINKGLASS_SELECT_TIMEOUT: '50ms' })
})
afterAll(async () => {
  await Promise.all([service.close(), limited.close()])
  await origin.close()
})

/** What a query is answered with: a code, or `200`. */
type Outcome = string | 200
type Case = readonly [what: string, query: string, outcome: Outcome | readonly Outcome[]]

function rule(selector: string) {
  return `data.x.selector=${encodeURIComponent(selector)}`
}

function every(selector: string) {
  return `data.x.selectorAll=${encodeURIComponent(selector)}&data.x.attr=text`
}

function json(value: string) {
  return `data=${encodeURIComponent(value)}`
}

const INVALID = [
  '',
  ' ',
  '>',
  'a >',
  '> > a',
  'a,,b',
  ',',
  '[',
  '[a',
  '[a=',
  '[a="',
  ']',
  '(',
  ')',
  ':',
  '::',
  ':not',
  ':not(',
  ':not()',
  ':has()',
  ':is(,)',
  ':nth-child()',
  ':nth-child(x)',
  ':nonsense',
  ':nonsense(a)',
  '..a',
  '.',
  '#',
  '*|',
  '@media',
  '{}',
  'a{b}',
  'a;b',
  '\\',
  '"',
  '!',
  '$x',
  '<p>',
  '/html/body',
  '//a[@href]',
  'a b >',
  '+',
  '~',
  '||',
  '%',
  'a:first-child:',
  'a::before(',
  '\0',
  '(((((((',
  ':not(:not(',
]

const LIMITS: readonly Case[] = [
  ['a selector of 100 kB', rule('a'.repeat(100_000)), 'EINVALDATA'],
  ['a selector of 100 kB of commas', rule('a,'.repeat(50_000)), 'EINVALDATA'],
  ['parentheses 1,000 deep', rule(nested(1_000, ':not(', 'a', ')')), 'EINVALDATA'],
  [
    '201 rules',
    Array.from({ length: 201 }, (_, i) => `data.r${i}.selector=p`).join('&'),
    'EINVALDATA',
  ],
  ['200 rules', Array.from({ length: 200 }, (_, i) => `data.r${i}.selector=p`).join('&'), 200],
  [
    '3,000 rules',
    Array.from({ length: 3_000 }, (_, i) => `data.r${i}.selector=p`).join('&'),
    'EINVALQUERY',
  ],
  [
    'thousands of alternatives',
    json(`{"x":[${'{"selector":"p"},'.repeat(3_000)}{"selector":"p"}]}`),
    'EINVALDATA',
  ],
  [
    'thousands of selectors',
    json(`{"x":{"selectorAll":[${'"p",'.repeat(3_000)}"p"]}}`),
    'EINVALDATA',
  ],
  ['thousands of attributes', json(`{"x":{"attr":[${'"a",'.repeat(3_000)}"p"]}}`), 'EINVALDATA'],
  ['a rule 1,000 deep', `data${'.x.data'.repeat(1_000)}.y.selector=p`, 'EINVALDATA'],
  [
    'a rule 1,000 deep in JSON',
    json(nested(1_000, '{"x":{"data":', '{"y":{"selector":"p"}}', '}}')),
    'EINVALDATA',
  ],
  ['JSON 10,000 deep', json(nested(10_000, '{"x":', '1', '}')), 'EINVALDATA'],
  ['lists 50,000 deep', json(`{"x":${nested(20_000, '[', '', ']')}}`), 'EINVALDATA'],
  [
    'lists as a selector',
    json(`{"x":{"selector":${nested(20_000, '[', '"a"', ']')}}}`),
    'EINVALDATA',
  ],
  [
    'lists as a type',
    json(`{"x":{"selector":"p","type":${nested(20_000, '[', '"a"', ']')}}}`),
    'EINVALDATA',
  ],
  [
    'lists as a name of meta',
    `meta=${encodeURIComponent(nested(20_000, '[', '', ']'))}`,
    'EINVALQUERY',
  ],
  ['dots by the thousand', `data.${'a.'.repeat(10_000)}selector=p`, 'EINVALDATA'],
  ['dots by the thousand under meta', `meta.${'a.'.repeat(10_000)}b=true`, 'EINVALQUERY'],
  ['5,000 parameters', 'x=1&'.repeat(5_000), 'EINVALQUERY'],
  ['a query of 300 kB', `x=${'a'.repeat(300_000)}`, ['EINVALQUERY', 'EURITOOLONG', 'EHEADERS']],
  [
    'a function of 200 kB',
    `data.x.evaluate=${'1+'.repeat(100_000)}1`,
    ['EINVALEVAL', 'EINVALDATA', 200],
  ],
  [
    'an address of 100 kB',
    `url=http://site.test/${'a'.repeat(100_000)}`,
    ['EINVALURL', 'EINVALQUERY', 'EFATAL'],
  ],
]

const SHAPES: readonly Case[] = [
  ['url given twice', `url=http://site.test/`, 'EINVALQUERY'],
  ['meta given twice', 'meta=true&meta=false', 'EINVALQUERY'],
  ['a rule given twice', 'data.x.selector=p&data.x.selector=b', 'EINVALQUERY'],
  ['two spellings', 'data.x.selectorAll=p&data.x.selector_all=b', 'EINVALQUERY'],
  ['a value and names below it', 'data.x=p&data.x.selector=b', 'EINVALQUERY'],
  ['names below it and a value', 'data.x.selector=b&data.x=p', 'EINVALQUERY'],
  ['selector and selectorAll', 'data.x.selector=p&data.x.selectorAll=b', 'EINVALDATA'],
  ['a list and a rule', 'data.x.0.selector=p&data.x.selector=b', 'EINVALDATA'],
  [
    'nested rules twice',
    'data.x.selector=p&data.x.attr.y.selector=b&data.x.data.y.selector=b',
    'EINVALDATA',
  ],
  ['gaps in a list', 'data.x.0.selector=p&data.x.4000000000.selector=b', 200],
  ['an empty name', 'data..selector=p', 'EINVALQUERY'],
  ['an empty rule', 'data.x=', 'EINVALDATA'],
  ['a number for a rule', 'data.x=5', 'EINVALDATA'],
  ['a list of numbers', json('{"x":[1,2]}'), 'EINVALDATA'],
  ['null for a rule', json('{"x":null}'), [200, 'EINVALDATA']],
  ['text for all rules', 'data=p', 'EINVALDATA'],
  ['a list for all rules', json('[{"selector":"p"}]'), 'EINVALDATA'],
  ['broken JSON', 'data={"x":', 'EINVALDATA'],
  ['meta as a word', 'meta=perhaps', 'EINVALQUERY'],
  ['a field that is none', 'meta.nothing=true', [200, 'EINVALQUERY']],
  ['a time that is none', 'timeout=soon', 'EINVALQUERY'],
  ['a negative time', 'timeout=-5', 'EINVALQUERY'],
  ['a ttl out of range', 'ttl=1', 'EINVALTTL'],
  ['a ttl beyond numbers', 'ttl=1e999', 'EINVALTTL'],
  ['a stale ttl above it', 'ttl=1h&staleTtl=2h', 'EINVALSTTL'],
  ['retries without end', 'retry=999999999999999999999', 200],
  ['retries that are none', 'retry=x', 'EINVALQUERY'],
  ['a broken escape', 'data.x.selector=%zz', ['EINVALDATA', 'EBADREQUEST']],
  ['a lone surrogate', 'data.x.selector=%ed%a0%80', ['EINVALDATA', 200]],
  ['a null byte as a name', 'data.%00.selector=p', 200],
  ['a header of two lines', 'headers.x-a=1%0d%0ahost:%20evil', 'EINVALQUERY'],
  ['a header without a name', 'headers.=x', 'EINVALQUERY'],
  ['a filter by the thousand', `filter=${'a.b,'.repeat(10_000)}`, [200, 'EINVALQUERY']],
  ['an embed of nothing', 'embed=nothing.at.all', ['EINVALQUERY', 'EINVALDATA', 'ENOTFOUND']],
  ['an embed of a prototype', 'embed=constructor.name', ['EINVALQUERY', 'EINVALDATA', 'ENOTFOUND']],
]

const PROTOTYPE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'then',
  'toJSON',
  'length',
  'at',
]

async function check(
  query: string,
  outcome: Outcome | readonly Outcome[],
  whom = service,
  path = '/plain',
): Promise<void> {
  const url = `url=${encodeURIComponent(`http://site.test:${origin.port}${path}`)}`
  const before = whom.cpu()
  const answer = await whom.ask(`${url}&${query}`)
  expect([outcome].flat()).toContain(answer.status === 200 ? 200 : answer.body.code)
  if (answer.status !== 200) {
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.text.length).toBeLessThan(2_000)
  }
  expect(whom.cpu() - before).toBeLessThan(4_000)
}

describe('a query is answered clearly, and costs little', () => {
  it.each(INVALID)('an invalid selector: %j', (selector) => check(rule(selector), 'EINVALDATA'))
  it.each(COSTLY)('a costly selector: %s', (_what, selector) =>
    check(every(selector), ['EINVALDATA', 200], limited, '/'),
  )
  it.each(LIMITS)('beyond a limit: %s', (_what, query, outcome) => check(query, outcome))
  it.each(SHAPES)('of a strange shape: %s', (_what, query, outcome) => check(query, outcome))

  it.each(PROTOTYPE_NAMES)('a rule named %s is a rule like any other', async (name) => {
    const answer = await service.ask({
      url: `http://site.test:${origin.port}/plain`,
      meta: 'false',
      [`data.${name}.selector`]: 'h1',
      [`data.o.data.${name}.selector`]: 'h1',
      [`data.o.data.${name}.attr`]: 'text',
    })
    expect(answer.text).toContain(
      `"data":{${JSON.stringify(name)}:"Head","o":{${JSON.stringify(name)}:"Head"}}`,
    )
  })

  it.each(PROTOTYPE_NAMES)('%s as anything else pollutes nothing', async (name) => {
    for (const parameter of ['meta', 'headers', 'ping', 'iframe', 'data.x', 'filter', name]) {
      await service.ask(`url=http://site.test:${origin.port}/plain&${parameter}.${name}=true`)
      await service.ask(`url=http://site.test:${origin.port}/plain&${name}.${parameter}=true`)
    }
    const after = await service.ask({
      url: `http://site.test:${origin.port}/plain`,
      'meta.title': 'true',
    })
    expect(after.body.data).toEqual({ title: 'Head' })
  })

  it('an answer of 50,000 levels is refused or whole', async () => {
    const answer = await service.ask({
      url: `http://site.test:${origin.port}/deep.json`,
      'data.x.attr': 'json',
    })
    expect([200, 400]).toContain(answer.status)
  })

  it('an answer of more than its limit is refused', async () => {
    const answer = await service.ask({
      url: `http://site.test:${origin.port}/`,
      'data.x.selectorAll': '*',
      'data.x.attr': 'outerHTML',
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'EINVALDATA'])
  })
})
