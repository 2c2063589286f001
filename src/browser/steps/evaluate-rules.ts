import type { Evaluated } from '../../contracts/visit-result.js'
import { parseJson } from '../../lib/data/json.js'
import { wrapExpression, wrapMethod } from '../../lib/text/evaluate-forms.js'
import { callWithLimit, PageError } from '../visit/bounded-call.js'
import type { Tab } from '../visit/tab.js'

/** Share of the remaining time that the code of all rules together may take. */
const SHARE = 0.5

/**
 * Runs the code of each rule in the page, with the page's HTML as the argument `value`.
 * @param maxCall characters of one result as JSON
 */
export async function evaluateRules(
  tab: Tab,
  sources: readonly string[],
  html: string,
  maxCall: number,
): Promise<ReadonlyMap<string, Evaluated>> {
  const results = new Map<string, Evaluated>()
  const until = performance.now() + tab.time.getShare(SHARE)
  for (const source of sources) {
    const left = Math.max(1, until - performance.now())
    results.set(source, await evaluateRule(tab, source, html, maxCall, left))
  }
  return results
}

async function evaluateRule(
  tab: Tab,
  source: string,
  html: string,
  maxCall: number,
  milliseconds: number,
): Promise<Evaluated> {
  try {
    const work = callWithLimit(tab, wrapInFunction(source), [html], maxCall)
    const text = await tab.time.waitFor(work, milliseconds)
    return { value: parseJson(text) ?? null }
  } catch (error) {
    const isOther = error instanceof Error && !(error instanceof PageError)
    return { error: isOther ? error.message : String(error) }
  }
}

/** Wraps a caller's code, an expression or a method, in a function. */
function wrapInFunction(source: string): string {
  return `(value) => {
    const make = () => {
      try {
        return (0, eval)(${JSON.stringify(wrapExpression(source))})
      } catch (error) {
        try {
          return (0, eval)(${JSON.stringify(wrapMethod(source))})
        } catch {
          throw error
        }
      }
    }
    const made = make()(value)
    return typeof made === 'function' ? made(value) : made
  }`
}
