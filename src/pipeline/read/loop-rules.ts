import type { PageText } from '../../page/index.js'
import type { LoopBudget } from './loop-budget.js'
import type { OptionalReaders } from './read-page.js'
import type { PageReading, ReadRequest } from './read-request.js'
import { lowerLimits } from './small-page.js'

/** Limits for one page on the main thread. A page beyond any of them goes to a worker thread. */
const LIMITS = { nodes: 40_000, treeTime: 60, ruleTime: 20, characters: 500_000, values: 10_000 }

/** Maximum number of milliseconds that building a tree may take in one turn of the event loop. */
const SLICE = 2

/** Maximum number of pages in the queue. Further pages go to worker threads. */
const MAX_WAITING = 16

export interface ReadablePage {
  readonly detected: PageReading
  readonly text: PageText
  readonly rules: NonNullable<OptionalReaders['rules']>
}

/**
 * Applies plain rules on the main thread, since building a tree costs less than a message to a thread and back.
 * Builds one tree at a time, since a tree takes several times the memory of its page.
 */
export function createLoopRules(loop: LoopBudget) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function applyRulesInTurns({ detected, text, rules }: ReadablePage, request: ReadRequest) {
    const lowered = { ...request, limits: lowerLimits(request.limits, LIMITS) }
    const builder = await loop.run(() => rules.createTreeBuilder(text, lowered))
    while (!(await loop.run(() => builder.buildFor(SLICE))));
    const { tree } = builder
    if (tree.cut) return undefined
    return loop.run(() => rules.applyRulesToTree(detected, text, tree, lowered))
  }

  return {
    /** Applies the rules to a page. Returns `undefined` to leave this to a worker thread. */
    async apply(page: ReadablePage, request: ReadRequest, signal: AbortSignal) {
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
