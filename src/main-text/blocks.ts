import { collapseSpaces } from '../lib/text/white-space.js'
import type { Element, Text } from '../page/index.js'
import type { Tag } from './features/element-tags.js'
import { createEmptyTextMeasure } from './features/text-measure.js'
import type { NameScores } from './name-scores.js'

export interface Box {
  readonly element: Element
  readonly tag: Tag
  readonly parent: Box | undefined
  readonly depth: number
  readonly index: number
  /** Number of the element's kind, the same for all elements with its tag and class. */
  readonly kind: number
  /** Roles of the element and its ancestors, as `ROLE` bits. */
  readonly roles: number
  /** `HINT_BITS` of the element's own names, such as classes. */
  readonly ownHints: number
  /** `HINT_BITS` of the element and its ancestors, except elements around most of the page. */
  hints: number
  readonly names: NameScores
  /** Lowest score of a word in the element's or an ancestor's names. */
  readonly lowestScore: number
  readonly highestScore: number
  /** Score of the element's names, plus a fraction of the parent's score. */
  readonly weightedScore: number
  /** Scores of the words in the `href` of the innermost link. */
  readonly leads: NameScores
  words: number
  linkWords: number
  blocks: number
  /** Number of words in blocks that read like prose. */
  prose: number
  /** Number of siblings of the same kind, including the element itself. */
  alike: number
}

/** Creates an empty block. A block is a piece of text, such as a paragraph or label. */
export function createBlock(box: Box) {
  return {
    index: -1,
    box,
    texts: [] as Text[],
    /** Start of the text, in lower case. */
    text: '',
    measure: createEmptyTextMeasure(),
    linkWords: 0,
    links: 0,
    leads: box.leads,
  }
}

export type OpenBlock = ReturnType<typeof createBlock>
export type Block = Readonly<OpenBlock>

const MIN_PROSE_WORDS = 15

/** Sums up a value of all blocks inside each box. A box is an element. */
export function sumValuesByBox(
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
