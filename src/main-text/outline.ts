import { type Document, isElement } from '../page/index.js'
import { BlockWalker } from './block-walker.js'
import { type Block, type Box, isProse } from './blocks.js'
import { getTag } from './features/element-tags.js'

export function createOutline(document: Document) {
  const walker = new BlockWalker()
  for (const node of document.children)
    if (isElement(node)) walker.walkElement(node, getTag(node.name), undefined)
  const { boxes, blocks, types, title, scripts, kinds } = walker
  addBlockSumsToBoxes(boxes, blocks)
  countSiblingsOfKind(boxes, kinds.count)
  return {
    boxes,
    blocks,
    types,
    /** Beginning of the page's `title`, in lower case. */
    title,
    scripts,
    /** `HINT_BITS` that describe the page: those of elements around most of it. */
    hints: inheritHints(boxes),
  }
}

export type Outline = ReturnType<typeof createOutline>

/** Adds the counts of blocks to their boxes, then those of each box to its parent. */
function addBlockSumsToBoxes(boxes: readonly Box[], blocks: readonly Block[]): void {
  for (const block of blocks) {
    const { box, measure, linkWords } = block
    box.words += measure.words
    box.linkWords += linkWords
    box.blocks++
    if (isProse(block)) box.prose += measure.words
  }
  for (let at = boxes.length - 1; at >= 0; at--) {
    const box = boxes[at]
    const parent = box?.parent
    if (!parent) continue
    parent.words += box.words
    parent.linkWords += box.linkWords
    parent.blocks += box.blocks
    parent.prose += box.prose
  }
}

function countSiblingsOfKind(boxes: readonly Box[], kinds: number): void {
  const parentIndex = ({ parent }: Box) => (parent ? parent.index + 1 : 0)
  const lastChild = new Array<Box | undefined>(boxes.length + 1).fill(undefined)
  const previousSibling = boxes.map((box) => {
    const previous = lastChild[parentIndex(box)]
    lastChild[parentIndex(box)] = box
    return previous
  })
  const counts = new Int32Array(kinds)
  for (const last of lastChild) {
    for (let box = last; box; box = previousSibling[box.index])
      counts[box.kind] = (counts[box.kind] ?? 0) + 1
    for (let box = last; box; box = previousSibling[box.index]) box.alike = counts[box.kind] ?? 1
    for (let box = last; box; box = previousSibling[box.index]) counts[box.kind] = 0
  }
}

/** Fraction of the page's words. An element with more describes the whole page. */
const PAGE_SHARE = 0.7

function inheritHints(boxes: readonly Box[]): number {
  const most = PAGE_SHARE * (boxes[0]?.words ?? 0)
  let pageHints = 0
  for (const box of boxes) {
    if (box.words > most) pageHints |= box.ownHints
    else box.hints = box.ownHints | (box.parent?.hints ?? 0)
  }
  return pageHints
}
