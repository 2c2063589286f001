import { describe, expect, it } from 'vitest'
import { META_FIELDS } from '../../src/contracts/fields.js'
import { detectFileMetadata } from '../../src/metadata/file-metadata.js'
import type { ContentKind } from '../../src/page/content-kind.js'

const base = { wanted: new Set(META_FIELDS), now: 0, explain: false }

function title(url: string, headers: Record<string, string> = {}): string | null | undefined {
  return detectFileMetadata({ ...base, url, headers, kind: 'other' }).text.title
}

describe('detectFileMetadata', () => {
  it('tells what address and headers tell', () => {
    const url = 'https://files.example.co.uk/a/report%20one.pdf'
    const headers = {
      'content-language': 'de-CH',
      'last-modified': 'Thu, 07 May 2020 10:30:00 GMT',
    }
    expect(detectFileMetadata({ ...base, url, headers, kind: 'pdf' })).toEqual({
      text: {
        title: 'report one.pdf',
        description: null,
        lang: 'de',
        author: null,
        publisher: 'example',
        date: null,
        url,
      },
      image: [],
      logo: [
        {
          source: 'favicon',
          trust: 'guessed',
          raw: '/favicon.ico',
          url: 'https://files.example.co.uk/favicon.ico',
        },
      ],
    })
  })

  it.each<[ContentKind, string[]]>([
    ['image', ['https://www.example.com/a.png']],
    ['video', []],
    ['json', []],
  ])('a picture is its own image, a %s: %j', (kind, images) => {
    const url = 'https://www.example.com/a.png'
    const { image } = detectFileMetadata({ ...base, url, headers: {}, kind })
    expect(image?.map((candidate) => candidate.url)).toEqual(images)
  })

  it.each([
    ['attachment; filename="quarter \\"one\\".pdf"', 'quarter "one".pdf'],
    ['attachment; filename=plain.pdf; size=3', 'plain.pdf'],
    [
      `attachment; filename="fallback.pdf"; filename*=UTF-8''na%C3%AFve%20file.pdf`,
      'naïve file.pdf',
    ],
    [`attachment; filename*=UTF-8''broken%zz.pdf`, 'broken%zz.pdf'],
    ['inline', 'x.bin'],
  ])('%s names the file', (disposition, expected) => {
    expect(title('https://www.example.com/x.bin', { 'content-disposition': disposition })).toBe(
      expected,
    )
  })

  it.each([
    ['https://www.example.com/', null],
    ['https://www.example.com/a/b/', 'b'],
    ['https://www.example.com/%E2%9C%93.txt?x=1#y', '✓.txt'],
    ['https://www.example.com/100%.txt', '100%.txt'],
  ])('%s ends in %j', (url, expected) => {
    expect(title(url)).toBe(expected)
  })

  it('answers the wanted fields only, and explains them when asked', () => {
    const url = 'https://www.example.com/x.txt'
    const wanted = new Set(['title', 'author'] as const)
    expect(
      detectFileMetadata({ ...base, wanted, explain: true, url, headers: {}, kind: 'text' }),
    ).toEqual({
      text: { title: 'x.txt', author: null },
      explain: {
        title: { winner: { source: 'address and headers', raw: 'x.txt' }, rejected: [] },
        author: { winner: null, rejected: [] },
      },
    })
  })
})
