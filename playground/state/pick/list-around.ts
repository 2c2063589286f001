import { newAlternative, newRow, type Row } from '../rules/rules.js'
import { findKind, visibleText } from './element-kind.js'
import { selectorOf, selectorOfAll } from './selector.js'
import { freeName, nameElement, takeElement } from './take-element.js'

/** A list in the page, as a rule for its items with the values that they have in common. */
export interface ListRule {
  readonly row: Row
  readonly selector: string
  readonly count: number
}

/** Ancestors in which an item is looked for. */
const MAX_AROUND = 10

/** Finds the list that an element stands in: the nearest ancestor that has others of its sort beside it. */
export function findListAround(
  element: Element,
  page: Document,
  rows: readonly Row[],
): ListRule | undefined {
  let item = element.parentElement
  for (let step = 0; item && step < MAX_AROUND; item = item.parentElement, step += 1) {
    const all = hasLikeBeside(item) ? selectorOfAll(item, page) : undefined
    if (all) {
      const children = createFields(item, element, [...page.querySelectorAll(all.selector)])
      const name = freeName('list', rows)
      const alternative = newAlternative({ selector: all.selector, all: true, children })
      return { ...all, row: newRow({ name, alternatives: [alternative] }) }
    }
  }
  return undefined
}

function hasLikeBeside(item: Element): boolean {
  const beside = [...(item.parentElement?.children ?? [])]
  return beside.filter(({ localName }) => localName === item.localName).length > 1
}

/** Finds what people want of the items of a list: what each is called, its price and its date. */
function findWanted(item: Element): Element[] {
  const inner = [...item.querySelectorAll('*')]
  const heading = inner.find((one) => findKind(one) === 'heading')
  const link = [...(heading ?? item).querySelectorAll('a[href]')].find(hasWords)
  const price = inner.find((one) => one.childElementCount === 0 && findKind(one) === 'price')
  const date = inner.find((one) => findKind(one) === 'date')
  return [link ?? heading, price, date].filter((one) => one !== undefined)
}

function hasWords(element: Element): boolean {
  return visibleText(element) !== ''
}

/** Rules for the element itself and for what else at least half of the items have. */
function createFields(item: Element, element: Element, items: readonly Element[]): Row[] {
  const fields: Row[] = []
  for (const inner of new Set([element, ...findWanted(item)])) {
    const selector = selectorOf(inner, item)
    const having = items.filter((one) => one.querySelector(selector)).length
    if (inner === element || having * 2 >= items.length) {
      const alternatives = [takeElement(inner, selector, false)]
      fields.push(newRow({ name: nameElement(inner, fields), alternatives }))
    }
  }
  return fields
}
