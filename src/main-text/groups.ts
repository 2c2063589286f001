import type { Block, Box } from './blocks.js'

function createBlockGroup(index: number, firstBlock: number) {
  return {
    index,
    blocks: 0,
    words: 0,
    linkWords: 0,
    sentences: 0,
    firstBlock,
    lastBlock: firstBlock,
    parentChanges: 0,
    lastParent: undefined as Box | undefined,
  }
}

export type Group = ReturnType<typeof createBlockGroup>

export function groupBlocks(blocks: readonly Block[], keyOf: (block: Block) => number): Group[] {
  const groups = new Map<number, Group>()
  return blocks.map((block, at) => {
    const key = keyOf(block)
    let group = groups.get(key)
    if (!group) {
      group = createBlockGroup(groups.size, at)
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
