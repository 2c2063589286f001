import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSrcset } from '../../src/values/srcset.js'

function read(text: string): string[] {
  return [...parseSrcset(text)].map(({ url, descriptor }) => `${url}|${descriptor}`)
}

describe('srcset', () => {
  it.each([
    ['', []],
    [' , ,', []],
    ['a.png', ['a.png|']],
    ['a.png, b.png 2x', ['a.png|', 'b.png|2x']],
    ['a.png 100w,b.png 200w', ['a.png|100w', 'b.png|200w']],
    ['a,b.png 2x , c.png', ['a,b.png|2x', 'c.png|']],
    ['data:image/png;base64,AA 1x, b.png 2x', ['data:image/png;base64,AA|1x', 'b.png|2x']],
    ['a.png,, b.png', ['a.png|', 'b.png|']],
    ['a.png size(1, 2) 3x, b.png', ['a.png|size(1, 2) 3x', 'b.png|']],
    ['a.png (1, b.png', ['a.png|(1, b.png']],
    ['a.png\n\t640w   480h\n, b.png', ['a.png|640w   480h', 'b.png|']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('gives back what was put into it', () => {
    const url = fc.stringMatching(/^[a-z](?:[a-z,:/]{0,8}[a-z])?$/)
    const candidates = fc.array(fc.tuple(url, fc.constantFrom('', '2x', '100w')))
    fc.assert(
      fc.property(candidates, (list) => {
        const text = list.map(([one, said]) => `${one} ${said}`.trim()).join(', ')
        expect(read(text)).toEqual(list.map(([one, said]) => `${one}|${said}`))
      }),
    )
  })
})
