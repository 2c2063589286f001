import { describe, expect, test } from 'vitest'
import type { Rule, RulesInput } from '../../../src/contracts/rules.js'
import { readQueryInput } from '../../../src/params/query-input.js'

import { failure, OPTIONS, parse } from '../options.js'

const BARE: Rule = { selectors: [], all: false, attrs: ['html'], type: 'auto' }
const h1 = { ...BARE, selectors: ['h1'] }
const enc = encodeURIComponent

describe('rules in every spelling', () => {
  const child = [['child', [{ ...BARE, selectors: ['i'] }]]]
  test.each<[string, unknown]>([
    ['data.x.selector=h1', [['x', [h1]]]],
    ['data.x.selector=h1+%3E+b%20i', [['x', [{ ...BARE, selectors: ['h1 > b i'] }]]]],
    ['data.x.selectorAll=li', [['x', [{ ...BARE, selectors: ['li'], all: true }]]]],
    [
      'data.x.selector=p&data.x.exclude.0=i&data.x.exclude.1=b',
      [['x', [{ ...BARE, selectors: ['p'], exclude: ['i', 'b'] }]]],
    ],
    ['data.x.selector_all=li', [['x', [{ ...BARE, selectors: ['li'], all: true }]]]],
    ['data.x.selector.0=h1&data.x.selector.1=h2', [['x', [{ ...BARE, selectors: ['h1', 'h2'] }]]]],
    [`data.x.selector=${enc('["h1","h2"]')}`, [['x', [{ ...BARE, selectors: ['h1', 'h2'] }]]]],
    [`data.x.selector=${enc('[data-x]')}`, [['x', [{ ...BARE, selectors: ['[data-x]'] }]]]],
    ['data.x.attr=text', [['x', [{ ...BARE, attrs: ['text'] }]]]],
    ['data.x.attr.1=src&data.x.attr.0=href', [['x', [{ ...BARE, attrs: ['href', 'src'] }]]]],
    [`data.x.attr=${enc('["href","src"]')}`, [['x', [{ ...BARE, attrs: ['href', 'src'] }]]]],
    ['data.x.selector=h1&data.x.type=number', [['x', [{ ...h1, type: 'number' }]]]],
    ['data.x.selector=h1&data.x.type=colour', [['x', [{ ...h1, type: 'auto' }]]]],
    [
      'data.x.selector=h1&data.x.type.0=number&data.x.type.1=string',
      [
        [
          'x',
          [
            { ...h1, type: 'number' },
            { ...h1, type: 'string' },
          ],
        ],
      ],
    ],
    [
      `data.x.selector=h1&data.x.type=${enc('["url","colour"]')}`,
      [
        [
          'x',
          [
            { ...h1, type: 'url' },
            { ...h1, type: 'auto' },
          ],
        ],
      ],
    ],
    [
      `data.x.evaluate=${enc('(value) => value.trim()')}`,
      [['x', [{ ...BARE, evaluate: '(value) => value.trim()' }]]],
    ],
    [`data.x.evaluate=${enc('[1, 2]')}`, [['x', [{ ...BARE, evaluate: '[1, 2]' }]]]],
    [
      'data.x.selector=p&data.x.data.child.selector=i',
      [['x', [{ ...BARE, selectors: ['p'], data: child }]]],
    ],
    [
      'data.x.selector=p&data.x.attr.child.selector=i',
      [['x', [{ ...BARE, selectors: ['p'], data: child }]]],
    ],
    ['data.x.data.child.selector=i', [['x', [{ ...BARE, data: child }]]]],
    [
      `data.x=${enc('{"selector":"p","attr":{"child":{"selector":"i"}}}')}`,
      [['x', [{ ...BARE, selectors: ['p'], data: child }]]],
    ],
    ['data.x.1.selector=h2&data.x.0.selector=h1', [['x', [h1, { ...BARE, selectors: ['h2'] }]]]],
    [
      `data.x=${enc('[{"selector":"h1"},{"selector":"h2"}]')}`,
      [['x', [h1, { ...BARE, selectors: ['h2'] }]]],
    ],
    [
      `data.x.0=${enc('{"selector":"h1"}')}&data.x.1.attr=src`,
      [['x', [h1, { ...BARE, attrs: ['src'] }]]],
    ],
    [`data=${enc('{"a.b":{"selector":"h1"}}')}`, [['a.b', [h1]]]],
    [
      'data.b.selector=h1&data.a.selector=h1',
      [
        ['b', [h1]],
        ['a', [h1]],
      ],
    ],
    ['data.0.selector=h1', [['0', [h1]]]],
    [
      'data.my_name.selector=h1&data.myName.selector=h1',
      [
        ['my_name', [h1]],
        ['myName', [h1]],
      ],
    ],
    ['data.x.selector=h1&data.x.colour=red', [['x', [h1]]]],
    [
      'data.__proto__.selector=h1&data.constructor.selector=h1&data.toString.selector=h1',
      [
        ['__proto__', [h1]],
        ['constructor', [h1]],
        ['toString', [h1]],
      ],
    ],
    [`data=${enc('{"__proto__":{"selector":"h1"}}')}`, [['__proto__', [h1]]]],
    ['data.x.selector=h1&data.x.__proto__.selector=h2', [['x', [h1]]]],
    ['', []],
  ])('%s', (search, rules) => {
    expect(parse(search).rules).toEqual(rules)
    expect(Object.hasOwn(Object.prototype, 'selector')).toBe(false)
  })

  test('the library takes objects and functions', () => {
    const data = {
      list: [{ selector: 'h1' }, { attr: 'src' }],
      nested: { selectorAll: ['li', 'dd'], data: { inner: { selector: 'i', type: 'date' } } },
      arrow: { evaluate: (value: string) => value.trim() },
      method: {
        evaluate(value: string) {
          return value
        },
      },
    } as const
    const rules = Object.fromEntries(readQueryInput('https://example.com', { data }, OPTIONS).rules)
    expect(rules).toEqual({
      list: [h1, { ...BARE, attrs: ['src'] }],
      nested: [
        {
          ...BARE,
          selectors: ['li', 'dd'],
          all: true,
          data: [['inner', [{ ...BARE, selectors: ['i'], type: 'date' }]]],
        },
      ],
      arrow: [{ ...BARE, evaluate: String(data.arrow.evaluate) }],
      method: [{ ...BARE, evaluate: `function ${String(data.method.evaluate)}` }],
    })
  })
})

