import type { PageText } from '../../page/index.js'
import type { LoopBudget } from './loop-budget.js'
import type { OptionalReaders } from './read-page.js'
import type { PageReading, ReadRequest } from './read-request.js'
import { lowerLimits } from './small-page.js'

/** Limits on the main thread. Times are in milliseconds. */
const LIMITS = { nodes: 40_000, treeTime: 60, ruleTime: 20, characters: 500_000, values: 10_000 }

/** Maximum milliseconds of building a tree in one turn of the event loop. */
const SLICE = 2

/** Maximum number of waiting pages. Further pages go to worker threads. */
const MAX_WAITING = 16

export interface ReadablePage {
  readonly detected: PageReading
  readonly text: PageText
  readonly rules: NonNullable<OptionalReaders['rules']>
}

/** Applies rules on the main thread, one tree at a time, since a tree takes several times its page's memory. */
export function createMainThreadRuleRunner(loop: LoopBudget) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function applyRulesInTurns({ detected, text, rules }: ReadablePage, request: ReadRequest) {
    const lowered = { ...request, limits: lowerLimits(request.limits, LIMITS) }
    const builder = await loop.run(() => rules.createTreeBuilder(text, lowered))
    while (!(await loop.run(() => builder.buildTreeFor(SLICE))));
    const { tree } = builder
    if (tree.cut) return undefined
    return loop.run(() => rules.applyRulesToTree(detected, text, tree, lowered))
  }

  return {
    /** Returns `undefined` if a worker thread has to read the page. */
    async applyRules(page: ReadablePage, request: ReadRequest, signal: AbortSignal) {
      if (waiting === MAX_WAITING) return undefined
      waiting++
      const turn = last.then(() => {
        signal.throwIfAborted()
        return applyRulesInTurns(page, request).catch(() => undefined)
      })
      last = turn.catch(() => undefined)
      try {
        return await turn
      } finally {
        waiting--
      }
    },
  }
}
