import { elementOf, type OutlineRow } from './outline.js'

/** Actions on a line of the outline. */
export interface TreeActions {
  readonly onActive: (node: Node) => void
  readonly onFold: (element: Element, open: boolean) => void
  readonly onTake: (element: Element) => void
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 12,
  PageUp: -12,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** Finds the action of a key in a tree, by the ARIA practices. */
export function keyAction(
  key: string,
  lines: readonly OutlineRow[],
  line: OutlineRow,
  actions: TreeActions,
): (() => void) | undefined {
  const { node, folds, open } = line
  const step = STEPS[key]
  if (step !== undefined) return moveTo(lines, line.at + step, actions)
  if (key === 'Enter' || key === ' ') return taking(line, actions)
  if (key === 'ArrowRight' && folds && node instanceof Element) {
    return open ? moveTo(lines, line.at + 1, actions) : () => actions.onFold(node, true)
  }
  if (key !== 'ArrowLeft') return undefined
  if (open && node instanceof Element) return () => actions.onFold(node, false)
  const { parentElement } = node
  return parentElement ? () => actions.onActive(parentElement) : undefined
}

function taking(line: OutlineRow, { onTake }: TreeActions): (() => void) | undefined {
  const element = elementOf(line)
  return element ? () => onTake(element) : undefined
}

function moveTo(
  lines: readonly OutlineRow[],
  wanted: number,
  { onActive }: TreeActions,
): (() => void) | undefined {
  const line = lines[Math.min(Math.max(wanted, 0), lines.length - 1)]
  return line && (() => onActive(line.node))
}
