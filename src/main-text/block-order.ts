import { type Block, isProse } from './blocks.js'

/** Prefix sums over the blocks, for sums over any range of them. */
export interface PrefixSums {
  readonly words: Float64Array
  readonly linkWords: Float64Array
  readonly sentences: Float64Array
}

export interface Copies {
  /** Earlier blocks with the same text, by block. */
  readonly repeat: Int32Array
  /** All blocks with the same text, by block. */
  readonly copies: Int32Array
}

/** Distance in blocks to the nearest prose, by block. */
export interface ProseDistances {
  readonly proseBefore: Int32Array
  readonly proseAfter: Int32Array
}

export function sumBefore(blocks: readonly Block[]): PrefixSums {
  const words = new Float64Array(blocks.length + 1)
  const linkWords = new Float64Array(blocks.length + 1)
  const sentences = new Float64Array(blocks.length + 1)
  for (const block of blocks) {
    const at = block.index
    words[at + 1] = (words[at] ?? 0) + block.measure.words
    linkWords[at + 1] = (linkWords[at] ?? 0) + block.linkWords
    sentences[at + 1] = (sentences[at] ?? 0) + block.measure.sentences
  }
  return { words, linkWords, sentences }
}

export function countCopies(blocks: readonly Block[]): Copies {
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

export function measureProseDistances(blocks: readonly Block[]): ProseDistances {
  const near = blocks.map(isProse)
  const proseBefore = new Int32Array(blocks.length)
  const proseAfter = new Int32Array(blocks.length)
  let distance = MAX_DISTANCE
  for (let at = 0; at < near.length; at++) {
    distance = near[at] ? 0 : Math.min(MAX_DISTANCE, distance + 1)
    proseBefore[at] = distance
  }
  distance = MAX_DISTANCE
  for (let at = near.length - 1; at >= 0; at--) {
    distance = near[at] ? 0 : Math.min(MAX_DISTANCE, distance + 1)
    proseAfter[at] = distance
  }
  return { proseBefore, proseAfter }
}

/** Finds for each block the index of the heading over it, or -1. */
export function findHeadings(blocks: readonly Block[]): Int32Array {
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
