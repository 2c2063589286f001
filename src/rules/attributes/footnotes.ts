import { type Element, findElements, isElement, type ParentNode } from '../../page/index.js'
import { textContent } from './text-content.js'

/** Labels of notes by the `id` of the element that holds the note. */
export type Notes = ReadonlyMap<string, string>

/** Elements that hold a note: those that stand in a line are its number only. */
const HOLDERS = new Set(['aside', 'dd', 'div', 'li', 'p', 'section'])

/** A number, letter or mark, with or without brackets. */
const LABEL = /^[[(]? ?([\p{L}\p{N}*†‡§-]{1,12}) ?[\])]?$/u

/** The notes that raised links in the text point to, if they stand in it as well. */
export function notesIn(node: ParentNode): Notes {
  const labels = new Map<string, string>()
  for (const link of findElements(node, isReference)) {
    const label = LABEL.exec(textContent(link))?.[1]
    const id = targetOf(link)
    if (label && id && !labels.has(id)) labels.set(id, label)
  }
  if (labels.size === 0) return labels
  const held = findElements(node, ({ name, attribs }) =>
    Boolean(attribs.id && labels.has(attribs.id) && HOLDERS.has(name)),
  )
  return new Map(held.map(({ attribs: { id = '' } }) => [id, labels.get(id) ?? '']))
}

/** What a link to a note is in Markdown, or `undefined` for another link. */
export function referenceOf(link: Element, notes: Notes): string | undefined {
  if (notes.size === 0) return undefined
  const label = notes.get(targetOf(link))
  if (label !== undefined && isReference(link)) return `[^${label}]`
  return leadsBack(link) ? '' : undefined
}

function targetOf({ attribs }: Element): string {
  const href = attribs.href ?? ''
  return href.startsWith('#') ? href.slice(1) : ''
}

/** Raised above the line, or said to be one (DPUB-ARIA, `doc-noteref`). */
function isReference(element: Element): boolean {
  if (element.name !== 'a' || targetOf(element) === '') return false
  const { parent } = element
  return (
    element.attribs.role === 'doc-noteref' ||
    (parent !== null && isElement(parent) && parent.name === 'sup') ||
    element.children.some((child) => isElement(child) && child.name === 'sup')
  )
}

/** From a note to where it was read: a mark without words, such as ↩. */
function leadsBack(link: Element): boolean {
  return targetOf(link) !== '' && !/[\p{L}\p{N}]/u.test(textContent(link))
}
