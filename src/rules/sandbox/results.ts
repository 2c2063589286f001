import type { Value } from '../../contracts/result.js'
import { Budget } from '../../lib/data/budget.js'
import { isRecord, MAX_JSON_DEPTH, parseJson } from '../../lib/data/json.js'
import { chargeJsonLength, convertValue, toOutputAllowance } from '../convert/index.js'
import {
  type EvaluateReport,
  type EvaluateTask,
  type FunctionReport,
  type GuestLimits,
  MAX_LOGGED,
} from './protocol.js'

type Output = Pick<GuestLimits, 'output'>

/** Converts results to the rule's type. Runs in the sandbox's thread, since results may be large. */
export function convertResults(
  { outputs }: Extract<EvaluateReport, { kind: 'done' }>,
  { conversion }: Pick<EvaluateTask, 'conversion'>,
  { output }: Output,
): EvaluateReport {
  const results = parseJson(outputs)
  if (!Array.isArray(results)) return { kind: 'failed', message: `its ${TOO_DEEP}` }
  const budget = new Budget(toOutputAllowance(output))
  const chargeOrThrow = (value: Value) => {
    if (!chargeJsonLength(value, budget)) throw new ResultTooLarge()
  }
  try {
    const values = results.map((value) => {
      if (conversion)
        return convertValue(conversion.type, value, { ...conversion, onValue: chargeOrThrow })
      chargeOrThrow(value)
      return value
    })
    return { kind: 'done', outputs: JSON.stringify(values) }
  } catch (error) {
    if (!(error instanceof ResultTooLarge)) throw error
    return { kind: 'failed', message: formatTooLargeMessage(output) }
  }
}

export function replaceUnusableResultByError(
  report: FunctionReport,
  { output, maxResult }: GuestLimits,
): FunctionReport {
  // The function may have replaced what its code is measured with. Twice leaves room for names and errors.
  if (report.json.length > maxResult + 2 * MAX_LOGGED) {
    const message = `the result is larger than ${maxResult} characters of JSON`
    return replaceResultByError(report, 'RangeError', message)
  }
  const ended = parseJson(report.json)
  if (!isRecord(ended)) return replaceResultByError(report, 'RangeError', `the ${TOO_DEEP}`)
  const { value = null, logging = {} } = ended
  if (!chargeJsonLength([value, logging], new Budget(toOutputAllowance(output))))
    return replaceResultByError(report, 'RangeError', formatTooLargeMessage(output))
  if (isRecord(value) && value.name === 'InternalError' && value.message === 'out of memory')
    return replaceResultByError(report, 'MemoryError', 'it ran out of memory')
  return report
}

const TOO_DEEP = `result is nested deeper than ${MAX_JSON_DEPTH} levels`

function formatTooLargeMessage({ maxOutput, maxValues }: GuestLimits['output']): string {
  return `it gives more than ${maxOutput} characters or ${maxValues} values`
}

class ResultTooLarge extends Error {}

function replaceResultByError(
  report: FunctionReport,
  name: string,
  message: string,
): FunctionReport {
  const ended = { isFulfilled: false, value: { name, message }, logging: {} }
  return { ...report, json: JSON.stringify(ended) }
}
