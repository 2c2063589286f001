import type { MatchedElements } from '../../contracts/result.js'
import type { MainText } from '../../main-text/index.js'
import type { Element } from '../../page/index.js'

/** Numbers kept at most, of all rules together: enough to see what a rule does. */
const MOST_NUMBERS = 10_000

/** Notes which elements rules take, for callers who want to see where in the page they are. */
export class MatchRecord {
  readonly #rules: MatchedElements['rules'] = {}
  #left = MOST_NUMBERS
  #isEmpty = true

  add(path: string, alternative: number, taken: readonly Element[], main?: MainText): void {
    this.#isEmpty = false
    const lists = this.#rules[path] ?? []
    this.#rules[path] = lists
    while (lists.length <= alternative) lists.push([])
    const numbers = taken.slice(0, this.#left).map((element) => numberOf(element, main))
    this.#left -= numbers.length
    lists[alternative]?.push(...numbers)
  }

  /** `undefined` when no rule has looked for anything. */
  told(of: number): MatchedElements | undefined {
    return this.#isEmpty ? undefined : { of, rules: this.#rules }
  }
}

/** What stands in the main content is a copy. */
function numberOf(element: Element, main: MainText | undefined): number {
  return (main?.originOf(element) ?? element).start
}
