import { expect, test } from 'vitest'
import { PageText } from '../../../src/page/index.js'
import { readQueryInput } from '../../../src/params/index.js'
import { applyRulesToPage } from '../../../src/pipeline/read/rule-values.js'
import { OPTIONS } from '../../params/options.js'
import { readRequest } from '../../support/read-request.js'

const { rules } = readQueryInput('https://a.example/', { data: { a: { selector: 'p' } } }, OPTIONS)

/** Reads a page of many elements with other limits of its tree. */
function readLimited(dom: { maxTime?: number; maxNodes?: number }) {
  const request = readRequest({ rules })
  const limits = { ...request.limits, dom: { ...request.limits.dom, ...dom } }
  const text = new PageText(['<p>Text</p>'.repeat(2_000)])
  const { isLate, warnings } = applyRulesToPage({ detection: { text: {} } }, text, {
    ...request,
    limits,
  })
  return { isLate, warnings }
}

test('tells a page that took too long, which may be read whole later, from one that is too large', () => {
  const code = 'ETRUNCATED'
  expect(readLimited({ maxTime: 0 })).toEqual({
    isLate: true,
    warnings: [
      {
        code,
        message:
          'The page took too long to build: rules were applied to its beginning. Try again later.',
      },
    ],
  })
  expect(readLimited({ maxNodes: 100 })).toEqual({
    isLate: undefined,
    warnings: [
      {
        code,
        message: 'The page has more elements than the limit: rules were applied to its beginning.',
      },
    ],
  })
  expect(readLimited({})).toEqual({ isLate: undefined, warnings: [] })
})
