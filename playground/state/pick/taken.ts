import { type Answer, isSuccess } from '../answer/answer.js'
import { type Alternative, complete, type Row } from '../rules/rules.js'
import { isAsAsked } from '../rules/verdict.js'
import { type Find, findHere } from './found.js'

/** Elements that one alternative of a rule takes of a page, with those of its nested rules. */
export interface Taken {
  readonly row: Row
  readonly alternative: Alternative
  readonly elements: readonly Element[]
  readonly inner: readonly Taken[]
}

/** Finds what rules take, by an answer; a rule that it is not about is matched here. */
export function takenBy(
  rows: readonly Row[],
  page: Document,
  answer: Answer | undefined,
  find: Find,
): Taken[] {
  const scopes = new Set([page])
  const body = answer?.body
  const explained = body && isSuccess(body) ? body.explain?.rules : undefined
  return complete(rows).flatMap((row) => {
    const path = [row.name]
    if (!answer || !isAsAsked(answer, path, row)) return takenOf(row, path, scopes, findHere)
    return takenOf(row, path, scopes, find, explained?.[row.name]?.fallback ?? undefined)
  })
}

/** By the alternative that won, where that is known; else in each scope by the first that finds. */
function takenOf(
  row: Row,
  path: readonly string[],
  scopes: ReadonlySet<ParentNode>,
  find: Find,
  winner?: number,
): Taken[] {
  const settled = new Set<Node | null>()
  return row.alternatives.flatMap((alternative, index): Taken[] => {
    if (winner !== undefined && winner !== index) return []
    const found = find({ path, index, alternative }, scopes)
    const elements = found.filter((element) => !settled.has(scopeOf(element, scopes)))
    for (const element of elements) settled.add(scopeOf(element, scopes))
    const inside = new Set(elements)
    const inner = alternative.children.flatMap((child) =>
      takenOf(child, [...path, child.name], inside, find),
    )
    return elements.length > 0 ? [{ row, alternative, elements, inner }] : []
  })
}

/** The nearest of the scopes around an element. */
function scopeOf({ parentNode }: Element, scopes: ReadonlySet<Node>): Node | null {
  let at: Node | null = parentNode
  while (at && !scopes.has(at)) at = at.parentNode
  return at
}
