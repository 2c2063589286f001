import { collapseSpaces } from '../lib/text/white-space.js'
import type { Element, Text } from '../page/index.js'
import type { Tag } from './features/element-tags.js'
import { createMeasure } from './features/text-measure.js'
import type { NameScores } from './name-scores.js'

export interface Box {
  readonly element: Element
  readonly tag: Tag
  readonly parent: Box | undefined
  readonly depth: number
  readonly index: number
  /** Number that is the same for all elements with the same tag and class. */
  readonly kind: number
  /** Roles of the element and its ancestors, as bits such as `ROLE.nav`. */
  readonly roles: number
  /** Bits of `HINT_BITS` for the words in the class, id and similar attributes of the element. */
  readonly ownHints: number
  /** Bits of `HINT_BITS` for the classes and ids of the element and of ancestors with few of the page's words. */
  hints: number
  readonly names: NameScores
  /** Lowest score of a word in the names (class, id) of the element and its ancestors. */
  readonly lowestScore: number
  readonly highestScore: number
  /** Score of the names (class, id) of the element and, with less weight, of its ancestors. */
  readonly weightedScore: number
  /** Scores of the words in the `href` of the innermost link around the element's content. */
  readonly leads: NameScores
  words: number
  linkWords: number
  blocks: number
  /** Number of words in blocks that read like prose. */
  prose: number
  /** Number of siblings of the same kind, including the element itself. */
  alike: number
}

/** Creates a block: a run of text, such as a paragraph or label, that no block element interrupts. */
export function createBlock(box: Box) {
  return {
    index: -1,
    box,
    texts: [] as Text[],
    /** Start of the text, in lower case. */
    text: '',
    measure: createMeasure(),
    linkWords: 0,
    links: 0,
    leads: box.leads,
  }
}

export type OpenBlock = ReturnType<typeof createBlock>
export type Block = Readonly<OpenBlock>

const MIN_PROSE_WORDS = 15

/** Returns for each box (element) the sum of a value over all blocks inside. */
export function sumByBox(
  boxes: readonly Box[],
  blocks: Iterable<Block>,
  read: (block: Block) => number,
): Float64Array {
  const sums = new Float64Array(boxes.length)
  for (const block of blocks) {
    sums[block.box.index] = (sums[block.box.index] ?? 0) + read(block)
  }
  for (let at = boxes.length - 1; at > 0; at--) {
    const parent = boxes[at]?.parent
    if (parent) sums[parent.index] = (sums[parent.index] ?? 0) + (sums[at] ?? 0)
  }
  return sums
}

export function isProse({ measure, linkWords }: Pick<Block, 'measure' | 'linkWords'>): boolean {
  return measure.words >= MIN_PROSE_WORDS && linkWords * 2 < measure.words
}

export function readBlockText({ texts }: Block): string {
  return collapseSpaces(texts.map(({ data }) => data).join('')).trim()
}
