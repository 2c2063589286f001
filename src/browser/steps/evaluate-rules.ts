import type { Evaluated } from '../../contracts/visit-result.js'
import { parseJson } from '../../lib/data/json.js'
import { wrapExpressionInFunction, wrapMethodInExpression } from '../../lib/text/evaluate-forms.js'
import { callWithLimit, PageError } from '../visit/bounded-call.js'
import type { Tab } from '../visit/tab.js'

const TIME_SHARE = 0.5

/** Runs each rule's code in the page. The code finds the page's HTML in `value`. */
export async function evaluateRules(
  tab: Tab,
  sources: readonly string[],
  html: string,
  maxCall: number,
): Promise<ReadonlyMap<string, Evaluated>> {
  const results = new Map<string, Evaluated>()
  const until = performance.now() + tab.time.getTimeout({ share: TIME_SHARE })
  for (const source of sources) {
    try {
      const left = Math.max(1, until - performance.now())
      const work = callWithLimit(tab, wrapExpressionOrMethod(source), [html], maxCall)
      results.set(source, { value: parseJson(await tab.time.waitFor(work, left)) ?? null })
    } catch (error) {
      const isOther = error instanceof Error && !(error instanceof PageError)
      results.set(source, { error: isOther ? error.message : String(error) })
    }
  }
  return results
}

function wrapExpressionOrMethod(source: string): string {
  return `(value) => {
    const make = () => {
      try {
        return (0, eval)(${JSON.stringify(wrapExpressionInFunction(source))})
      } catch (error) {
        try {
          return (0, eval)(${JSON.stringify(wrapMethodInExpression(source))})
        } catch {
          throw error
        }
      }
    }
    const made = make()(value)
    return typeof made === 'function' ? made(value) : made
  }`
}
