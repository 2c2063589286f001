import { type Document, isElement } from '../page/index.js'
import type { Block, Box } from './blocks.js'
import { countRows, handDown, sumUp } from './box-sums.js'
import { tagOf } from './features/tag-facts.js'
import { Outliner } from './outliner.js'

export interface Outline {
  readonly boxes: readonly Box[]
  readonly blocks: readonly Block[]
  /** What the names on elements say that hold most of the page. */
  readonly names: number
  /** What the page's metadata say it is. */
  readonly types: string
}

/** Cuts a page into its blocks of text, in linear walks: down the tree, and over its boxes. */
export function outline(document: Document): Outline {
  const outliner = new Outliner()
  for (const node of document.children)
    if (isElement(node)) outliner.box(node, tagOf(node.name), undefined)
  const { boxes, blocks, types, looks } = outliner
  sumUp(boxes, blocks)
  countRows(boxes, looks.count)
  return { boxes, blocks, types, names: handDown(boxes) }
}
