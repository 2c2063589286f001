import type { Block, Box } from './blocks.js'

/** Blocks whose elements look alike. */
export interface Group {
  readonly index: number
  blocks: number
  words: number
  linkWords: number
  sentences: number
  first: number
  last: number
  /** Changes from one parent to another. */
  parents: number
  parent: Box | undefined
}

export function groupsOf(blocks: readonly Block[], keyOf: (block: Block) => number): Group[] {
  const groups = new Map<number, Group>()
  return blocks.map((block, at) => {
    const key = keyOf(block)
    let group = groups.get(key)
    if (!group) {
      group = {
        index: groups.size,
        blocks: 0,
        words: 0,
        linkWords: 0,
        sentences: 0,
        first: at,
        last: at,
        parents: 0,
        parent: undefined,
      }
      groups.set(key, group)
    }
    group.blocks++
    group.words += block.measure.words
    group.linkWords += block.linkWords
    group.sentences += block.measure.sentences
    group.last = at
    if (group.parents === 0 || group.parent !== block.box.parent) group.parents++
    group.parent = block.box.parent
    return group
  })
}
