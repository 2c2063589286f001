import { expect, test } from 'vitest'
import { helpFor } from '../../playground/state/answer/failure-help.js'
import { toSearch } from '../../playground/state/request/parameters.js'
import { fromSearch, toParameters } from '../../playground/state/request/request.js'
import { PageCrash } from '../../src/browser/process/crash.js'

/** The headline and, by its label, what each action asks. */
function help(code: string, search: string, hasBrowser = true, message = 'Something.') {
  const failure = { status: 'error', code, message } as const
  const { headline, actions } = helpFor(failure, fromSearch(search), hasBrowser)
  return [
    headline,
    ...actions.map(({ label, request }) => [label, request && toSearch(toParameters(request))]),
  ]
}

const SECURE = 'url=https%3A%2F%2Fa.test%2F'
const PLAIN = 'url=http%3A%2F%2Fa.test%2F'

test.each([
  ['EINVALURL', 'url=x', ['This is not the address of a page']],
  ['EINVALDATA', `${PLAIN}&data.a.selector=%5B`, ['A rule is not right']],
  ['EINVALDATA', PLAIN, ['The page is too large for this']],
  ['EINVALTTL', SECURE, ['An option is not right']],
  [
    'EFATAL',
    SECURE,
    ['The page could not be reached', ['Try again', undefined], ['Try http://', PLAIN]],
  ],
  ['EFATAL', PLAIN, ['The page could not be reached', ['Try again', undefined]]],
  [
    'ETIMEOUT',
    PLAIN,
    [
      'The page took too long',
      ['Try again', undefined],
      ['Open in a browser', `${PLAIN}&prerender=true`],
    ],
  ],
  ['ENOTOK', `${PLAIN}&prerender=false`, ['Something else came instead of the page']],
  ['EUNREACHABLE', PLAIN, ['The service does not answer', ['Try again', undefined]]],
])('%s of %s offers what may help', (code, search, expected) => {
  expect(help(code, search)).toEqual(expected)
})

test('a service without a browser offers none', () => {
  expect(help('ETIMEOUT', PLAIN, false)).toEqual([
    'The page took too long',
    ['Try again', undefined],
  ])
})

test('a page that is too much for the browser is no page that cannot be reached, nor better the next time', () => {
  const { message } = new PageCrash()
  expect(help('EFATAL', SECURE, true, message)).toEqual(['The page is too large for the browser'])
})
