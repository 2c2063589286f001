import { type Block, type Box, isProse } from './blocks.js'

/** Names on an element with so much of the page's text say what the page is, not the part. */
const MOST_OF_PAGE = 0.7

/** Boxes come after their parents, so that from the last one back each is complete. */
export function sumUp(boxes: readonly Box[], blocks: readonly Block[]): void {
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

/** Counts for each box the children of its parent that look alike. */
export function countRows(boxes: readonly Box[], kinds: number): void {
  const placeOf = ({ parent }: Box) => (parent ? parent.index + 1 : 0)
  /** By parent: its last child; and by child: the one before it. */
  const last = new Array<Box | undefined>(boxes.length + 1).fill(undefined)
  const before = boxes.map((box) => {
    const other = last[placeOf(box)]
    last[placeOf(box)] = box
    return other
  })
  const counts = new Int32Array(kinds)
  for (const end of last) {
    for (let box = end; box; box = before[box.index]) counts[box.kind] = (counts[box.kind] ?? 0) + 1
    for (let box = end; box; box = before[box.index]) box.alike = counts[box.kind] ?? 1
    for (let box = end; box; box = before[box.index]) counts[box.kind] = 0
  }
}

/** Gives each box the hints of those it is in; what is said of the page as a whole is the result. */
export function handDown(boxes: readonly Box[]): number {
  const most = MOST_OF_PAGE * (boxes[0]?.words ?? 0)
  let names = 0
  for (const box of boxes) {
    if (box.words > most) names |= box.own
    else box.hints = box.own | (box.parent?.hints ?? 0)
  }
  return names
}
