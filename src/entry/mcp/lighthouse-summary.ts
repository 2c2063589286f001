import type { Result, Value } from '../../contracts/result.js'
import { isRecord } from '../../lib/data/json.js'
import { valueAt } from '../../lib/data/value-at.js'

/** Failed audits kept at most: a report has two hundred audits, and a model needs the bad ones. */
const MAX_AUDITS = 40

/** Keeps of a Lighthouse report the scores and the audits that failed. */
export function toLighthouseSummary(result: Result): Result {
  const report = valueAt(result.data, ['insights', 'lighthouse'])
  const scores = findRecords(report, 'categories').map(([name, { score }]) => [name, score ?? null])
  const failed = findRecords(report, 'audits')
    .filter(([, { score }]) => typeof score === 'number' && score < 1)
    .slice(0, MAX_AUDITS)
    .map(([id, { title = null, score = null, displayValue = null }]) => ({
      ...{ id, title, score, displayValue },
    }))
  return { ...result, data: { scores: Object.fromEntries(scores), failed } }
}

function findRecords(report: Value | undefined, name: string): [string, Record<string, Value>][] {
  const records = report === undefined ? undefined : valueAt(report, [name])
  if (!isRecord(records)) return []
  return Object.entries(records) as [string, Record<string, Value>][]
}
