import { type Element, findElements, isElement, type ParentNode } from '../../page/index.js'
import { readTextContent } from './text-content.js'

export type Notes = ReadonlyMap<string, string>

const HOLDERS = new Set(['aside', 'dd', 'div', 'li', 'p', 'section'])

/** Matches a footnote's number, letters or symbol, with or without brackets. */
const LABEL = /^[[(]? ?([\p{L}\p{N}*†‡§-]{1,12}) ?[\])]?$/u

export function findNotes(node: ParentNode): Notes {
  const labels = new Map<string, string>()
  for (const link of findElements(node, isNoteReference)) {
    const label = LABEL.exec(readTextContent(link))?.[1]
    const id = readFragment(link)
    if (label && id && !labels.has(id)) labels.set(id, label)
  }
  if (labels.size === 0) return labels
  const held = findElements(node, ({ name, attribs }) =>
    Boolean(attribs.id && labels.has(attribs.id) && HOLDERS.has(name)),
  )
  return new Map(held.map(({ attribs: { id = '' } }) => [id, labels.get(id) ?? '']))
}

/** Renders a link to a footnote as `[^1]`, and a link back from a footnote as `''`. Returns `undefined` for others. */
export function renderNoteReference(link: Element, notes: Notes): string | undefined {
  if (notes.size === 0) return undefined
  const label = notes.get(readFragment(link))
  if (label !== undefined && isNoteReference(link)) return `[^${label}]`
  const isBackLink = readFragment(link) !== '' && !/[\p{L}\p{N}]/u.test(readTextContent(link))
  return isBackLink ? '' : undefined
}

function readFragment({ attribs }: Element): string {
  const href = attribs.href ?? ''
  return href.startsWith('#') ? href.slice(1) : ''
}

/** True for a footnote link: `<sup><a href="#n1">`, or the role `doc-noteref` (DPUB-ARIA). */
function isNoteReference(element: Element): boolean {
  if (element.name !== 'a' || readFragment(element) === '') return false
  const { parent } = element
  return (
    element.attribs.role === 'doc-noteref' ||
    (parent !== null && isElement(parent) && parent.name === 'sup') ||
    element.children.some((child) => isElement(child) && child.name === 'sup')
  )
}
