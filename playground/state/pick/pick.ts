import { type Alternative, newAlternative, newRow, type Row } from '../rules/rules.js'
import { selectorOf, selectorOfAll } from './selector.js'
import { meaningfulClasses } from './selector-parts.js'
import type { Taken } from './taken.js'

/** One rule that an element can be taken by, and all rules with it among them. */
export interface Choice {
  readonly label: string
  readonly selector: string
  readonly name: string
  readonly rows: readonly Row[]
}

/** The ways to take an element, the likeliest first. */
export function choicesFor(
  element: Element,
  page: Document,
  rows: readonly Row[],
  taken: readonly Taken[],
): Choice[] {
  const all = selectorOfAll(element, page)
  const name = newName(nameOf(element), rows)
  const add = (label: string, selector: string, takesAll: boolean): Choice => ({
    label,
    selector,
    name,
    rows: [...rows, newRow({ name, alternatives: [taking(element, selector, takesAll)] })],
  })
  return [
    ...insideOf(element, rows, taken),
    add('Only this', selectorOf(element, page), false),
    ...(all ? [add(`All ${all.count} like this`, all.selector, true)] : []),
  ]
}

/** A rule within the rule that takes something around the element. */
function insideOf(element: Element, rows: readonly Row[], taken: readonly Taken[]): Choice[] {
  for (const {
    row: { id },
    alternative,
    elements,
  } of taken.toReversed()) {
    const scope = elements.find((one) => one !== element && one.contains(element))
    const row = rows.find((one) => one.id === id)
    const outer = row?.alternatives.find((one) => one.id === alternative.id)
    if (scope && row && outer) return [nested(element, scope, row, outer, rows)]
  }
  return []
}

function nested(
  element: Element,
  scope: Element,
  row: Row,
  outer: Alternative,
  rows: readonly Row[],
): Choice {
  const name = newName(nameOf(element), outer.children)
  const selector = selectorOf(element, scope)
  const child = newRow({ name, alternatives: [taking(element, selector, false)] })
  const grown = { ...outer, type: 'auto', children: [...outer.children, child] }
  const alternatives = row.alternatives.map((one) => (one === outer ? grown : one))
  return {
    label: `Inside ${row.name}`,
    selector,
    name,
    rows: rows.map((one) => (one === row ? { ...row, alternatives } : one)),
  }
}

/** What people mean who point at an element of this sort. */
function taking(element: Element, selector: string, all: boolean): Alternative {
  const tag = element.localName
  if (tag === 'img') return newAlternative({ selector, all, type: 'image' })
  if (tag === 'time') return newAlternative({ selector, all, type: 'date' })
  return newAlternative({ selector, all, attr: attrOf(element) })
}

function attrOf(element: Element): string {
  if (/^(?:input|select|textarea)$/.test(element.localName)) return 'val'
  if (/\S/.test(element.textContent ?? '')) return 'text'
  return ['content', 'href', 'src'].find((name) => element.hasAttribute(name)) ?? 'text'
}

const NAMES: Readonly<Record<string, string>> = {
  a: 'link',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  img: 'image',
  li: 'item',
  p: 'text',
  time: 'date',
  tr: 'row',
}

/** A word for the value, from what the page calls it; dots would nest. */
function nameOf(element: Element): string {
  const said = element.getAttribute('itemprop') ?? element.getAttribute('property')
  const [own] = meaningfulClasses(element)
  const word = said ?? own ?? NAMES[element.localName] ?? element.localName
  return (
    word.replace(/[^\p{L}\p{N}]+(.)?/gu, (_, next: string = '') => next.toUpperCase()) || 'value'
  )
}

function newName(wanted: string, rows: readonly Row[]): string {
  const taken = new Set(rows.map(({ name }) => name))
  let name = wanted
  for (let n = 2; taken.has(name); n += 1) name = `${wanted}${n}`
  return name
}
