import { type Element, isElement, type Text } from '../page/index.js'
import type { Block, Box } from './blocks.js'
import { ROLE } from './features/roles.js'
import type { Outline } from './outline.js'

/** Maximum words of a note. Longer texts are sections. */
const MAX_WORDS = 150

const MAX_LEVELS = 3

/** Keeps footnotes to which the kept text links. */
export function keepReferredNotes({ boxes, blocks }: Outline, kept: Set<Block>): void {
  const texts = [...kept].flatMap((block) => (block.links === 0 ? [] : block.texts))
  // Each link is read once, since thousands of texts may be in one with a long address.
  const links = new Set(texts.flatMap((text) => findReference(text) ?? []))
  const ids = new Set([...links].flatMap(readReferencedId))
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

/** Returns the link around a text that is a superscript or has the role `doc-noteref` (DPUB-ARIA). */
function findReference(text: Text): Element | undefined {
  let [link, isRaised]: [Element | undefined, boolean] = [undefined, false]
  let node = text.parent
  for (let level = 0; node && isElement(node) && level < MAX_LEVELS; level++) {
    isRaised ||= node.name === 'sup' || node.getAttribute('role') === 'doc-noteref'
    if (node.name === 'a') link = node
    node = node.parent
  }
  return isRaised ? link : undefined
}

function readReferencedId(link: Element): string[] {
  const [, id] = /^#(.+)$/s.exec(link.getAttribute('href') ?? '') ?? []
  return id === undefined ? [] : [id]
}
