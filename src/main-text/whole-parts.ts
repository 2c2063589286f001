import type { Block, Box } from './blocks.js'
import { WITHIN } from './features/within.js'
import type { Outline } from './outline.js'

/** Something that a reader keeps whole or not at all: a table of data, or a figure. */
interface Part {
  readonly box: Box
  readonly blocks: Block[]
}

/** Parts of these belong to the page's frame, whatever text stands around them. */
const FRAME =
  WITHIN.nav | WITHIN.footer | WITHIN.aside | WITHIN.form | WITHIN.dialog | WITHIN.hidden

/** Words that tell by themselves if what is around a part is content. */
const ENOUGH_AROUND = 40

/** A part of which no more is likely to be wanted stands in the text by chance. */
const LEAST_CHANCE = 0.25

/** Says who took a picture: news show such beside a text, where it is seldom part of it. */
const CREDIT = /\b(?:fotos?|photos?|bild|image|picture|credit|quelle|source)\s?:|©|\(c\)/i
/** Captions of fewer words are mostly names of agencies. */
const CAPTION_WORDS = 4

/**
 * Keeps tables and the captions of figures that mostly are kept, or that stand in text that mostly
 * is. A table of which less is kept goes whole.
 */
export function completeParts(page: Outline, kept: Set<Block>, chances: Float64Array): void {
  const parts = partsOf(page)
  if (parts.length === 0) return
  const words = keptWords(page, kept)
  for (const { box, blocks } of parts) {
    const isWanted =
      isMostlyKept(box, words) ||
      ((box.within & FRAME) === 0 && standsInKept(box, words, meanChance(blocks, chances)))
    if (box.element.name === 'figure') {
      if (isWanted && !blocks.some(isCredited)) addAll(kept, blocks.filter(isCaption))
    } else if (isWanted) addAll(kept, blocks)
    else for (const block of blocks) kept.delete(block)
  }
}

function addAll(kept: Set<Block>, blocks: readonly Block[]): void {
  for (const block of blocks) kept.add(block)
}

function isCaption({ linkWords, measure: { words } }: Block): boolean {
  return words >= CAPTION_WORDS && linkWords * 2 <= words
}

function isCredited({ texts }: Block): boolean {
  return texts.some(({ data }) => CREDIT.test(data))
}

function isMostlyKept({ index, words: all }: Box, words: Float64Array): boolean {
  return (words[index] ?? 0) * 2 >= all
}

/** True if most of the text around a part is kept, and the part is not surely unlike it. */
function standsInKept(box: Box, words: Float64Array, chance: number): boolean {
  const around = boxAround(box)
  if (!around || chance < LEAST_CHANCE) return false
  const keptAround = (words[around.index] ?? 0) - (words[box.index] ?? 0)
  return keptAround * 2 >= around.words - box.words
}

/** The mean probability that a word of the blocks is wanted. */
function meanChance(blocks: readonly Block[], chances: Float64Array): number {
  let [sum, words] = [0, 0]
  for (const { index, measure } of blocks) {
    sum += (chances[index] ?? 0) * measure.words
    words += measure.words
  }
  return words === 0 ? 0 : sum / words
}

/** The nearest box with enough text beside that of the part. */
function boxAround(part: Box): Box | undefined {
  let box = part.parent
  while (box && box.words - part.words < ENOUGH_AROUND) box = box.parent
  return box
}

/** By box: its words that are kept. */
function keptWords({ boxes }: Outline, kept: ReadonlySet<Block>): Float64Array {
  const words = new Float64Array(boxes.length)
  for (const { box, measure } of kept) words[box.index] = (words[box.index] ?? 0) + measure.words
  for (let at = boxes.length - 1; at > 0; at--) {
    const parent = boxes[at]?.parent
    if (parent) words[parent.index] = (words[parent.index] ?? 0) + (words[at] ?? 0)
  }
  return words
}

function partsOf({ boxes, blocks }: Outline): Part[] {
  const isData = dataTables(boxes)
  /** By box: the part that it is in. */
  const within: (Part | undefined)[] = []
  const parts: Part[] = []
  for (const box of boxes) {
    const outer = box.parent && within[box.parent.index]
    const isPart = box.element.name === 'figure' || isData[box.index] === 1
    const part = outer ?? (isPart ? { box, blocks: [] } : undefined)
    if (part && !outer) parts.push(part)
    within[box.index] = part
  }
  for (const block of blocks) within[block.box.index]?.blocks.push(block)
  return parts.filter((part) => part.blocks.length > 0)
}

/** What stands in tables that arrange a page. */
const ARRANGED = new Set(['article', 'form', 'h1', 'h2', 'main', 'table'])
/** Cells of data hold fewer words. */
const WORDS_IN_A_CELL = 25

/** By box: 1 for a table of at least two rows and columns that holds data. */
function dataTables(boxes: readonly Box[]): Uint8Array {
  const rows = new Int32Array(boxes.length)
  const cells = new Int32Array(boxes.length)
  const arranges = new Uint8Array(boxes.length)
  const isData = new Uint8Array(boxes.length)
  for (let at = boxes.length - 1; at >= 0; at--) {
    const box = boxes[at]
    if (!box) continue
    const { name } = box.element
    const [height, count] = [rows[at] ?? 0, cells[at] ?? 0]
    const { parent } = box
    if (name === 'table') {
      const isShort = box.words <= count * WORDS_IN_A_CELL
      if (arranges[at] === 0 && height >= 2 && count >= height * 2 && isShort) isData[at] = 1
    }
    if (!parent) continue
    if (ARRANGED.has(name) || arranges[at] === 1) arranges[parent.index] = 1
    if (name === 'table') continue
    rows[parent.index] = (rows[parent.index] ?? 0) + height + (name === 'tr' ? 1 : 0)
    cells[parent.index] =
      (cells[parent.index] ?? 0) + count + (name === 'td' || name === 'th' ? 1 : 0)
  }
  return isData
}
