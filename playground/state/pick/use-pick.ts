import { useState } from 'preact/hooks'
import type { Row } from '../rules/rules.js'
import { type Choice, choicesFor } from './pick.js'
import type { Taken } from './taken.js'

/** An element that was taken: how else it could be, and how things were before. */
export interface Pick {
  readonly choices: readonly Choice[]
  readonly chosen: Choice
  readonly before: readonly Row[]
}

export interface Picking {
  readonly pick: Pick | undefined
  readonly take: (element: Element) => void
  readonly choose: (choice: Choice) => void
  readonly undo: () => void
}

/** Makes rules of elements: the likeliest at once, any other instead of it, or none after all. */
export function usePick(
  page: Document,
  rows: readonly Row[],
  taken: readonly Taken[],
  onRows: (rows: readonly Row[]) => void,
  onTaken: (choice: Choice) => void,
): Picking {
  const [pick, setPick] = useState<Pick>()
  const settle = (next: Pick) => {
    setPick(next)
    onRows(next.chosen.rows)
    onTaken(next.chosen)
  }
  return {
    pick,
    take: (element) => {
      const choices = choicesFor(element, page, rows, taken)
      const [chosen] = choices
      if (chosen) settle({ choices, chosen, before: rows })
    },
    choose: (chosen) => {
      if (pick) settle({ ...pick, chosen })
    },
    undo: () => {
      if (pick) onRows(pick.before)
      setPick(undefined)
    },
  }
}
