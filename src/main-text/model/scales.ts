import type { Block, Box } from '../blocks.js'

/** Words in one scale of surroundings: the smallest element around a block that has so many. */
export const SCALES = [30, 100, 300, 1000] as const

/** By box: the nearest and the outermost of a row of alike elements around it. */
interface Items {
  readonly item: readonly (Box | undefined)[]
  readonly outer: readonly (Box | undefined)[]
}

/** By box: index of its first block, or -1. */
export function firstOf(blocks: readonly Block[], boxes: readonly Box[]): Int32Array {
  const first = new Int32Array(boxes.length).fill(-1)
  for (const { index, box } of blocks) {
    for (let up: Box | undefined = box; up && first[up.index] === -1; up = up.parent) {
      first[up.index] = index
    }
  }
  return first
}

/** Boxes come after their parents, so one pass hands down what holds for all inside. */
export function scaleOf(boxes: readonly Box[], least: number): readonly Box[] {
  const scale = boxes.slice()
  for (const { index, parent, words } of boxes) {
    if (parent && words < least) scale[index] = scale[parent.index] ?? parent
  }
  return scale
}

/** So many alike make a row of items. */
const ROW = 3

export function itemsOf(boxes: readonly Box[]): Items {
  const item = boxes.map((box) => (box.alike >= ROW && box.words > 0 ? box : undefined))
  const outer = item.slice()
  for (const { index, parent } of boxes) {
    if (!parent) continue
    item[index] ??= item[parent.index]
    outer[index] = outer[parent.index] ?? outer[index]
  }
  return { item, outer }
}
