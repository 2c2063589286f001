import { boundedCall } from '../visit/bounded-call.js'
import type { Tab } from '../visit/tab.js'
import type { Argument } from './elements.js'

/** A caller's code: a function, or an expression. */
export interface Code {
  readonly source: string
  readonly callable: boolean
}

/**
 * Runs a caller's code in the page, and gives the JSON of its result.
 * @param form a function of the page's arguments in which `CODE` is that of the caller
 */
export function evaluateIn(
  tab: Tab,
  form: string,
  { source, callable }: Code,
  args: readonly Argument[],
  max: number,
): Promise<string> {
  const evaluated = `(0, eval)(${JSON.stringify(callable ? `(${source}\n)` : source)})`
  const code = callable ? evaluated : `(() => ${evaluated})`
  return boundedCall(
    tab,
    form.replaceAll('CODE', () => code),
    args,
    max,
  )
}
