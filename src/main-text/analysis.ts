import { findOuterArticles } from './articles.js'
import { type Block, type Box, isProse } from './blocks.js'
import {
  findEnclosingBoxes,
  findFirstBlockOfBoxes,
  findRepeatedBoxesAround,
  SCALES,
} from './enclosing-boxes.js'
import {
  findPhraseBitsOfBlocks,
  mergeHeadingPhraseBits,
  mergeNearPhraseBits,
  PHRASE_BITS,
} from './features/phrases.js'
import { ROLE } from './features/roles.js'
import { scoreBlockTexts } from './features/text-scores.js'
import { groupBlocks } from './groups.js'
import type { Outline } from './outline.js'

/** Gathers facts about a page, from which features are computed. */
export function analyseOutline(outline: Outline) {
  const { blocks, boxes } = outline
  const words = boxes[0]?.words ?? 0
  const phrases = findPhraseBitsOfBlocks(blocks)
  const heading = findSectionHeadings(blocks)
  const prose = blocks.filter(isProse)
  return {
    outline,
    blocks,
    words,
    linkWords: boxes[0]?.linkWords ?? 0,
    proseWords: prose.reduce((sum, { measure }) => sum + measure.words, 0),
    proseBlocks: prose.length,
    prices: countBlocksWithPhrase(phrases, PHRASE_BITS.price),
    dates: countBlocksWithPhrase(phrases, PHRASE_BITS.date),
    codeBlocks: blocks.reduce((sum, { box }) => sum + (box.roles & ROLE.code ? 1 : 0), 0),
    tags: countTags(boxes),
    sums: {
      words: computePrefixSum(blocks.map(({ measure }) => measure.words)),
      linkWords: computePrefixSum(blocks.map((block) => block.linkWords)),
      sentences: computePrefixSum(blocks.map(({ measure }) => measure.sentences)),
    },
    phrases,
    phrasesNear: mergeNearPhraseBits(phrases),
    phrasesOver: mergeHeadingPhraseBits(phrases, heading),
    ...countSameTextBlocks(blocks),
    ...measureProseDistances(blocks),
    /** Index of the heading over each block, or -1 if there is none. */
    heading,
    h1: blocks.findIndex(isTopHeading),
    /** Index of the page's headline, or -1 if there is none. */
    headline: findHeadlineIndex(outline),
    says: scoreBlockTexts(blocks),
    article: findOuterArticles(boxes, blocks),
    firstBlock: findFirstBlockOfBoxes(blocks, boxes),
    enclosing: SCALES.map((least) => findEnclosingBoxes(boxes, least)),
    ...findRepeatedBoxesAround(boxes),
    group: groupBlocks(blocks, ({ box }) => box.kind * 65_536 + (box.parent?.kind ?? 0)),
    sameKind: groupBlocks(blocks, ({ box }) => box.kind),
  }
}

export type Analysis = ReturnType<typeof analyseOutline>

function isTopHeading({ box, measure }: Block): boolean {
  return box.tag.level === 1 && measure.words > 0 && !(box.roles & ROLE.hidden)
}

function findHeadlineIndex({ blocks, title }: Outline): number {
  let [best, length] = [-1, 0]
  for (const { index, box, text, measure } of blocks) {
    if (box.tag.level === 0 || measure.words < 2 || text.length <= length) continue
    if (box.roles & ROLE.hidden || !title.includes(text)) continue
    best = index
    length = text.length
  }
  return best >= 0 ? best : blocks.findIndex(isTopHeading)
}

function countBlocksWithPhrase(list: Int32Array, bit: number): number {
  let sum = 0
  for (const bits of list) if (bits & bit) sum++
  return sum
}

function countTags(boxes: readonly Box[]): Map<string, number> {
  const alike: { readonly name: string; count: number }[] = []
  for (const { kind, element } of boxes) {
    const known = alike[kind]
    if (known) known.count++
    else alike[kind] = { name: element.name, count: 1 }
  }
  const tags = new Map<string, number>()
  for (const { name, count } of alike) tags.set(name, (tags.get(name) ?? 0) + count)
  return tags
}

function computePrefixSum(values: readonly number[]): Float64Array {
  const sums = new Float64Array(values.length + 1)
  for (const [at, value] of values.entries()) sums[at + 1] = (sums[at] ?? 0) + value
  return sums
}

/** Counts all blocks with the text of each block (`copies`), and those before it (`repeat`). */
function countSameTextBlocks(blocks: readonly Block[]) {
  const seen = new Map<string, number>()
  const firsts = new Int32Array(blocks.length)
  const counts = new Int32Array(blocks.length)
  const repeat = new Int32Array(blocks.length)
  for (const { index, text } of blocks) {
    const first = seen.get(text) ?? index
    if (first === index) seen.set(text, index)
    firsts[index] = first
    const before = counts[first] ?? 0
    counts[first] = before + 1
    repeat[index] = before
  }
  return { repeat, copies: firsts.map((first) => counts[first] ?? 0) }
}

const MAX_DISTANCE = 200

function measureProseDistances(blocks: readonly Block[]) {
  const near = blocks.map(isProse)
  return {
    proseBefore: measureDistancesToPrevious(near),
    proseAfter: measureDistancesToPrevious(near.reverse()).reverse(),
  }
}

function measureDistancesToPrevious(near: readonly boolean[]): Int32Array {
  let distance = MAX_DISTANCE
  return Int32Array.from(near, (isNear) => {
    distance = isNear ? 0 : Math.min(MAX_DISTANCE, distance + 1)
    return distance
  })
}

function findSectionHeadings(blocks: readonly Block[]): Int32Array {
  const open: { level: number; at: number }[] = []
  const headings = new Int32Array(blocks.length)
  let over = -1
  for (const { index, box } of blocks) {
    const { level } = box.tag
    if (level > 0) {
      while ((open.at(-1)?.level ?? 0) >= level) open.pop()
      over = open.at(-1)?.at ?? -1
      open.push({ level, at: index })
    }
    headings[index] = over
    if (level > 0) over = index
  }
  return headings
}
