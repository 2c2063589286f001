import { describe, expect, test } from 'vitest'
import { adviceOf } from '../../playground/state/answer/advice.js'
import type { Success } from '../../playground/state/answer/answer.js'
import { previewOf } from '../../playground/state/answer/preview.js'
import type { Explanation } from '../../src/contracts/result.js'

const GOOD: Success['data'] = {
  title: 'Lamps',
  description: 'All of them.',
  url: 'https://www.a.test/shop/lamps/all/of/them',
  image: { url: 'https://a.test/a.png', type: 'png', width: 1200, height: 630 },
}

const OG: Explanation['fields'] = {
  title: { winner: { source: 'meta og:title', raw: 'Lamps' }, rejected: [] },
}

function success(data: Success['data'], fields: Explanation['fields'] = OG): Success {
  return {
    status: 'success',
    data: { ...GOOD, ...data },
    explain: { fields, rules: {}, timings: {} },
  }
}

function image(width: number, height: number, type = 'png') {
  return { url: 'https://a.test/a', type, width, height }
}

describe('a card as others show it', () => {
  test('in a chat, on a social site, in a search', () => {
    const wide = { media: GOOD.image, size: 'wide' }
    expect(previewOf(success({}), 'u', 'Chat')).toEqual({
      host: 'a.test',
      title: 'Lamps',
      description: 'All of them.',
      image: wide,
    })
    expect(previewOf(success({}), 'u', 'Social').image).toEqual(wide)
    expect(previewOf(success({}), 'u', 'Search')).toEqual({
      host: 'a.test › shop › lamps › all',
      title: 'Lamps',
      description: 'All of them.',
      image: undefined,
    })
  })

  test('what is too long is cut between words, where characters are counted', () => {
    const [title, description] = ['word '.repeat(40).trim(), 'x'.repeat(500)]
    const given = success({ title, description })
    const social = previewOf(given, 'u', 'Social')
    expect([social.title, social.description?.length]).toEqual([
      `${'word '.repeat(13).trim()}…`,
      200,
    ])
    for (const place of ['Chat', 'Search'] as const)
      expect(previewOf(given, 'u', place)).toMatchObject({ title, description })
  })

  test.each([
    [image(1200, 630), 'wide', 'wide'],
    [image(600, 315), 'wide', 'wide'],
    [image(599, 315), 'wide', 'small'],
    [image(800, 800), 'wide', 'wide'],
    [image(299, 299), 'small', 'small'],
    [image(200, 200), 'small', 'small'],
    [image(199, 800), 'small', undefined],
    [image(1300, 320), 'small', 'wide'],
    [{ url: 'https://a.test/a' }, 'wide', 'wide'],
    [null, undefined, undefined],
  ])('the image %j is shown %s in a chat, %s on a social site', (given, chat, social) => {
    const page = success({ image: given })
    expect(previewOf(page, 'u', 'Chat').image?.size).toBe(chat)
    expect(previewOf(page, 'u', 'Social').image?.size).toBe(social)
    expect(previewOf(page, 'u', 'Search').image).toBeUndefined()
  })

  test('a page that says nothing is its host', () => {
    const nothing = { title: null, description: null, image: null, url: null }
    expect(previewOf(success(nothing), 'https://b.test/x', 'Chat')).toEqual({
      host: 'b.test',
      title: 'b.test',
      description: undefined,
      image: undefined,
    })
  })
})

describe('advice for its author', () => {
  test.each<[string, Success, string[]]>([
    ['none when all is well', success({}), []],
    [
      'nothing declared',
      success({}, { title: { winner: { source: 'title', raw: 'Lamps' }, rejected: [] } }),
      ['The page declares nothing about itself: add `og:title`, `og:description`, `og:image`.'],
    ],
    [
      'a long title and description',
      success({ title: 'x'.repeat(71), description: 'x'.repeat(201) }),
      [
        'The title has 71 characters: social cards cut it at 70.',
        'The description has 201 characters: social cards cut it at 200.',
      ],
    ],
    [
      'neither, and no image',
      success({ title: null, description: null, image: null }),
      [
        'There is no title: cards show the bare address.',
        'There is no description: a search picks a sentence of its own.',
        'There is no image: cards are a line of text. 1200 × 630 pixels suit all of them.',
      ],
    ],
    [
      'an image that could not be had',
      success(
        { image: null },
        {
          ...OG,
          image: {
            winner: null,
            rejected: [{ source: 'meta og:image', raw: '/a', reason: 'it answered 404' }],
          },
        },
      ),
      ['There is no image to show: `meta og:image` names one, but it answered 404.'],
    ],
    [
      'an image that is not shown',
      success({ image: image(120, 90) }),
      ['The image has 120 × 90 pixels: below 200 × 200 social cards show none.'],
    ],
    [
      'an image that is shown small, of a type that is not',
      success({ image: image(300, 300, 'svg') }),
      [
        'The image has 300 × 300 pixels: below 600 × 315 social cards show it small.',
        'The image is an SVG, which social cards do not show: give a PNG or JPEG.',
      ],
    ],
    [
      'an image that is flat and heavy',
      success({ image: { ...image(1600, 390), size: 700_000, size_pretty: '700 kB' } }),
      [
        'The image has 1600 × 390 pixels: chats want it no flatter than 4 to 1.',
        'The image has 700 kB: chats want less than 600 kB.',
      ],
    ],
    [
      'an image that is too heavy',
      success({ image: { ...image(1200, 630), size: 6_000_000, size_pretty: '6 MB' } }),
      ['The image has 6 MB: social cards take less than 5 MB.'],
    ],
    [
      'an address that is not whole',
      success({}, { image: { winner: { source: 'meta og:image', raw: '/a.png' }, rejected: [] } }),
      ['`meta og:image` is relative (`/a.png`): many readers take whole addresses only.'],
    ],
    [
      'a page that is not there, whose author can do nothing for its card',
      { ...success({ image: null }, { title: { winner: null, rejected: [] } }), statusCode: 404 },
      ['The page answered 404: there is nothing to advise about this card.'],
    ],
    [
      'a wall in front of the page',
      {
        ...success({ title: null }),
        statusCode: 403,
        warnings: [{ code: 'EBOTWALL', message: 'A check.' }],
      },
      ['A check for robots came instead of the page: there is nothing to advise about this card.'],
    ],
  ])('%s', (_, given, expected) => {
    expect(adviceOf(given)).toEqual(expected)
  })
})
