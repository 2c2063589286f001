import type { Alternative, Row } from './rules.js'

/** Elements that rules find, each with the names of those rules. */
export type Marks = ReadonlyMap<Element, readonly string[]>

/** More are not marked; the answer tells how many there are. */
const MAX_MARKED = 10_000

/** Marks what each rule finds; what only the service understands (`:first`, `:main`) stays unmarked. */
export function marksOf(page: Document, rows: readonly Row[]): Marks {
  const marks = new Map<Element, string[]>()
  for (const row of rows) mark(page, row, marks)
  return marks
}

function mark(scope: ParentNode, { name, alternatives }: Row, marks: Map<Element, string[]>): void {
  const won = alternatives.find((alternative) => matchesOf(scope, alternative).length > 0)
  if (!won || name === '') return
  for (const element of matchesOf(scope, won)) {
    if (marks.size >= MAX_MARKED) return
    const names = marks.get(element) ?? []
    if (!names.includes(name)) marks.set(element, [...names, name])
    for (const child of won.children) mark(element, child, marks)
  }
}

/** The elements that an alternative takes. */
export function matchesOf(scope: ParentNode, { selector, all }: Alternative): Element[] {
  if (selector.trim() === '') return []
  try {
    const found = all ? [...scope.querySelectorAll(selector)] : [scope.querySelector(selector)]
    return found.filter((element) => element !== null)
  } catch {
    return []
  }
}
