import { TreeBuilder } from '../../page/index.js'
import type { LoopBudget } from './loop-budget.js'
import { addRuleValues, type PageReading, type ReadRequest } from './read-page.js'
import { lowerLimits } from './small-page.js'

/** Limits of one page on the main loop; beyond any of them a thread reads it after all. */
const LIMITS = { nodes: 40_000, treeTime: 60, ruleTime: 20, characters: 500_000, values: 10_000 }

/** Milliseconds for which a tree is built in one turn of the loop. */
const SLICE = 2

/** Pages that wait for their tree at most: with more, threads do what the loop has no time for. */
const MAX_WAITING = 16

export interface LoopRules {
  /** Adds the values of plain rules to what was read of a page; `undefined` beyond a limit. */
  apply(
    detected: PageReading,
    html: string,
    request: ReadRequest,
    signal: AbortSignal,
  ): Promise<PageReading | undefined>
}

/**
 * Applies plain rules to ordinary pages on the main loop: the way to a thread and back costs more than
 * a tree. One page at a time, since a tree takes several times the memory of its page.
 */
export function createLoopRules(loop: LoopBudget): LoopRules {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function build(detected: PageReading, html: string, request: ReadRequest) {
    const lowered = { ...request, limits: lowerLimits(request.limits, LIMITS) }
    const builder = await loop.run(() => new TreeBuilder(html, lowered.limits.dom))
    while (!(await loop.run(() => builder.advance(SLICE))));
    const { tree } = builder
    if (tree.cut) return undefined
    return loop.run(() => addRuleValues(detected, html, tree, lowered))
  }

  return {
    async apply(detected, html, request, signal) {
      if (waiting === MAX_WAITING) return undefined
      waiting++
      const turn = last.then(() => {
        signal.throwIfAborted()
        return build(detected, html, request).catch(() => undefined)
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
