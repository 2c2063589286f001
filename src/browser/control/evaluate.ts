import { callFunction } from '../call.js'
import type { Tab } from '../tab.js'
import type { Argument } from './elements.js'

/** A caller's code: a function, or an expression. */
export interface Code {
  readonly source: string
  readonly callable: boolean
}

/** Characters of an error that the page tells. */
const MAX_ERROR = 1_000

/**
 * Runs a caller's code in the page, among the page's own scripts, and gives the JSON of its result;
 * empty for nothing. Whatever page and code do, no more than `max` characters come out: the text is
 * measured by the language itself, which no script can change, and nothing else leaves.
 *
 * @param form a function of the page's arguments in which `CODE` is that of the caller
 */
export async function evaluateIn(
  { session, time }: Tab,
  form: string,
  { source, callable }: Code,
  args: readonly Argument[],
  max: number,
): Promise<string> {
  // Within a string, code can not reach what is around it.
  const evaluated = `(0, eval)(${JSON.stringify(callable ? `(${source}\n)` : source)})`
  const code = callable ? evaluated : `(() => ${evaluated})`
  const declaration = `async function (...args) {
    try {
      const result = await (${form.replaceAll('CODE', () => code)})(...args)
      const text = JSON.stringify(result)
      if (typeof text !== 'string') return '+'
      return text.length > ${max} ? '-the result is larger than ${max} characters of JSON' : '+' + text
    } catch (error) {
      try {
        const text = '' + (error instanceof Error ? error.message : error)
        return text.length > ${MAX_ERROR} ? '-an error that is too long to tell' : '-' + text
      } catch {
        return '-something that can not be described was thrown'
      }
    }
  }`
  const text = await time.within(callFunction<string>(session, declaration, args))
  if (text.startsWith('-')) throw new Error(text.slice(1))
  return text.slice(1)
}
