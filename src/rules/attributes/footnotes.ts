import { type Element, findElements, isElement, type ParentNode } from '../../page/index.js'
import { readTextContent } from './text-content.js'

export type Notes = ReadonlyMap<string, string>

const HOLDERS = new Set(['aside', 'dd', 'div', 'li', 'p', 'section'])

/** Matches a footnote's label, such as `1`, `[b]` or `†`. */
const LABEL = /^[[(]? ?([\p{L}\p{N}*†‡§-]{1,12}) ?[\])]?$/u

export function findFootnotes(node: ParentNode): Notes {
  const labels = new Map<string, string>()
  for (const link of findElements(node, isNoteReference)) {
    const label = LABEL.exec(readTextContent(link))?.[1]
    const id = readLinkFragment(link)
    if (label && id && !labels.has(id)) labels.set(id, label)
  }
  if (labels.size === 0) return labels
  const held = findElements(node, ({ name, attribs }) =>
    Boolean(attribs.id && labels.has(attribs.id) && HOLDERS.has(name)),
  )
  return new Map(held.map(({ attribs: { id = '' } }) => [id, labels.get(id) ?? '']))
}

/** Renders a link to a footnote as `[^1]`. Renders a link back to the text as `''`. */
export function renderNoteReference(link: Element, notes: Notes): string | undefined {
  if (notes.size === 0) return undefined
  const label = notes.get(readLinkFragment(link))
  if (label !== undefined && isNoteReference(link)) return `[^${label}]`
  const isBackLink = readLinkFragment(link) !== '' && !/[\p{L}\p{N}]/u.test(readTextContent(link))
  return isBackLink ? '' : undefined
}

function readLinkFragment({ attribs }: Element): string {
  const href = attribs.href ?? ''
  return href.startsWith('#') ? href.slice(1) : ''
}

/** True for a link to a footnote: `<sup><a href="#n1">`, or the role `doc-noteref`. */
function isNoteReference(element: Element): boolean {
  if (element.name !== 'a' || readLinkFragment(element) === '') return false
  const { parent } = element
  return (
    element.attribs.role === 'doc-noteref' ||
    (parent !== null && isElement(parent) && parent.name === 'sup') ||
    element.children.some((child) => isElement(child) && child.name === 'sup')
  )
}
