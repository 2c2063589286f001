import type { Block, Box } from './blocks.js'

/** Sums over a group of blocks whose elements are of the same kind. */
export interface Group {
  readonly index: number
  blocks: number
  words: number
  linkWords: number
  sentences: number
  firstBlock: number
  lastBlock: number
  parentChanges: number
  lastParent: Box | undefined
}

export function groupBlocks(blocks: readonly Block[], keyOf: (block: Block) => number): Group[] {
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
        firstBlock: at,
        lastBlock: at,
        parentChanges: 0,
        lastParent: undefined,
      }
      groups.set(key, group)
    }
    group.blocks++
    group.words += block.measure.words
    group.linkWords += block.linkWords
    group.sentences += block.measure.sentences
    group.lastBlock = at
    if (group.parentChanges === 0 || group.lastParent !== block.box.parent) group.parentChanges++
    group.lastParent = block.box.parent
    return group
  })
}
