import type { Element, Text } from '../page/index.js'
import type { Tag } from './features/tag-facts.js'
import type { Measure } from './features/text-measure.js'
import type { NamesSay } from './name-reader.js'

/** An element that makes blocks, with what is in it. */
export interface Box {
  readonly element: Element
  readonly tag: Tag
  readonly parent: Box | undefined
  readonly depth: number
  readonly index: number
  /** The same number for elements that look alike: those of one tag and class. */
  readonly kind: number
  /** What it and all that it is in are, as bits of `WITHIN`. */
  readonly within: number
  /** What its own names say, as bits of `HINT`; and what those of all that it is in say. */
  readonly own: number
  hints: number
  /** How much its own names speak for main content, or against it; and those of all it is in. */
  readonly names: NamesSay
  readonly mostAgainst: number
  readonly mostFor: number
  /** The sum of what all of them say, of which the nearest count most. */
  readonly leaning: number
  /** Sums over all below. */
  words: number
  linkWords: number
  blocks: number
  /** Words in blocks that read like prose. */
  prose: number
  /** Children of the parent that look alike, itself counted. */
  alike: number
}

/** A run of text between the borders of boxes: what a reader sees as a paragraph, line or label. */
export interface Block {
  readonly index: number
  readonly box: Box
  readonly texts: readonly Text[]
  /** How the text begins, in lower case. */
  readonly text: string
  readonly measure: Measure
  readonly linkWords: number
  readonly links: number
}

/** Words from which a block without many links reads like prose. */
const PROSE = 15

export function isProse({ measure, linkWords }: Pick<Block, 'measure' | 'linkWords'>): boolean {
  return measure.words >= PROSE && linkWords * 2 < measure.words
}
