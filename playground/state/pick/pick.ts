import { type Alternative, newRow, type Row } from '../rules/rules.js'
import { visibleText } from './element-kind.js'
import { findListAround } from './list-around.js'
import { selectorOf, selectorOfAll } from './selector.js'
import { nameElement, takeElement } from './take-element.js'
import type { Taken } from './taken.js'

/** One rule that an element can be taken by, and all rules with it among them. */
export interface Choice {
  readonly label: string
  readonly selector: string
  readonly name: string
  readonly rows: readonly Row[]
  /** Elements that it takes, and the words of the first of them. */
  readonly count: number
  readonly sample: string
}

/** Finds the ways to take an element, the likeliest first. */
export function choicesFor(
  element: Element,
  page: Document,
  rows: readonly Row[],
  taken: readonly Taken[],
): Choice[] {
  const all = selectorOfAll(element, page)
  const inside = findInside(element, rows, taken)
  const list = inside.length > 0 ? undefined : findListAround(element, page, rows)
  const name = nameElement(element, rows)
  const add = (label: string, selector: string, takesAll: boolean, count: number): Choice => ({
    label,
    selector,
    name,
    count,
    sample: readSample(page, selector, count),
    rows: [...rows, newRow({ name, alternatives: [takeElement(element, selector, takesAll)] })],
  })
  return [
    ...inside,
    add('Only this', selectorOf(element, page), false, 1),
    ...(all ? [add(`All ${all.count} like this`, all.selector, true, all.count)] : []),
    ...(list ? [takeList(list, rows)] : []),
  ]
}

function takeList(
  { row, selector, count }: NonNullable<ReturnType<typeof findListAround>>,
  rows: readonly Row[],
): Choice {
  const [alternative] = row.alternatives
  return {
    label: `The list around it (${count})`,
    selector,
    name: row.name,
    rows: [...rows, row],
    count,
    sample: (alternative?.children ?? []).map(({ name }) => name).join(', '),
  }
}

/** Words of the first elements that a selector finds. */
function readSample(page: Document, selector: string, count: number): string {
  const found = [...page.querySelectorAll(selector)].slice(0, Math.min(count, 3))
  return found.map(words).filter(Boolean).join(', ')
}

const MAX_WORDS = 40

function words(element: Element): string {
  const text = visibleText(element) || (element.getAttribute('alt') ?? '')
  return text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS)}…` : text
}

/** A rule within the rule that takes something around the element. */
function findInside(element: Element, rows: readonly Row[], taken: readonly Taken[]): Choice[] {
  for (const {
    row: { id },
    alternative,
    elements,
  } of taken.toReversed()) {
    const scope = elements.find((one) => one !== element && one.contains(element))
    const row = rows.find((one) => one.id === id)
    const outer = row?.alternatives.find((one) => one.id === alternative.id)
    if (scope && row && outer) return [nested(element, scope, row, outer, rows, elements.length)]
  }
  return []
}

function nested(
  element: Element,
  scope: Element,
  row: Row,
  outer: Alternative,
  rows: readonly Row[],
  count: number,
): Choice {
  const name = nameElement(element, outer.children)
  const selector = selectorOf(element, scope)
  const child = newRow({ name, alternatives: [takeElement(element, selector, false)] })
  const grown = { ...outer, type: 'auto', children: [...outer.children, child] }
  const alternatives = row.alternatives.map((one) => (one === outer ? grown : one))
  return {
    label: `Inside ${row.name}`,
    selector,
    name,
    count,
    sample: words(element),
    rows: rows.map((one) => (one === row ? { ...row, alternatives } : one)),
  }
}
