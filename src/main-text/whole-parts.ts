import { type Block, type Box, sumValuesByBox } from './blocks.js'
import { ROLE } from './features/roles.js'
import type { Outline } from './outline.js'

type Part = Readonly<{ box: Box; blocks: Block[] }>

/** Roles of elements beside the main content, such as navigation. */
const FRAME = ROLE.nav | ROLE.footer | ROLE.aside | ROLE.form | ROLE.dialog | ROLE.hidden

const MIN_WORDS_AROUND = 40

const MIN_PROBABILITY = 0.15

/** Matches photo credits. Pictures that belong to the text seldom have one. */
const CREDIT = /\b(?:fotos?|photos?|bild|image|picture|credit|quelle|source)\s?:|©|\(c\)/i
/** Minimum words of a caption. A shorter text is often the name of a photo agency. */
const MIN_CAPTION_WORDS = 4

/** Keeps or drops each data table as a whole, and adds captions of figures. Returns the blocks of tables. */
export function keepWholeParts(
  page: Outline,
  kept: Set<Block>,
  probabilities: Float64Array,
): ReadonlySet<Block> {
  const tables = new Set<Block>()
  const parts = findTablesAndFigures(page)
  if (parts.length === 0) return tables
  const words = sumValuesByBox(page.boxes, kept, ({ measure }) => measure.words)
  for (const { box, blocks } of parts) {
    const isWanted =
      (words[box.index] ?? 0) * 2 >= box.words ||
      ((box.roles & FRAME) === 0 &&
        isInKeptText(box, words, averageProbability(blocks, probabilities)))
    if (box.element.name === 'figure') {
      if (isWanted && !blocks.some(({ texts }) => texts.some(({ data }) => CREDIT.test(data))))
        addBlocks(kept, blocks.filter(isCaption))
      continue
    }
    addBlocks(tables, blocks)
    if (isWanted) addBlocks(kept, blocks)
    else for (const block of blocks) kept.delete(block)
  }
  return tables
}

function addBlocks(kept: Set<Block>, blocks: readonly Block[]): void {
  for (const block of blocks) kept.add(block)
}

function isCaption({ linkWords, measure: { words } }: Block): boolean {
  return words >= MIN_CAPTION_WORDS && linkWords * 2 <= words
}

function isInKeptText(box: Box, words: Float64Array, probability: number): boolean {
  const around = findLargerBoxAround(box)
  if (!around || probability < MIN_PROBABILITY) return false
  const keptAround = (words[around.index] ?? 0) - (words[box.index] ?? 0)
  return keptAround * 2 >= around.words - box.words
}

function averageProbability(blocks: readonly Block[], probabilities: Float64Array): number {
  let [sum, words] = [0, 0]
  for (const { index, measure } of blocks) {
    sum += (probabilities[index] ?? 0) * measure.words
    words += measure.words
  }
  return words === 0 ? 0 : sum / words
}

function findLargerBoxAround(part: Box): Box | undefined {
  let box = part.parent
  while (box && box.words - part.words < MIN_WORDS_AROUND) box = box.parent
  return box
}

function findTablesAndFigures({ boxes, blocks }: Outline): Part[] {
  const isData = markDataTables(boxes)
  const partByBox: (Part | undefined)[] = []
  const parts: Part[] = []
  for (const box of boxes) {
    const outer = box.parent && partByBox[box.parent.index]
    const isPart = box.element.name === 'figure' || isData[box.index] === 1
    const part = outer ?? (isPart ? { box, blocks: [] } : undefined)
    if (part && !outer) parts.push(part)
    partByBox[box.index] = part
  }
  for (const block of blocks) partByBox[block.box.index]?.blocks.push(block)
  return parts.filter((part) => part.blocks.length > 0)
}

const LAYOUT_ELEMENTS = new Set(['article', 'form', 'h1', 'h2', 'main', 'table'])
const MAX_CELL_WORDS = 25

/** Marks data tables: those with several rows and columns of short cells. */
function markDataTables(boxes: readonly Box[]): Uint8Array {
  const rows = new Int32Array(boxes.length)
  const cells = new Int32Array(boxes.length)
  const arranges = new Uint8Array(boxes.length)
  const isData = new Uint8Array(boxes.length)
  for (let at = boxes.length - 1; at >= 0; at--) {
    const box = boxes[at]
    if (!box) continue
    const { parent, element } = box
    const { name } = element
    const [height, count] = [rows[at] ?? 0, cells[at] ?? 0]
    if (name === 'table') {
      const isShort = box.words <= count * MAX_CELL_WORDS
      if (arranges[at] === 0 && height >= 2 && count >= height * 2 && isShort) isData[at] = 1
    }
    if (!parent) continue
    if (LAYOUT_ELEMENTS.has(name) || arranges[at] === 1) arranges[parent.index] = 1
    if (name === 'table') continue
    rows[parent.index] = (rows[parent.index] ?? 0) + height + (name === 'tr' ? 1 : 0)
    cells[parent.index] =
      (cells[parent.index] ?? 0) + count + (name === 'td' || name === 'th' ? 1 : 0)
  }
  return isData
}
