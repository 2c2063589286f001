import { callFunction } from './call.js'
import type { Tab } from './tab.js'

/** Characters of an error that the page tells. */
const MAX_ERROR = 1_000

/**
 * Calls a function in the page, among the page's own scripts, and gives the JSON of its result; empty
 * for nothing. Whatever page and code do, no more than `max` characters come out: the text is measured
 * by the language itself, which no script can change, and nothing else leaves.
 *
 * @param source of ours; a caller's code stands in it as a string, out of which it cannot reach
 * @throws Error with what was thrown
 */
export async function boundedCall(
  { session, time }: Tab,
  source: string,
  args: readonly unknown[],
  max: number,
): Promise<string> {
  const declaration = `async function (...args) {
    try {
      const result = await (${source})(...args)
      const text = JSON.stringify(result)
      if (typeof text !== 'string') return '+'
      return text.length > ${max} ? '-the result is larger than ${max} characters of JSON' : '+' + text
    } catch (error) {
      try {
        const text = '' + (error instanceof Error ? error.message : error)
        return text.length > ${MAX_ERROR} ? '-an error that is too long to tell' : '-' + text
      } catch {
        return '-something that cannot be described was thrown'
      }
    }
  }`
  const text = await time.within(callFunction<string>(session, declaration, args))
  if (text.startsWith('-')) throw new Error(text.slice(1))
  return text.slice(1)
}
