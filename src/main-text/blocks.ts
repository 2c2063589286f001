import type { Element, Text } from '../page/index.js'
import type { Tag } from './features/element-tags.js'
import type { TextMeasure } from './features/text-measure.js'
import type { NameScores } from './name-scores.js'
import type { ScoreRange } from './word-scores.js'

/** A block element, with sums over its text. */
export interface Box {
  readonly element: Element
  readonly tag: Tag
  readonly parent: Box | undefined
  readonly depth: number
  readonly index: number
  /** Number shared by elements of the same tag and class. */
  readonly kind: number
  /** Bits of `ROLE`, its own and those of its ancestors. */
  readonly roles: number
  /** Bits of `HINT_BITS` for its own names; `hints` adds those of its ancestors. */
  readonly ownHints: number
  hints: number
  /** Scores of its own names, and the extremes among its own and its ancestors' names. */
  readonly names: NameScores
  readonly lowestScore: number
  readonly highestScore: number
  /** Sum of the scores of its own and its ancestors' names, nearer ones weighing more. */
  readonly weightedScore: number
  /** Scores of the link that it stands in. */
  readonly leads: ScoreRange
  /** Sums over all its descendants. */
  words: number
  linkWords: number
  blocks: number
  /** Words in blocks that read like prose. */
  prose: number
  /** Siblings of the same kind, itself included. */
  alike: number
}

/** A run of text between borders of boxes, which a reader sees as a paragraph, line or label. */
export interface Block {
  readonly index: number
  readonly box: Box
  readonly texts: readonly Text[]
  /** Start of the text, in lower case. */
  readonly text: string
  readonly measure: TextMeasure
  readonly linkWords: number
  readonly links: number
  /** Scores of the addresses that its links lead to. */
  readonly leads: ScoreRange
}

const MIN_PROSE_WORDS = 15

/** Adds each box's value to those of all boxes around it; parents precede their children. */
export function addToParents(boxes: readonly Box[], values: Float64Array): void {
  for (let at = boxes.length - 1; at > 0; at--) {
    const parent = boxes[at]?.parent
    if (parent) values[parent.index] = (values[parent.index] ?? 0) + (values[at] ?? 0)
  }
}

export function isProse({ measure, linkWords }: Pick<Block, 'measure' | 'linkWords'>): boolean {
  return measure.words >= MIN_PROSE_WORDS && linkWords * 2 < measure.words
}
