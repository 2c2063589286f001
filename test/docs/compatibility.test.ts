import { expect, test } from 'vitest'
import { read } from '../../scripts/docs.js'
import { ERROR_STATUS } from '../../src/contracts/errors.js'
import { EXPOSED_HEADERS } from '../../src/entry/http/response-headers.js'
import { PARAMETERS } from '../../src/params/parameters.js'

/** Names in the first column of the table below a heading, each with the verdict in the second. */
function listed(heading: string): Map<string, string> {
  const [, section = ''] = read('docs/compatibility.md').split(`\n## ${heading}\n`)
  const rows = section.split('\n## ', 1)[0]?.split('\n').slice(3) ?? []
  return new Map(
    rows.flatMap((row) => {
      const [, names = '', verdict = ''] = row.split('|').map((cell) => cell.trim())
      return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, verdict] as const)
    }),
  )
}

function missing(heading: string, names: readonly string[]) {
  const there = listed(heading)
  return names.filter((name) => !there.has(name))
}

test('every parameter has its line', () => {
  expect(missing('Parameters', Object.keys(PARAMETERS))).toEqual([])
})

test('every code has its line, and no other', () => {
  expect([...listed('Codes').keys()].sort()).toEqual(Object.keys(ERROR_STATUS).sort())
})

test('every header has its line', () => {
  expect(missing('Response headers', EXPOSED_HEADERS)).toEqual([])
})

test('every line has a verdict', () => {
  const verdicts = ['Parameters', 'Codes', 'Response headers'].flatMap((heading) => [
    ...listed(heading).values(),
  ])
  expect(new Set(verdicts)).toEqual(new Set(['same', 'differs']))
})
