import { type Element, isElement, type Text } from '../page/index.js'
import type { Block, Box } from './blocks.js'
import { WITHIN } from './features/within.js'
import type { Outline } from './outline.js'

/** A note has fewer words than a part of the page that a link leads to. */
const MAX_WORDS = 150

/** Levels between a text and the link that it stands in, or the mark above the line. */
const MAX_LEVELS = 3

/** Keeps the notes that kept text refers to, so that no reference leads nowhere. */
export function keepNotes({ boxes, blocks }: Outline, kept: Set<Block>): void {
  const ids = referencesIn(kept)
  if (ids.size === 0) return
  const isNote = new Set<Box>()
  for (const box of boxes) {
    const { element, parent, words, within } = box
    const isTarget = ids.has(element.attribute('id') ?? '') && words <= MAX_WORDS
    const isShown = (within & (WITHIN.hidden | WITHIN.nav)) === 0
    if ((isTarget && isShown) || (parent && isNote.has(parent))) isNote.add(box)
  }
  for (const block of blocks) if (isNote.has(block.box)) kept.add(block)
}

/** The ids that raised links in the text point to. */
function referencesIn(kept: ReadonlySet<Block>): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const { links, texts } of kept) {
    if (links === 0) continue
    for (const text of texts) {
      const id = referenceAround(text)
      if (id) ids.add(id)
    }
  }
  ids.delete('')
  return ids
}

function referenceAround(text: Text): string | undefined {
  let [id, isRaised]: [string | undefined, boolean] = [undefined, false]
  let node = text.parent
  for (let level = 0; node && isElement(node) && level < MAX_LEVELS; level++) {
    isRaised ||= isMark(node)
    if (node.name === 'a') id = targetOf(node)
    node = node.parent
  }
  return isRaised ? id : undefined
}

/** Raised above the line, or said to be a reference (DPUB-ARIA, `doc-noteref`). */
function isMark(element: Element): boolean {
  return element.name === 'sup' || element.attribute('role') === 'doc-noteref'
}

function targetOf(link: Element): string | undefined {
  const href = link.attribute('href')
  return href?.startsWith('#') ? href.slice(1) : undefined
}
