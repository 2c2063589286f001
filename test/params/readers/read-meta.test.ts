import { describe, expect, test } from 'vitest'
import { META_FIELDS } from '../../../src/contracts/fields.js'
import { failure, parse } from '../options.js'

const ALL = [...META_FIELDS]

function without(...names: string[]) {
  return ALL.filter((field) => !names.includes(field))
}

describe('meta', () => {
  test.each<[string, string[]]>([
    ['', ALL],
    ['meta', ALL],
    ['meta=', ALL],
    ['meta=true', ALL],
    ['meta=True', ALL],
    ['meta=false', []],
    ['meta.title=true', ['title']],
    ['meta.logo=true&meta.title=true', ['title', 'logo']],
    ['meta.title', ['title']],
    ['meta.title=false', without('title')],
    ['meta.title=false&meta.image=false', without('title', 'image')],
    ['meta.title=true&meta.image=false', ['title']],
    ['meta.title=false&meta.image=true&meta.date=true', ['image', 'date']],
    ['meta=true&meta.title=true', ['title']],
    ['meta.title=false&meta=true', without('title')],
    ['meta={"title":true,"lang":true}', ['title', 'lang']],
    ['meta.video=true', ALL],
    ['meta.video=true&meta.title=true', ['title']],
    ['meta.logo.square=true', ALL],
    ['meta.__proto__=true&meta.constructor=false', ALL],
    ...ALL.map((field) => [`meta.${field}=true`, [field]] as [string, string[]]),
    ...ALL.map((field) => [`meta.${field}=false`, without(field)] as [string, string[]]),
  ])('%s', (search, fields) => {
    expect([...parse(search).meta]).toEqual(fields)
  })

  test.each([
    ['meta=1', 'meta', '`1`; give `true` or `false`, or name fields, as in `meta.title=true`.'],
    [
      'meta=title',
      'meta',
      '`title`; give `true` or `false`, or name fields, as in `meta.title=true`.',
    ],
    ['meta.title=yes', 'meta.title', '`yes`; give `true` or `false`.'],
  ])('%s is refused', (search, name, text) => {
    const message = `The parameter \`${name}\` is ${text}`
    expect(failure(() => parse(search))).toEqual({
      code: 'EINVALQUERY',
      status: 400,
      message,
      data: { [name]: message },
    })
  })
})