describe('what is no rule', () => {
  const NO_RULE =
    ', which is not a rule: give at least `selector`, `selectorAll`, `attr`, `evaluate` or nested `data`.'
  const NO_JSON = ', which is not JSON: it may be cut off, or lack a quotation mark.'
  const BY_NAME = '; give rules by name, as in `data.price.selector=.price`.'
  test.each([
    ['data.x=', 'data.x', `is empty${NO_RULE}`],
    ['data.x', 'data.x', `is empty${NO_RULE}`],
    ['data.x=12', 'data.x', `is \`12\`${NO_RULE}`],
    ['data.x=h1', 'data.x', `is \`h1\`${NO_RULE}`],
    ['data.x=true', 'data.x', `is \`true\`${NO_RULE}`],
    ['data.x={}', 'data.x', `is \`{}\`${NO_RULE}`],
    [`data.x=${enc('{"selector":')}`, 'data.x', `is \`{"selector":\`${NO_JSON}`],
    [`data.x=${enc('[{selector:1}]')}`, 'data.x', `is \`[{selector:1}]\`${NO_JSON}`],
    [`data=${enc('{"x":{"selector":"h1"}')}`, 'data', `is \`{"x":{"selector":"h1"}\`${NO_JSON}`],
    ['data.x.type=number', 'data.x', `is \`{"type":"number"}\`${NO_RULE}`],
    [
      'data.x.selektor=h1&data.x.typ=url',
      'data.x',
      `is \`{"selektor":"h1","typ":"url"}\`${NO_RULE} Did you mean \`selector\` or \`type\`?`,
    ],
    ['data.x.y.selector=h1', 'data.x', `is \`{"y":"…"}\`${NO_RULE}`],
    ['data.x.0.selector=h1&data.x.1=h2', 'data.x.1', `is \`h2\`${NO_RULE}`],
    [
      'data.x=[]',
      'data.x',
      'is an empty list; give at least `selector`, `selectorAll`, `attr`, `evaluate` or nested `data`.',
    ],
    ['data.x=[[]]', 'data.x.0', `is an empty list${NO_RULE}`],
    ['data=', 'data', `is empty${BY_NAME}`],
    ['data=h1', 'data', `is \`h1\`${BY_NAME}`],
    ['data=[]', 'data', `is \`[]\`${BY_NAME}`],
    ['data.x.data={}', 'data.x.data', `is \`{}\`${BY_NAME}`],
    ['data.x.data.child=1', 'data.x.data.child', `is \`1\`${NO_RULE}`],
    ['data.x.attr.child=i', 'data.x.attr.child', `is \`i\`${NO_RULE}`],
    ['data.x.selector=', 'data.x.selector', 'is empty; give a CSS selector.'],
    [
      'data.x.selector.0=h1&data.x.selector.1=',
      'data.x.selector',
      'is empty; give a CSS selector.',
    ],
    ['data.x.selector=[]', 'data.x.selector', 'is an empty list; give a CSS selector.'],
    ['data.x.selector=[1]', 'data.x.selector', 'is `1`; give a CSS selector.'],
    ['data.x.selector.a=h1', 'data.x.selector', 'is `{"a":"h1"}`; give a CSS selector.'],
    ['data.x.attr=', 'data.x.attr', 'is empty; give an attribute.'],
    ['data.x.selector=a&data.x.type.y=z', 'data.x.type', 'is `{"y":"z"}`; give a type.'],
    ['data.x.selector=a&data.x.type=[]', 'data.x.type', 'is an empty list; give a type.'],
    [
      'data.x.evaluate=',
      'data.x.evaluate',
      'is empty; give a JavaScript function, as in `(value) => value.trim()`.',
    ],
    [
      'data.x.exclude=a&data.x.attr=text',
      'data.x',
      'has `exclude` without a selector. `html` selects the whole page.',
    ],
    [
      'data.x.selector=a&data.x.selectorAll=b',
      'data.x',
      'has both `selector` and `selectorAll`. Give one of the two.',
    ],
    [
      'data.x.attr.a.selector=i&data.x.data.b.selector=i',
      'data.x',
      'has nested rules in both `attr` and `data`. Give one of the two.',
    ],
    [
      'data.x.0.selector=a&data.x.selector=b',
      'data.x',
      'mixes a list of rules with properties of one rule.',
    ],
  ])('%s', (search, name, text) => {
    const message = `The parameter \`${name}\` ${text}`
    expect(failure(() => parse(search))).toEqual({
      code: 'EINVALDATA',
      status: 400,
      message,
      data: { [name]: message },
    })
  })

  test.each([
    ['nesting', `a${'('.repeat(17)}`, 'nests parentheses more than 16 deep.'],
    ['bytes', 'a'.repeat(4_097), 'has 4097 bytes; a selector may have 4096.'],
    ['bytes, not characters', 'é'.repeat(2_049), 'has 4098 bytes; a selector may have 4096.'],
  ])('a selector over the limit of %s', (_, selector, text) => {
    const message = `The parameter \`data.x.selector\` ${text}`
    expect(failure(() => parse(`data.x.selector=${enc(selector)}`))).toEqual({
      code: 'EINVALDATA',
      status: 400,
      message,
      data: { 'data.x.selector': message },
    })
  })

  const nested = (levels: number): RulesInput => ({
    a: levels > 1 ? { data: nested(levels - 1) } : { selector: 'p' },
  })
  const rules = (count: number) => Array.from({ length: count }, () => ({ selector: 'p' }))
  const read = (data: RulesInput) => readQueryInput('https://example.com', { data }, OPTIONS).rules

  test.each<[string, RulesInput, string, string]>([
    ['depth', nested(9), `data${'.a.data'.repeat(8)}`, 'nests too deep: at most 8 deep.'],
    [
      'a great depth',
      nested(300),
      `data${'.a.data'.repeat(10)}.a.da…`,
      'nests too deep: rules nest at most 8 deep.',
    ],
    [
      'alternatives',
      { a: rules(201) },
      'data.a.200',
      'is one rule too many: a request may have 200.',
    ],
    [
      'selectors',
      { a: { selectorAll: Array.from({ length: 201 }, () => 'p') } },
      'data.a.selectorAll',
      'is one rule too many: a request may have 200.',
    ],
    [
      'nested rules',
      { a: { data: { b: rules(199) } }, c: { selector: 'p' } },
      'data.c',
      'is one rule too many: a request may have 200.',
    ],
  ])('rules over the limit of %s', (_, data, name, text) => {
    const message = `The parameter \`${name}\` ${text}`
    expect(failure(() => read(data))).toEqual({
      code: 'EINVALDATA',
      status: 400,
      message,
      data: { [name]: message },
    })
  })

  test('as many rules as allowed, and as deep, are taken', () => {
    expect(read({ a: rules(200) })).toEqual([
      ['a', Array.from({ length: 200 }, () => ({ ...BARE, selectors: ['p'] }))],
    ])
    expect(JSON.stringify(read(nested(8))).match(/"data":/g)).toHaveLength(7)
  })

  test('a selector within the limits is taken', () => {
    const longest = 'a'.repeat(4_096)
    const deepest = `${':not('.repeat(16)}a${')'.repeat(16)}`
    const quoted = `[title="${'('.repeat(100)}\\"("] \\(\\(`
    for (const selector of [longest, deepest, quoted]) {
      expect(parse(`data.x.selector=${enc(selector)}`).rules).toEqual([
        ['x', [{ ...BARE, selectors: [selector] }]],
      ])
    }
  })

  test('a function without source text cannot be sent', () => {
    const data = { x: { evaluate: Number } }
    expect(failure(() => readQueryInput('https://example.com', { data }, OPTIONS))?.code).toBe(
      'EINVALEVAL',
    )
  })
})
