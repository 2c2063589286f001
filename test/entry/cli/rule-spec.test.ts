import { describe, expect, test } from 'vitest'
import { parseRuleSpecs } from '../../../src/entry/cli/rule-spec.js'

describe('--rule', () => {
  test.each<[string[], object]>([
    [['price=.price'], { price: [{ selector: '.price' }] }],
    [['price=.price@text'], { price: [{ selector: '.price', attr: 'text' }] }],
    [['p=.price@text:number'], { p: [{ selector: '.price', attr: 'text', type: 'number' }] }],
    [['p=.price:number'], { p: [{ selector: '.price', type: 'number' }] }],
    [['tags[]=.tag@text'], { tags: [{ selectorAll: '.tag', attr: 'text' }] }],
    [['md=@markdown'], { md: [{ attr: 'markdown' }] }],
    [['n=@text:number'], { n: [{ attr: 'text', type: 'number' }] }],
    [['a=a:first-child'], { a: [{ selector: 'a:first-child' }] }],
    [['a=p:lang(en)'], { a: [{ selector: 'p:lang(en)' }] }],
    [
      ['a=li:nth-child(2)@href:url'],
      { a: [{ selector: 'li:nth-child(2)', attr: 'href', type: 'url' }] },
    ],
    [['a=a[href="mailto:a@b.example"]'], { a: [{ selector: 'a[href="mailto:a@b.example"]' }] }],
    [['a=a[title="x=1"]@title'], { a: [{ selector: 'a[title="x=1"]', attr: 'title' }] }],
    [['u=use@xlink:href'], { u: [{ selector: 'use', attr: 'xlink:href' }] }],
    [['u=use@xlink:href:url'], { u: [{ selector: 'use', attr: 'xlink:href', type: 'url' }] }],
    [['i=img@data-src:image'], { i: [{ selector: 'img', attr: 'data-src', type: 'image' }] }],
    [['p=.a', 'p=.b'], { p: [{ selector: '.a' }, { selector: '.b' }] }],
    [
      ['r[]=.review', 'r.by=h3@text', 'r.by=.name', 'r.at=time@datetime:date'],
      {
        r: [
          {
            selectorAll: '.review',
            data: {
              by: [{ selector: 'h3', attr: 'text' }, { selector: '.name' }],
              at: [{ selector: 'time', attr: 'datetime', type: 'date' }],
            },
          },
        ],
      },
    ],
    [
      ['a[]=.a', 'a.b[]=.b', 'a.b.c=.c'],
      {
        a: [
          {
            selectorAll: '.a',
            data: { b: [{ selectorAll: '.b', data: { c: [{ selector: '.c' }] } }] },
          },
        ],
      },
    ],
  ])('%j', (specs, rules) => {
    expect(parseRuleSpecs(specs)).toEqual(rules)
  })

  test.each([
    ['price', '--rule "price": write name=selector@attr:type.'],
    ['=.price', '--rule "=.price": write name=selector@attr:type.'],
    ['price=', '--rule "price=": write name=selector@attr:type.'],
    ['a.b=.c', '--rule "a.b=.c": write the rule for `a` before the rules inside it.'],
  ])('%s is refused', (spec, message) => {
    expect(() => parseRuleSpecs([spec])).toThrow(message)
  })

  test('a type that does not exist is named, beside those that do', () => {
    expect(() => parseRuleSpecs(['p=.price@text:numbr'])).toThrow(
      '--rule "p=.price@text:numbr": `numbr` is not a type. Types: audio, author, auto, boolean,',
    )
  })
})
