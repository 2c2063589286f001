import type { Taken } from './taken.js'

/** Elements that rules take, each with the names of those rules. */
export type Marks = ReadonlyMap<Element, readonly string[]>

/** More are not marked; the answer tells how many there are. */
const MAX_MARKED = 10_000

export function marksOf(taken: readonly Taken[]): Marks {
  const marks = new Map<Element, string[]>()
  for (const one of taken) mark(one, marks)
  return marks
}

function mark({ row, elements, inner }: Taken, marks: Map<Element, string[]>): void {
  for (const element of elements) {
    if (marks.size >= MAX_MARKED) return
    const names = marks.get(element) ?? []
    if (!names.includes(row.name)) marks.set(element, [...names, row.name])
  }
  for (const one of inner) mark(one, marks)
}
