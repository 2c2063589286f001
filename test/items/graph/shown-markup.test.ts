import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { extractShownMarkup } from '../../../src/items/graph/shown-markup.js'
import { findIngredientListMarkup } from '../../../src/items/visible/grouped-part.js'
import { PageText } from '../../../src/page/page-text.js'
import { expectLinear } from '../../support/growth.js'

describe('markup without what shows nothing', () => {
  test.each([
    ['a<script>x<!-- </script>b', 'a</script>b'],
    ['a<SCRIPT type=x>1</SCRIPT >b', 'a</SCRIPT >b'],
    ['a<style>b{}</style>c', 'a</style>c'],
    ['a<svg><path d=""/></svg>b', 'a</svg>b'],
    ['a<!-- <script> -->b', 'ab'],
    ['a<!-->b', 'ab'],
    ['a<!-- b', 'a'],
    ['a<script>b', 'a'],
    ['a<svg>b', 'a<svg>b'],
    ['<scripted>a</scripted>', '<scripted>a</scripted>'],
  ])('%s', (html, markup) => {
    expect(extractShownMarkup([html]).html).toBe(markup)
    expect(extractShownMarkup([...html]).html).toBe(markup)
  })

  it('is the same in whatever pieces a page comes', () => {
    const words = [
      '<script>',
      '</script>',
      '<style ',
      '</style>',
      '<svg>',
      '</svg>',
      '<!--',
      '-->',
      '-',
      'a b ',
    ]
    const html = fc
      .array(fc.constantFrom(...words), { maxLength: 24 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(html, fc.integer({ min: 1, max: 24 }), (page, length) => {
        const pieces = page.match(new RegExp(`.{1,${length}}`, 'gs')) ?? []
        expect(extractShownMarkup(pieces).html).toBe(extractShownMarkup([page]).html)
      }),
      { numRuns: 1_000 },
    )
  })

  it.each(['<svg ', '<svg></svg>', '<script ', '<style>a</style>', '<!--', '<!-->'])(
    'takes linear time for many of %s',
    (part) =>
      expectLinear(100_000, (parts) => {
        const html = part.repeat(parts)
        return () => extractShownMarkup([html])
      }),
  )

  it.each(['<svg ', '<svg></svg>', '<script ', '<style>a</style>', '<!--'])(
    'takes linear time for many pieces of %s',
    (part) =>
      expectLinear(20_000, (parts) => {
        const pieces = Array.from({ length: parts }, () => part)
        return () => extractShownMarkup(pieces)
      }),
  )
})

describe('the part of a page with groups of ingredients', () => {
  const filler = '<p>Our milk comes from the farm, the salt from the sea.</p>'.repeat(50)
  const list = '<h4>Dough</h4><li>100 g oats</li><li>1 l milk</li><h4>Crust</h4><li>1 g salt</li>'
  const declared = ['100 g oats', '1 l milk', '1 g salt']

  it('is the stretch with most of them', () => {
    const part =
      findIngredientListMarkup(
        new PageText([`${filler}<ul>`, `${list}</ul>${filler}`]),
        declared,
      ) ?? ''
    expect([part.includes(list), part.length < 6_000]).toEqual([true, true])
  })

  it('is not there where nothing has a name, or half of them are missing', () => {
    const plain = '<li>100 g oats</li><li>1 l milk</li><li>1 g salt</li>'
    expect(findIngredientListMarkup(new PageText([plain]), declared)).toBeUndefined()
    expect(
      findIngredientListMarkup(new PageText([list]), ['1 egg', '2 plums', '100 g oats']),
    ).toBeUndefined()
  })

  it('takes linear time where one word stands everywhere', () =>
    expectLinear(100_000, (parts) => {
      const markup = new PageText(['<b>salt</b>'.repeat(parts)])
      const lines = Array.from({ length: 300 }, () => '1 g salt')
      return () => findIngredientListMarkup(markup, lines)
    }))
})
