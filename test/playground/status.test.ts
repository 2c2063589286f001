import { expect, test } from 'vitest'
import type { Answer, Failure, Success } from '../../playground/state/answer/answer.js'
import { describeStatus, type Status } from '../../playground/state/answer/status.js'
import { NOTHING } from '../../playground/state/request/request.js'

function answer(body: Partial<Success> | Failure, headers: Record<string, string> = {}): Answer {
  return {
    request: NOTHING,
    body: 'code' in body ? body : { status: 'success', data: {}, ...body },
    httpStatus: 200,
    headers: Object.entries({ 'x-response-time': '312ms', ...headers }),
  }
}

const WALL = { code: 'EBOTWALL', message: 'The target answered with a check for robots.' }
const HIT = { 'x-cache-status': 'HIT', age: '130' }

test.each<[string, Answer, Status]>([
  [
    'a page as it should be',
    answer({ statusCode: 200 }),
    { kind: 'good', words: ['The page answered', 'fetched just now', '0.3 s'] },
  ],
  [
    'an error page, from a copy',
    answer({ statusCode: 404 }, HIT),
    { kind: 'bad', words: ['The page answered 404', 'kept 2 minutes ago', '0.3 s'] },
  ],
  [
    'a copy that took no time',
    answer({ statusCode: 200 }, { ...HIT, 'x-response-time': '1ms' }),
    { kind: 'good', words: ['The page answered', 'kept 2 minutes ago'] },
  ],
  [
    'a wall, by its name',
    answer({ statusCode: 403, warnings: [WALL] }),
    {
      kind: 'bad',
      words: ['A check for robots came instead of the page (403)', 'fetched just now', '0.3 s'],
    },
  ],
  [
    'something to know about',
    answer({ warnings: [{ code: 'ETRUNCATED', message: 'Cut.' }] }, { 'x-response-time': '3ms' }),
    { kind: 'warn', words: ['The page answered', 'fetched just now', 'at once'] },
  ],
  [
    'a browser, and little left of a limit',
    answer(
      {},
      {
        'x-fetch-mode': 'prerender',
        'x-rate-limit-limit': '100',
        'x-rate-limit-remaining': '7',
      },
    ),
    {
      kind: 'good',
      words: [
        'The page answered',
        'fetched just now',
        'opened in a browser',
        '0.3 s',
        '7 of 100 requests left',
      ],
    },
  ],
  [
    'a failure',
    answer({ status: 'error', code: 'EFATAL', message: 'Gone.' }, { 'x-rate-limit-limit': '100' }),
    { kind: 'bad', words: ['No answer', '0.3 s'] },
  ],
])('%s is told in words', (_, given, expected) => {
  expect(describeStatus(given)).toEqual(expected)
})
