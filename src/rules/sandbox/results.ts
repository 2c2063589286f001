import type { Value } from '../../contracts/result.js'
import { Budget } from '../../lib/data/budget.js'
import { MAX_JSON_DEPTH, parseJson } from '../../lib/data/json.js'
import { allowanceOf, convert, pay } from '../convert/index.js'
import type { SandboxReport, SandboxTask, WorkerLimits } from './protocol.js'

type Given = Extract<SandboxReport, { kind: 'done' }>

/**
 * Converts what a function gave. The function decides how much work that is, so it is done
 * in the thread that ends with it, and the thread gives out no more than one answer may hold.
 */
export function convertResults(
  { outputs }: Given,
  { conversion }: SandboxTask,
  { output }: WorkerLimits,
): SandboxReport {
  const given = parseJson(outputs)
  if (!Array.isArray(given))
    return failed(`its result is nested deeper than ${MAX_JSON_DEPTH} levels`)
  const budget = new Budget(allowanceOf(output))
  const made = (value: Value) => {
    if (!pay(value, budget)) throw new ResultTooLarge()
  }
  try {
    const values = given.map((value) => {
      if (conversion) return convert(conversion.type, value, { ...conversion, made })
      made(value)
      return value
    })
    return { kind: 'done', outputs: JSON.stringify(values) }
  } catch (error) {
    if (!(error instanceof ResultTooLarge)) throw error
    return failed(`it gives more than ${output.maxOutput} characters or ${output.maxValues} values`)
  }
}

class ResultTooLarge extends Error {}

function failed(message: string): SandboxReport {
  return { kind: 'failed', message }
}
