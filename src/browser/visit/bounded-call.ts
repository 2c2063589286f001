import { callFunction } from './call.js'
import type { Tab } from './tab.js'

const MAX_MESSAGE_CHARS = 1_000
const MAX_NAME_CHARS = 50

export class PageError extends Error {
  override readonly name: string
  /** True if the page threw an error with a name, not a plain value such as a text. */
  readonly #isNamed: boolean

  /** @param told the error as `name\nmessage` */
  constructor(told: string) {
    const end = told.indexOf('\n')
    super(told.slice(end + 1))
    const name = told.slice(0, end)
    this.#isNamed = /^\w+$/.test(name)
    this.name = this.#isNamed ? name : 'Error'
  }

  override toString(): string {
    return this.#isNamed ? `${this.name}: ${this.message}` : this.message
  }
}

/**
 * Calls a function in the page's own world. Returns its result as JSON, or an empty text for `undefined`.
 * @param source a function's code. A caller's code may only be a quoted string inside
 * @throws PageError if the function throws, or if its JSON has more than `max` characters
 */
export async function callWithLimit(
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
      return text.length > ${max} ? '-\\nthe result is larger than ${max} characters of JSON' : '+' + text
    } catch (error) {
      try {
        const isError = error instanceof Error
        const text = '' + (isError ? error.message : error)
        const name = isError ? '' + error.name : ''
        return '-' + (name.length > ${MAX_NAME_CHARS} ? '' : name) + '\\n' +
          (text.length > ${MAX_MESSAGE_CHARS} ? 'an error that is too long to tell' : text)
      } catch {
        return '-\\nsomething that cannot be described was thrown'
      }
    }
  }`
  const text = await time.waitFor(callFunction<string>(session, declaration, args))
  if (text.startsWith('-')) throw new PageError(text.slice(1))
  return text.slice(1)
}
