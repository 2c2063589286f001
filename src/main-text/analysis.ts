import { type Block, type Box, isProse, type Outline } from './outline.js'
import { PHRASE, phrasesIn } from './phrases.js'
import { WITHIN } from './within.js'

/** Words in one scale of surroundings: the smallest element around a block that has so many. */
export const SCALES = [30, 100, 300, 1000] as const

/** Longer blocks are text, not phrases. */
const MOST_PHRASE_WORDS = 14

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

/** Sums up to each block, for what stands in a window around it. */
export interface Sums {
  readonly words: Float64Array
  readonly linkWords: Float64Array
  readonly sentences: Float64Array
}

/** What the features of single blocks need to know of the whole page. */
export interface Analysis {
  readonly outline: Outline
  readonly blocks: readonly Block[]
  readonly words: number
  readonly linkWords: number
  readonly proseWords: number
  readonly proseBlocks: number
  readonly prices: number
  readonly dates: number
  readonly codeBlocks: number
  /** How many elements of each tag make boxes. */
  readonly tags: ReadonlyMap<string, number>
  readonly sums: Sums
  readonly phrases: Int32Array
  /** What is said near a block, and in the headings over it. */
  readonly phrasesNear: Int32Array
  readonly phrasesOver: Int32Array
  /** How many blocks with the same text stand before, and in all. */
  readonly repeat: Int32Array
  readonly copies: Int32Array
  /** Distance in blocks to the prose before and after. */
  readonly proseBefore: Int32Array
  readonly proseAfter: Int32Array
  /** Index of the heading over a block, or -1. */
  readonly heading: Int32Array
  readonly h1: number
  /** By box: index of its first block. */
  readonly first: Int32Array
  /** By box: the boxes of its surroundings, one a scale. */
  readonly scales: readonly (readonly Box[])[]
  /** By box: the nearest and the outermost of a row of alike elements around it. */
  readonly item: readonly (Box | undefined)[]
  readonly outer: readonly (Box | undefined)[]
  /** By block: those alike in element and parent, and those alike in element. */
  readonly group: readonly Group[]
  readonly kin: readonly Group[]
}

export function analyse(outline: Outline): Analysis {
  const { blocks, boxes } = outline
  const words = boxes[0]?.words ?? 0
  const phrases = phrasesOf(blocks)
  const heading = headingsOf(blocks)
  const prose = blocks.filter(isProse)
  return {
    outline,
    blocks,
    words,
    linkWords: boxes[0]?.linkWords ?? 0,
    proseWords: prose.reduce((sum, { measure }) => sum + measure.words, 0),
    proseBlocks: prose.length,
    prices: count(phrases, PHRASE.price),
    dates: count(phrases, PHRASE.date),
    codeBlocks: blocks.reduce((sum, { box }) => sum + (box.within & WITHIN.code ? 1 : 0), 0),
    tags: tagsOf(boxes),
    sums: sumsOf(blocks),
    phrases,
    phrasesNear: phrasesNear(phrases),
    phrasesOver: phrasesOver(phrases, heading),
    ...copiesOf(blocks),
    ...proseAround(blocks),
    heading,
    h1: blocks.findIndex(isTitle),
    first: firstOf(outline),
    scales: SCALES.map((least) => scaleOf(boxes, least)),
    ...itemsOf(boxes),
    group: groupsOf(blocks, ({ box }) => box.kind * 65_536 + (box.parent?.kind ?? 0)),
    kin: groupsOf(blocks, ({ box }) => box.kind),
  }
}

function phrasesOf(blocks: readonly Block[]): Int32Array {
  const phrases = new Int32Array(blocks.length)
  for (const { index, text, measure } of blocks) {
    if (measure.words === 0 || measure.words > MOST_PHRASE_WORDS) continue
    phrases[index] = phrasesIn(text, measure.digits > 0)
  }
  return phrases
}

function isTitle({ box, measure }: Block): boolean {
  return box.tag.level === 1 && measure.words > 0 && !(box.within & WITHIN.hidden)
}

function count(list: Int32Array, bit: number): number {
  let sum = 0
  for (const bits of list) if (bits & bit) sum++
  return sum
}

/** Blocks around one in which a phrase is near. */
const NEAR = 3

function phrasesNear(phrases: Int32Array): Int32Array {
  return phrases.map((_, index) => {
    const end = Math.min(phrases.length, index + NEAR + 1)
    let bits = 0
    for (let near = Math.max(0, index - NEAR); near < end; near++) bits |= phrases[near] ?? 0
    return bits
  })
}

/** Headings over one another that are looked at. */
const MOST_HEADINGS = 3

function phrasesOver(phrases: Int32Array, heading: Int32Array): Int32Array {
  return heading.map((nearest) => {
    let bits = 0
    let over = nearest
    for (let level = 0; level < MOST_HEADINGS && over >= 0; level++) {
      bits |= phrases[over] ?? 0
      over = heading[over] ?? -1
    }
    return bits
  })
}

/** Elements that look alike have one tag, so these are counted first. */
function tagsOf(boxes: readonly Box[]): Map<string, number> {
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

function sumsOf(blocks: readonly Block[]): Sums {
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

function copiesOf(blocks: readonly Block[]): Pick<Analysis, 'repeat' | 'copies'> {
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

/** Distances beyond this are alike. */
const FAR = 200

function proseAround(blocks: readonly Block[]): Pick<Analysis, 'proseBefore' | 'proseAfter'> {
  const near = blocks.map(isProse)
  const proseBefore = new Int32Array(blocks.length)
  const proseAfter = new Int32Array(blocks.length)
  let distance = FAR
  for (let at = 0; at < near.length; at++) {
    distance = near[at] ? 0 : Math.min(FAR, distance + 1)
    proseBefore[at] = distance
  }
  distance = FAR
  for (let at = near.length - 1; at >= 0; at--) {
    distance = near[at] ? 0 : Math.min(FAR, distance + 1)
    proseAfter[at] = distance
  }
  return { proseBefore, proseAfter }
}

function headingsOf(blocks: readonly Block[]): Int32Array {
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

function firstOf({ blocks, boxes }: Outline): Int32Array {
  const first = new Int32Array(boxes.length).fill(-1)
  for (const { index, box } of blocks) {
    for (let up: Box | undefined = box; up && first[up.index] === -1; up = up.parent) {
      first[up.index] = index
    }
  }
  return first
}

/** Boxes come after their parents, so one pass hands down what holds for all inside. */
function scaleOf(boxes: readonly Box[], least: number): readonly Box[] {
  const scale = boxes.slice()
  for (const { index, parent, words } of boxes) {
    if (parent && words < least) scale[index] = scale[parent.index] ?? parent
  }
  return scale
}

/** So many alike make a row of items. */
const ROW = 3

function itemsOf(boxes: readonly Box[]): Pick<Analysis, 'item' | 'outer'> {
  const item = boxes.map((box) => (box.alike >= ROW && box.words > 0 ? box : undefined))
  const outer = item.slice()
  for (const { index, parent } of boxes) {
    if (!parent) continue
    item[index] ??= item[parent.index]
    outer[index] = outer[parent.index] ?? outer[index]
  }
  return { item, outer }
}

function groupsOf(blocks: readonly Block[], keyOf: (block: Block) => number): Group[] {
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
