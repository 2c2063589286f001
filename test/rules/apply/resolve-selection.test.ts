import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LinkglassError } from '../../../src/contracts/errors.js'
import type { Value } from '../../../src/contracts/result.js'
import { RULE_TYPES } from '../../../src/contracts/rules.js'

import {
  answer,
  extract,
  LIMITS,
  type Partly,
  probed,
  rulesOf,
  type Short,
  selectIn,
} from './support.js'

const PAGE = `<html lang="en"><body>
  <h1>Shop</h1>
  <ul>
    <li><a href="/1">One</a> <b>1,000</b></li>
    <li><a href="/2">Two</a></li>
    <li>Three <b>3</b></li>
  </ul>
  <p class="zero">0</p><p class="empty"></p>
</body></html>`

function text(selector: string) {
  return { selectors: [selector], attrs: ['text'] }
}

describe('values', () => {
  it.each<[string, Short[string], unknown]>([
    ['a selector gives its first match', text('a'), 'One'],
    ['no match', text('i'), null],
    ['an empty element', text('.empty'), null],
    ['a failed type', { ...text('a'), type: 'number' }, null],
    ['zero is a value', { ...text('.zero'), type: 'number' }, 0],
    ['selectorAll gives every match', { ...text('a'), all: true }, ['One', 'Two']],
    ['selectorAll without a match', { ...text('i'), all: true }, []],
    [
      'a list of selectors: the first hit',
      { selectors: ['i', 'h1', 'a'], attrs: ['text'] },
      'Shop',
    ],
    ['of them the first of the type', { selectors: ['h1', 'b'], type: 'number' }, 1000],
    [
      'selectorAll with a list: the union',
      { selectors: ['b', 'h1', 'body h1'], attrs: ['text'], all: true },
      ['Shop', '1,000', '3'],
    ],
    [
      'alternatives: the first that is truthy',
      [text('i'), { ...text('.zero'), type: 'number' }, text('a')],
      'One',
    ],
    ['zero, when nothing else is there', [text('i'), { ...text('.zero'), type: 'number' }], 0],
    ['an empty list is no success', [{ ...text('i'), all: true }, text('h1')], 'Shop'],
    ['but better than nothing', [{ ...text('i'), all: true }, text('u')], []],
    [
      'nested rules give an object',
      {
        selectors: ['li'],
        rules: { name: text('a'), price: { selectors: ['b'], type: 'number' } },
      },
      { name: 'One', price: 1000 },
    ],
    [
      'or a list of objects',
      { selectors: ['li'], all: true, rules: { link: { selectors: ['a'], attrs: ['href'] } } },
      [{ link: 'https://site.test/1' }, { link: 'https://site.test/2' }, { link: null }],
    ],
    ['nested without a match', { selectors: ['i'], rules: { name: text('a') } }, null],
    [
      'nested rules read the parent itself',
      { selectors: ['a'], rules: { name: { attrs: ['text'] }, link: { attrs: ['href'] } } },
      { name: 'One', link: 'https://site.test/1' },
    ],
    ['rules without a selector see the page', { rules: { title: text('h1') } }, { title: 'Shop' }],
    [
      'nested alternatives',
      {
        selectors: ['li'],
        all: true,
        rules: { price: [{ selectors: ['b'], type: 'number' }, text('a')] },
      },
      [{ price: 1000 }, { price: 'Two' }, { price: 3 }],
    ],
    [
      'an object without values is no success',
      [{ selectors: ['li'], rules: { x: text('i') } }, text('h1')],
      'Shop',
    ],
  ])('%s', async (_, rule, expected) => {
    expect(await answer(PAGE, rule)).toStrictEqual(expected)
  })

  it('keeps the order of names and says what matched', async () => {
    const rules = { b: [text('i'), text('a')], a: text('u'), c: { ...text('b'), all: true } }
    const { data, explain, warnings } = await extract(PAGE, rules)
    expect(Object.keys(data)).toEqual(['b', 'a', 'c'])
    expect(explain).toEqual({
      b: { matches: 2, fallback: 1 },
      a: { matches: 0, fallback: null },
      c: { matches: 2, fallback: 0 },
    })
    expect(warnings).toEqual([{ code: 'ENOMATCH', message: '`data.a`: nothing matches `u`.' }])
  })

  it('warns once of a nested rule that matches nowhere, not of one that matches somewhere', async () => {
    const rules = { items: { selectors: ['li'], all: true, rules: { x: text('i'), y: text('b') } } }
    const { warnings } = await extract(PAGE, rules)
    expect(warnings).toEqual([
      { code: 'ENOMATCH', message: '`data.items.x`: nothing matches `i`.' },
    ])
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', '0'])(
    '%s is a name like any other',
    async (name) => {
      const nested: Short = Object.fromEntries([[name, text('h1')]])
      const { data, explain } = await extract(PAGE, Object.fromEntries([[name, { rules: nested }]]))
      expect(Object.getOwnPropertyNames(data)).toEqual([name])
      expect(JSON.stringify(data)).toBe(`{"${name}":{"${name}":"Shop"}}`)
      expect(Object.keys(explain)).toEqual([name])
      expect(Object.getPrototypeOf(data)).toBe(Object.prototype)
      expect(Object.keys(Object.prototype)).toEqual([])
    },
  )
})

describe('evaluate', () => {
  /** Stands for the sandbox: knows two functions. */
  const evaluate = async (source: string, inputs: readonly Value[]): Promise<Value[]> => {
    calls.push([source, ...inputs])
    if (source === 'fail') throw new LinkglassError('EINVALEVAL', 'The function failed: no.')
    return inputs.map((input) => (source === 'length' ? String(input).length : input))
  }
  let calls: unknown[] = []
  const ask = async (rules: Short, html = PAGE) => {
    calls = []
    return (await extract(html, rules, { evaluate })).data
  }

  it('runs between attr and type, once for all matches of a rule', async () => {
    const rule = { ...text('a'), all: true, evaluate: 'length', type: 'string' } as const
    expect(await ask({ x: rule })).toEqual({ x: ['3', '3'] })
    expect(calls).toEqual([['length', 'One', 'Two']])
  })

  it('runs once for a nested rule, however many elements it is applied in', async () => {
    const rules = {
      x: { selectors: ['li'], all: true, rules: { n: { ...text('a'), evaluate: 'same' } } },
    }
    expect(await ask(rules)).toEqual({ x: [{ n: 'One' }, { n: 'Two' }, { n: null }] })
    expect(calls).toEqual([['same', 'One', 'Two']])
  })

  it('is given inner HTML by default, and the page when it stands alone', async () => {
    await ask({ x: { selectors: ['li'], evaluate: 'same', type: 'title' } })
    expect(calls).toEqual([['same', '<a href="/1">One</a> <b>1,000</b>']])
    await ask({ x: { evaluate: 'same' } }, '<p>a')
    expect(calls).toEqual([['same', '<p>a']])
  })

  it('is given the object of nested rules', async () => {
    await ask({ x: { selectors: ['li'], rules: { a: text('a') }, evaluate: 'same' } })
    expect(calls).toEqual([['same', { a: 'One' }]])
  })

  it('is not called without a value, nor for an alternative that is not needed', async () => {
    const rules = {
      x: { ...text('i'), evaluate: 'fail' },
      y: [text('h1'), { ...text('a'), evaluate: 'fail' }],
    }
    expect(await ask(rules)).toEqual({ x: null, y: 'Shop' })
    expect(calls).toEqual([])
  })

  it('converts each value of a list that it gives', async () => {
    const { data } = await extract(
      PAGE,
      { x: { ...text('h1'), evaluate: 's', type: 'number' } },
      {
        evaluate: async () => [['1', 'x', '2,000', null]],
      },
    )
    expect(data).toEqual({ x: [1, 2000] })
  })

  it('names the rule when it fails', async () => {
    const rules = { a: { selectors: ['li'], rules: { b: { ...text('a'), evaluate: 'fail' } } } }
    await expect(ask(rules)).rejects.toMatchObject({
      code: 'EINVALEVAL',
      message: '`data.a.b.evaluate`: The function failed: no.',
      data: { 'data.a.b.evaluate': 'The function failed: no.' },
    })
  })

  it('may not give more than the limit', async () => {
    const rules = { a: { ...text('h1'), evaluate: 'big' } }
    const context = {
      evaluate: async () => ['x'.repeat(100)],
      limits: { ...LIMITS, maxOutput: 100 },
    }
    await expect(extract(PAGE, rules, context)).rejects.toMatchObject({
      code: 'EINVALEVAL',
      data: { 'data.a.evaluate': 'gives too much: return less' },
    })
  })

  it('may not give more than the limit together with what the page gave', async () => {
    const page = `<h1>${'x'.repeat(50)}</h1>`
    const evaluate = async () => ['x'.repeat(50)]
    const rules = { a: text('h1'), b: { ...text('h1'), evaluate: 'big' } }
    const limits = { ...LIMITS, maxOutput: 100 }
    expect(await extract(page, { b: rules.b }, { evaluate, limits })).toMatchObject({
      data: { b: 'x'.repeat(50) },
    })
    await expect(extract(page, rules, { evaluate, limits })).rejects.toMatchObject({
      code: 'EINVALEVAL',
      message:
        'The rules give more than 100 characters or 250000 values, exceeded at `data.b.evaluate`.',
      data: { 'data.b.evaluate': 'gives too much: return less' },
    })
  })
})

describe('media', () => {
  const pictures = (count: number) =>
    Array.from({ length: count }, (_, index) => `<img src="${index}.png">`).join('')
  const all = { x: { selectors: ['img'], attrs: ['src'], all: true, type: 'image' } } as const

  it('probes an address once and a few at a time', async () => {
    let [now, most, total] = [0, 0, 0]
    const media = async (url: string) => {
      most = Math.max(most, ++now)
      total++
      await new Promise((resolve) => setImmediate(resolve))
      now--
      return probed(url)
    }
    const { data } = await extract(pictures(30) + pictures(30), all, { media })
    expect(data.x).toHaveLength(60)
    expect({ most, total }).toEqual({ most: 8, total: 30 })
  })

  it('answers the rest of many by address', async () => {
    const { data, warnings } = await extract(pictures(102), all)
    expect((data.x as Value[]).slice(99)).toEqual([
      probed('https://site.test/dir/99.png'),
      { url: 'https://site.test/dir/100.png' },
      { url: 'https://site.test/dir/101.png' },
    ])
    expect(warnings.map(({ code }) => code)).toEqual(['EMAXMEDIA'])
  })

  it('probes as many as the limit says', async () => {
    const { data, warnings } = await extract(pictures(3), all, {
      limits: { ...LIMITS, maxProbed: 2 },
    })
    expect(data).toEqual({
      x: [
        probed('https://site.test/dir/0.png'),
        probed('https://site.test/dir/1.png'),
        { url: 'https://site.test/dir/2.png' },
      ],
    })
    const message = 'Only the first 2 media addresses of the rules were probed.'
    expect(warnings).toEqual([{ code: 'EMAXMEDIA', message }])
  })

  it('leaves out what cannot be reached, and says so', async () => {
    const media = async (url: string) => {
      if (url.endsWith('1.png')) throw new Error('secret')
      return url.endsWith('2.png') ? null : probed(url)
    }
    const { data, warnings } = await extract(pictures(4), all, { media })
    expect(data).toEqual({
      x: [probed('https://site.test/dir/0.png'), probed('https://site.test/dir/3.png')],
    })
    expect(warnings).toEqual([
      { code: 'EMEDIA', message: 'https://site.test/dir/1.png was left out: it cannot be read.' },
      {
        code: 'EMEDIA',
        message:
          'https://site.test/dir/2.png was left out: it cannot be reached, or is not an image.',
      },
    ])
  })

  it('names what is left out by the beginning of its address, however long that is', async () => {
    const html = `<img src="/${'a'.repeat(10_000)}">`
    const { warnings } = await extract(html, all, { media: async () => null })
    const named = `https://site.test/${'a'.repeat(281)}…`
    expect(warnings).toEqual([
      {
        code: 'EMEDIA',
        message: `${named} was left out: it cannot be reached, or is not an image.`,
      },
    ])
  })

  it('stops with the signal', async () => {
    const abort = new AbortController()
    const media = async () => {
      abort.abort(new Error('time is up'))
      throw new Error('broken')
    }
    await expect(
      extract(pictures(1), all, { media, call: { signal: abort.signal } }),
    ).rejects.toThrow('time is up')
  })
})

describe('limits', () => {
  it('takes a number of matches and warns of more', async () => {
    const rules = rulesOf({ x: { ...text('li'), all: true } })
    const selection = selectIn(PAGE, rules, { ...LIMITS, maxMatches: 2 })
    expect(selection.rules[0]?.[0]).toMatchObject({ matches: 3, cut: true, matched: { length: 2 } })
  })

  it('refuses more output than allowed, nested multiplication included', () => {
    const deep = (levels: number): Short => ({
      x: { selectors: ['*'], all: true, ...(levels > 0 ? { rules: deep(levels - 1) } : {}) },
    })
    expect(() => selectIn('<div>'.repeat(200), rulesOf(deep(5)))).toThrow(
      expect.objectContaining({ code: 'EINVALDATA' }),
    )
  })
})

it('never throws, whatever the page and the rules', async () => {
  const selector = fc.constantFrom('p', 'a', '*', 'b > i', ':first', 'p:not(:first)', 'li a', '.x')
  const attr = fc.constantFrom(
    'html',
    'text',
    'outerHTML',
    'markdown',
    'val',
    'json',
    'href',
    '__proto__',
    'srcset',
  )
  const name = fc.constantFrom('a', '__proto__', 'constructor')
  const alternative = (nested: fc.Arbitrary<Short | undefined>) =>
    fc
      .tuple(
        fc.array(selector, { maxLength: 2 }),
        fc.boolean(),
        fc.array(attr, { minLength: 1, maxLength: 2 }),
        fc.constantFrom(...RULE_TYPES),
        nested,
      )
      .map(([selectors, all, attrs, type, rules]) => ({
        ...{ selectors, all, attrs, type },
        ...(rules && { rules }),
      }))
  const rulesWith = (nested: fc.Arbitrary<Short | undefined>): fc.Arbitrary<Short> =>
    fc
      .uniqueArray(fc.tuple(name, fc.array(alternative(nested), { minLength: 1, maxLength: 2 })), {
        selector: ([key]) => key,
        maxLength: 2,
      })
      .map((entries) => Object.fromEntries(entries))
  const rule = rulesWith(fc.option(rulesWith(fc.constant(undefined)), { nil: undefined }))
  const html = fc
    .array(
      fc.constantFrom(
        '<p class=x>',
        '<a href="../x">',
        '<li>',
        '<b>1,2',
        '<i>',
        '<table>',
        'a@b.test',
        '{"a":1}',
        '<select>',
        '<option>',
        '</p>',
        '<img srcset="a 1x, ,,b">',
        '2024-01-01',
      ),
    )
    .map((parts) => parts.join(' '))
  await fc.assert(
    fc.asyncProperty(html, rule, async (page, rules) => {
      const { data } = await extract(page, rules)
      expect(Object.keys(data)).toEqual(Object.keys(rules))
    }),
    { numRuns: 200 },
  )
})

it.each<[string, string, Short[string], unknown]>([
  [
    'src',
    '<img src="a.png">',
    { selectors: ['img'], type: 'image' },
    probed('https://site.test/dir/a.png'),
  ],
  ['href', '<a href="/x">text</a>', { selectors: ['a'], type: 'url' }, 'https://site.test/x'],
  [
    'content',
    '<meta property="p" content="/x">',
    { selectors: ['meta'], type: 'url' },
    'https://site.test/x',
  ],
  ['text', '<p>https://site.test/y</p>', { selectors: ['p'], type: 'url' }, 'https://site.test/y'],
  [
    'datetime',
    '<time datetime="2024-03-05">now</time>',
    { selectors: ['time'], type: 'date' },
    '2024-03-05T00:00:00.000Z',
  ],
])(
  'a type knows where its value stands when no attribute is named: %s',
  async (_, html, rule, value) => {
    expect((await extract(html, { x: rule })).data).toEqual({ x: value })
  },
)

it.each<[string, string, Partly, unknown]>([
  [
    'words of a link',
    '<a href="">E</a><a>N</a><a href="javascript:x()">J</a>',
    { type: 'url' },
    [],
  ],
  [
    'addresses',
    '<a>HTTP://x.test/a b</a><a>//x.test/c</a><a> /d.html </a><a>/</a><a>/ 5</a><a>// a</a><a>///</a>',
    { type: 'url' },
    ['http://x.test/a%20b', 'https://x.test/c', 'https://site.test/d.html', 'https://site.test/'],
  ],
  [
    'addresses of an image in sizes',
    '<a>/a.png 1x, /b.png 2x</a>',
    { type: 'image' },
    [probed('https://site.test/b.png')],
  ],
  [
    'an attribute that is called as the text was within',
    '<a #address="x">/y</a><a>/z</a>',
    { attrs: ['#address'] },
    ['x'],
  ],
  [
    'words for an image',
    '<a>E</a><a>/a.png</a>',
    { type: 'image' },
    [probed('https://site.test/a.png')],
  ],
  [
    'an attribute that is named',
    '<a>E</a>',
    { type: 'url', attrs: ['text'] },
    ['https://site.test/dir/E'],
  ],
])('text is an address only where it is one, or was named: %s', async (_, html, rule, value) => {
  const { data } = await extract(html, { x: { selectors: ['a'], all: true, ...rule } })
  expect(data).toEqual({ x: value })
})

describe('many functions to ask', () => {
  /** Turns of the event loop while something is done. */
  async function turnsOf(work: () => Promise<unknown>): Promise<number> {
    let turns = 0
    let isDone = false
    const count = () => {
      turns += 1
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    await work()
    isDone = true
    return turns
  }

  const item = { evaluate: 'x' }

  it.each<[string, Short]>([
    ['in one list', { x: { selectors: ['p'], all: true, evaluate: 'x' } }],
    ['in nested rules', { x: { selectors: ['p'], all: true, rules: { y: item } } }],
  ])('%s: the loop goes round meanwhile, and they are asked at once', async (_, rules) => {
    const asked: number[] = []
    const evaluate = async (_: string, inputs: readonly Value[]) => {
      asked.push(inputs.length)
      return [...inputs]
    }
    const turns = await turnsOf(async () => {
      const { data } = await extract('<p>a</p>'.repeat(8_000), rules, { evaluate })
      expect(data.x).toHaveLength(8_000)
    })
    expect(asked).toEqual([8_000])
    expect(turns).toBeGreaterThan(70)
  })
})
