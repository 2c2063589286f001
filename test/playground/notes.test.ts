import { describe, expect, test } from 'vitest'
import type { Answer, Success } from '../../playground/state/answer/answer.js'
import { ageText, type Note, notesOf } from '../../playground/state/answer/notes.js'
import { fromSearch } from '../../playground/state/request/request.js'

function answer(body: Partial<Success>, search = '', headers: Record<string, string> = {}): Answer {
  return {
    request: fromSearch(`url=u&${search}`),
    body: { status: 'success', data: {}, ...body },
    httpStatus: 200,
    headers: Object.entries(headers),
  }
}

const EXPLAINED = { fields: {}, rules: {}, timings: {} }
const PRERENDER = { 'x-fetch-mode': 'prerender' }

describe('what one should know of an answer', () => {
  test.each<[string, Answer, Note[]]>([
    ['a page as it should be', answer({ statusCode: 200 }), []],
    ['an error page, whose status stands above all', answer({ statusCode: 404 }), []],
    [
      'a wall, before all else',
      answer({
        statusCode: 403,
        warnings: [
          { code: 'ETRUNCATED', message: 'Cut.' },
          { code: 'EBOTWALL', message: 'A check.' },
        ],
      }),
      [
        { kind: 'bad', text: 'This is not the page itself. A check.' },
        { kind: 'warn', text: 'Cut.' },
      ],
    ],
    [
      'a parameter that is not followed here',
      answer({}, 'embed=title'),
      [
        {
          kind: 'info',
          text: 'Shown without `embed`: with it the answer is the value of `title` alone.',
        },
      ],
    ],
    [
      'a browser that was asked for',
      answer({}, 'prerender=true', PRERENDER),
      [{ kind: 'info', text: 'Opened in a browser, as you asked.' }],
    ],
    [
      'a browser that steps needed',
      answer({}, 'click=.more&viewport.width=9', PRERENDER),
      [{ kind: 'info', text: 'Opened in a browser, because of `click`.' }],
    ],
    [
      'a browser for an image',
      answer({}, 'screenshot.fullPage=true', PRERENDER),
      [{ kind: 'info', text: 'Opened in a browser, to take its image.' }],
    ],
    [
      'a browser for a page that is empty without',
      answer(
        { explain: { ...EXPLAINED, opened: 'without its scripts the page is empty' } },
        '',
        PRERENDER,
      ),
      [{ kind: 'info', text: 'Opened in a browser: without its scripts the page is empty.' }],
    ],
    [
      'a browser for a page that robots are kept from',
      answer(
        { explain: { ...EXPLAINED, opened: 'a plain fetch gets a check for robots' } },
        '',
        PRERENDER,
      ),
      [{ kind: 'info', text: 'Opened in a browser: a plain fetch gets a check for robots.' }],
    ],
  ])('%s', (_, given, expected) => {
    expect(notesOf(given)).toEqual(expected)
  })

  test.each([
    ['MISS', '0', undefined],
    ['BYPASS', undefined, undefined],
    ['HIT', undefined, 'kept just now'],
    ['HIT', '1', 'kept 1 second ago'],
    ['HIT', '119', 'kept 1 minute ago'],
    ['HIT', '7300', 'kept 2 hours ago'],
    ['HIT', '200000', 'kept 2 days ago'],
  ])('its age: %s, %s', (status, age, expected) => {
    const headers = { 'x-cache-status': status, ...(age !== undefined && { age }) }
    expect(ageText(answer({}, '', headers))).toBe(expected)
  })
})
