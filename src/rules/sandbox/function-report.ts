import type { Value } from '../../contracts/result.js'
import { Budget } from '../../lib/data/budget.js'
import { isRecord, MAX_JSON_DEPTH, parseJson } from '../../lib/data/json.js'
import { allowanceOf, pay } from '../convert/index.js'
import type { FunctionLimits, FunctionReport } from './function-protocol.js'

/** What a function gave, no larger and no deeper than one answer may be. */
export function checkedReport(report: FunctionReport, { output }: FunctionLimits): FunctionReport {
  const ended = parseJson(report.json)
  if (!isRecord(ended)) {
    return withError(
      report,
      'RangeError',
      `the result is nested deeper than ${MAX_JSON_DEPTH} levels`,
    )
  }
  const { value = null, logging = {} } = ended
  if (!pay([value, logging], new Budget(allowanceOf(output)))) {
    const { maxOutput, maxValues } = output
    const message = `it gives more than ${maxOutput} characters or ${maxValues} values`
    return withError(report, 'RangeError', message)
  }
  return isOutOfMemory(value) ? withError(report, 'MemoryError', 'it ran out of memory') : report
}

/** How the engine says it where there is room left to say anything. */
function isOutOfMemory(value: Value): boolean {
  return isRecord(value) && value.name === 'InternalError' && value.message === 'out of memory'
}

function withError(report: FunctionReport, name: string, message: string): FunctionReport {
  const ended = { isFulfilled: false, value: { name, message }, logging: {} }
  return { ...report, json: JSON.stringify(ended) }
}
