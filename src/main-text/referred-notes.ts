import { type Element, isElement, type Text } from '../page/index.js'
import type { Block, Box } from './blocks.js'
import { ROLE } from './features/roles.js'
import type { Outline } from './outline.js'

/** Maximum words of a note. Longer texts are sections. */
const MAX_WORDS = 150

const MAX_LEVELS = 3

/** Keeps footnotes to which the kept text links. */
export function keepReferredNotes({ boxes, blocks }: Outline, kept: Set<Block>): void {
  const ids = findReferencedIds(kept)
  if (ids.size === 0) return
  const isNote = new Set<Box>()
  for (const box of boxes) {
    const { element, parent, words, roles } = box
    const isTarget = ids.has(element.getAttribute('id') ?? '') && words <= MAX_WORDS
    const isShown = (roles & (ROLE.hidden | ROLE.nav)) === 0
    if ((isTarget && isShown) || (parent && isNote.has(parent))) isNote.add(box)
  }
  for (const block of blocks) if (isNote.has(block.box)) kept.add(block)
}

function findReferencedIds(kept: ReadonlySet<Block>): ReadonlySet<string> {
  const texts = [...kept].flatMap((block) => (block.links === 0 ? [] : block.texts))
  return new Set(texts.flatMap((text) => findReferencedId(text) || []))
}

function findReferencedId(text: Text): string | undefined {
  let [id, isRaised]: [string | undefined, boolean] = [undefined, false]
  let node = text.parent
  for (let level = 0; node && isElement(node) && level < MAX_LEVELS; level++) {
    isRaised ||= isReferenceMark(node)
    if (node.name === 'a') id = readLinkFragment(node)
    node = node.parent
  }
  return isRaised ? id : undefined
}

/** True for a superscript, and for the role `doc-noteref` (DPUB-ARIA). */
function isReferenceMark(element: Element): boolean {
  return element.name === 'sup' || element.getAttribute('role') === 'doc-noteref'
}

function readLinkFragment(link: Element): string | undefined {
  const href = link.getAttribute('href')
  return href?.startsWith('#') ? href.slice(1) : undefined
}
