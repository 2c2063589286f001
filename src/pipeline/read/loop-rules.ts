import type { PageText } from '../../page/index.js'
import type { LoopBudget } from './loop-budget.js'
import type { OptionalReaders } from './read-page.js'
import type { PageReading, ReadRequest } from './read-request.js'
import { lowerLimits } from './small-page.js'

/** Limits for one page on the main loop; beyond any of them a thread reads it. */
const LIMITS = { nodes: 40_000, treeTime: 60, ruleTime: 20, characters: 500_000, values: 10_000 }

/** Milliseconds for which a tree is built in one turn of the loop. */
const SLICE = 2

/** Pages that wait for their tree at most; further ones are read by threads. */
const MAX_WAITING = 16

/** A page that was read without its tree. */
export interface ReadablePage {
  readonly detected: PageReading
  readonly text: PageText
  readonly rules: NonNullable<OptionalReaders['rules']>
}

/**
 * Applies plain rules on the main loop, since a tree costs less than the way to a thread and back. Takes one
 * page at a time, as its tree takes several times its memory.
 */
export function createLoopRules(loop: LoopBudget) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function build({ detected, text, rules }: ReadablePage, request: ReadRequest) {
    const lowered = { ...request, limits: lowerLimits(request.limits, LIMITS) }
    const builder = await loop.run(() => rules.createTreeBuilder(text, lowered))
    while (!(await loop.run(() => builder.advance(SLICE))));
    const { tree } = builder
    if (tree.cut) return undefined
    return loop.run(() => rules.addTreeValues(detected, text, tree, lowered))
  }

  return {
    /** Adds the values of plain rules to what was read of a page; `undefined` beyond a limit. */
    async apply(
      page: ReadablePage,
      request: ReadRequest,
      signal: AbortSignal,
    ): Promise<PageReading | undefined> {
      if (waiting === MAX_WAITING) return undefined
      waiting++
      const turn = last.then(() => {
        signal.throwIfAborted()
        return build(page, request).catch(() => undefined)
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

export type LoopRules = ReturnType<typeof createLoopRules>
