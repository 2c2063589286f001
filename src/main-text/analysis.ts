import { copiesOf, headingsOf, proseAround, type Sums, sumsOf } from './block-order.js'
import { type Block, type Box, isProse } from './blocks.js'
import { PHRASE } from './features/phrases.js'
import { phrasesNear, phrasesOf, phrasesOver } from './features/said-around.js'
import { WITHIN } from './features/within.js'
import { type Group, groupsOf } from './groups.js'
import { firstOf, itemsOf, SCALES, scaleOf } from './model/scales.js'
import type { Outline } from './outline.js'

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
    first: firstOf(blocks, boxes),
    scales: SCALES.map((least) => scaleOf(boxes, least)),
    ...itemsOf(boxes),
    group: groupsOf(blocks, ({ box }) => box.kind * 65_536 + (box.parent?.kind ?? 0)),
    kin: groupsOf(blocks, ({ box }) => box.kind),
  }
}

function isTitle({ box, measure }: Block): boolean {
  return box.tag.level === 1 && measure.words > 0 && !(box.within & WITHIN.hidden)
}

function count(list: Int32Array, bit: number): number {
  let sum = 0
  for (const bits of list) if (bits & bit) sum++
  return sum
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
