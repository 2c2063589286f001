import { describe, expect, expectTypeOf, test } from 'vitest'
import type { RuleInput, RuleType } from '../../src/contracts/rules.js'
import { readQueryInput } from '../../src/params/query-input.js'
import { parseQuery } from '../../src/params/read-query.js'
import { OPTIONS, parse } from './options.js'

function messages(rest: string): string[] {
  return parse(rest).warnings.map(({ code, message }) => `${code}: ${message}`)
}

describe('a name that means nothing is accepted, and told', () => {
  test.each([
    ['meta.titel=true', ['`meta.titel` is not a field. Did you mean `meta.title`?']],
    [
      'data.x.selector=h1&data.x.type=nubmer',
      ['`data.x.type=nubmer` is not a type. Did you mean `data.x.type=number`?'],
    ],
    [
      'data.x.0.selector=h1&data.x.1.atr=href&data.x.1.attr=src',
      ['`data.x.1.atr` is not a property of a rule. Did you mean `data.x.1.attr`?'],
    ],
    [
      'data.a.data.b.selector=h1&data.a.data.b.sort=up',
      ['`data.a.data.b.sort` is not a property of a rule.'],
    ],
    ['filter=nosuch', ['`filter=nosuch` is not a value of this answer.']],
    [
      'filter=titel,image.url',
      ['`filter=titel` is not a value of this answer. Did you mean `filter=title`?'],
    ],
    ['meta.title=true&filter=author', ['`filter=author` is not a value of this answer.']],
    ['filter=video.url', ['`filter=video` is not a value of this answer.']],
    ['pallete', ['`pallete` is not a parameter. Did you mean `palette`?']],
    ['stale-ttl=1h', ['`stale-ttl` is not a parameter. Did you mean `staleTtl`?']],
    ['deivce=iPad', ['`deivce` is not a parameter. Did you mean `device`?']],
    ['filter=screenshot.url', ['`filter=screenshot` is not a value of this answer.']],
    ['titel=1', ['`titel` is not a parameter.']],
    ['ping.imge=false', ['`ping.imge` is not a field or rule. Did you mean `ping.image`?']],
    ['ping.x.photo=false&data.x.selector=a', []],
    [
      'viewport.widht=600&viewport.height=800',
      ['`viewport.widht` is not an option. Did you mean `viewport.width`?'],
    ],
    [
      'insights.lighthouse=false&insights.technolgies=true',
      ['`insights.technolgies` is not an option. Did you mean `insights.technologies`?'],
    ],
    ['id=7', ['`id` is not a parameter.']],
    ['u.v.w=1&u.x=2', ['`u` is not a parameter.']],
  ])('%s', (rest, expected) => {
    expect(messages(rest)).toEqual(expected.map((message) => `EUNKNOWN: ${message}`))
  })

  test('what follows the first `&` of an address that was not encoded', () => {
    const { url, warnings } = parseQuery(
      'url=https://example.com/list?sort=up&page=2&lang=de',
      OPTIONS,
    )
    expect(url.href).toBe('https://example.com/list?sort=up')
    expect(warnings.map(({ message }) => message)).toEqual([
      '`page` is not a parameter. If it belongs to the target’s address, encode `url`.',
      '`lang` is not a parameter. If it belongs to the target’s address, encode `url`.',
    ])
  })

  test.each([
    [
      'screenshot.fulPage=true',
      '`screenshot.fulPage` is not an option. Did you mean `screenshot.fullPage`?',
    ],
    [
      'screenshot.overlay.browsr=dark',
      '`screenshot.overlay.browsr` is not an option. Did you mean `screenshot.overlay.browser`?',
    ],
    ['pdf.landscpe=true', '`pdf.landscpe` is not an option. Did you mean `pdf.landscape`?'],
    ['pdf.margin.tpo=1cm', '`pdf.margin.tpo` is not a side. Did you mean `pdf.margin.top`?'],
  ])('an option of what a browser makes: %s', (rest, message) => {
    expect(parse(rest, { browser: true }).warnings).toEqual([{ code: 'EUNKNOWN', message }])
  })

  test('in the library', () => {
    const options = { pallete: true, filter: 'title' }
    expect(readQueryInput('https://example.com/', options, OPTIONS).warnings).toEqual([
      { code: 'EUNKNOWN', message: '`pallete` is not a parameter. Did you mean `palette`?' },
    ])
  })

  test('not without end', () => {
    const many = Array.from({ length: 500 }, (_, index) => `unknown${index}=1`).join('&')
    const told = messages(many)
    expect(told).toHaveLength(11)
    expect(told.at(-1)).toBe('EUNKNOWN: 490 more names are unknown.')
  })
})

test('what clients send as a matter of course is no mistake', () => {
  const sent =
    'audio=false&video=false&iframe=false&palette=false&screenshot=false&retry=2&force&stale_ttl=0' +
    '&device=iPad&viewport.width=640&viewport.deviceScaleFactor=2&colorScheme=dark&wait_until.0=load' +
    '&waitFor=3s&waitForTimeout=1&waitForSelector=h1&click=a&scroll=b&scripts=x&modules=y&styles=z' +
    '&hide=a&remove=b&type=jpeg&quality=80&fullPage=true&element=h1&omitBackground=true' +
    '&overlay.browser=dark&codeScheme=false&animated=true&format=A4&width=1&height=2&landscape=true' +
    '&margin=1&scale=1&pageRanges=1&printBackground=true&technologies=false&lighthouse=true' +
    '&filename=x&delay=3&animations=false&javascript=false&adblock=true&mediaType=print' +
    '&data.x.selector=h1&data.x.type=auto&headers.user_agent=x&ping.x=false&filter=x,title'
  expect(messages(sent)).toEqual([])
})

test('an option of a screenshot that nobody asked for means nothing, and says so', () => {
  expect(messages('fullPage=true&element=h1&omitBackground=false')).toEqual([
    'EUNKNOWN: `fullPage` means nothing without `screenshot=true`.',
    'EUNKNOWN: `element` means nothing without `screenshot=true`.',
  ])
  expect(messages('screenshot=false&fullPage=true')).toEqual([])
})

test('a picture is a value of an answer that has one', () => {
  const search = 'url=https%3A%2F%2Fexample.com%2F&screenshot&filter=screenshot.url'
  expect(parseQuery(search, { ...OPTIONS, browser: true }).warnings).toEqual([])
})

test('a type that is none does not compile', () => {
  expectTypeOf<RuleInput['type']>().toEqualTypeOf<RuleType | readonly RuleType[] | undefined>()
})
