import type { Block, Box } from './blocks.js'

/** For each number, features describe the innermost element around a block with at least so many words. */
export const SCALES = [30, 100, 300, 1000] as const

export function findFirstBlockOfBoxes(blocks: readonly Block[], boxes: readonly Box[]): Int32Array {
  const first = new Int32Array(boxes.length).fill(-1)
  for (const { index, box } of blocks) {
    for (let up: Box | undefined = box; up && first[up.index] === -1; up = up.parent) {
      first[up.index] = index
    }
  }
  return first
}

export function findEnclosingBoxes(boxes: readonly Box[], minWords: number): readonly Box[] {
  const enclosing = boxes.slice()
  for (const { index, parent, words } of boxes) {
    if (parent && words < minWords) enclosing[index] = enclosing[parent.index] ?? parent
  }
  return enclosing
}

const MIN_ROW = 3

/** Finds the innermost and outermost repeated element around each box. */
export function findRepeatedBoxesAround(boxes: readonly Box[]) {
  const innerRow = boxes.map((box) => (box.alike >= MIN_ROW && box.words > 0 ? box : undefined))
  const outerRow = innerRow.slice()
  for (const { index, parent } of boxes) {
    if (!parent) continue
    innerRow[index] ??= innerRow[parent.index]
    outerRow[index] = outerRow[parent.index] ?? outerRow[index]
  }
  return { innerRow, outerRow }
}
