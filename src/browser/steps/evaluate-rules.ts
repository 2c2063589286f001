import type { Evaluated } from '../../contracts/visit-result.js'
import { parseJson } from '../../lib/data/json.js'
import { toExpression, toMethod } from '../../lib/text/evaluate-forms.js'
import { callBounded, PageError } from '../visit/bounded-call.js'
import type { Tab } from '../visit/tab.js'

/** Share of the remaining time for all code of rules. */
const SHARE = 0.5

export interface EvaluateLimits {
  /** Characters of one result at most. */
  readonly maxCall: number
}

/** Runs callers' code in the page, each with the page's markup as its `value`. */
export async function evaluateRules(
  tab: Tab,
  sources: readonly string[],
  html: string,
  limits: EvaluateLimits,
): Promise<ReadonlyMap<string, Evaluated>> {
  const results = new Map<string, Evaluated>()
  const until = performance.now() + tab.time.share(SHARE)
  for (const source of sources) {
    const left = Math.max(1, until - performance.now())
    results.set(source, await evaluateRule(tab, source, html, limits, left))
  }
  return results
}

async function evaluateRule(
  tab: Tab,
  source: string,
  html: string,
  { maxCall }: EvaluateLimits,
  milliseconds: number,
): Promise<Evaluated> {
  try {
    const work = callBounded(tab, toFunctionSource(source), [html], maxCall)
    const text = await tab.time.within(work, milliseconds)
    return { value: parseJson(text) ?? null }
  } catch (error) {
    const isOther = error instanceof Error && !(error instanceof PageError)
    return { error: isOther ? error.message : String(error) }
  }
}

/** Wraps an expression or a method in a function. */
function toFunctionSource(source: string): string {
  return `(value) => {
    const make = () => {
      try {
        return (0, eval)(${JSON.stringify(toExpression(source))})
      } catch (error) {
        try {
          return (0, eval)(${JSON.stringify(toMethod(source))})
        } catch {
          throw error
        }
      }
    }
    const made = make()(value)
    return typeof made === 'function' ? made(value) : made
  }`
}
