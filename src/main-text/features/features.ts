import type { Analysis } from '../analysis.js'
import type { Block, Box } from '../blocks.js'
import type { Group } from '../groups.js'
import { SCALES } from '../model/scales.js'
import { BOX, GROUP, ITEM } from './around-features.js'
import { BLOCK } from './block-features.js'
import { Rows, write } from './feature-table.js'
import { HINTS } from './hints.js'
import { PAGE } from './page-features.js'
import { WITHIN } from './within.js'

interface Around {
  readonly name: string
  boxOf(block: Block, page: Analysis): Box | undefined
}

/** The elements around a block. */
const BOXES: readonly Around[] = [
  { name: 'box', boxOf: ({ box }) => box },
  { name: 'parent', boxOf: ({ box }) => box.parent },
  { name: 'grandparent', boxOf: ({ box }) => box.parent?.parent },
  ...SCALES.map((least, scale) => ({
    name: `in${least}`,
    boxOf: ({ box }: Block, page: Analysis) => page.scales[scale]?.[box.index],
  })),
]

/** The nearest and the outermost of the rows that a block stands in. */
const ITEMS: readonly Around[] = [
  { name: 'item', boxOf: ({ box }, page) => page.item[box.index] },
  { name: 'outer', boxOf: ({ box }, page) => page.outer[box.index] },
]

interface Said {
  readonly name: string
  readonly names: readonly string[]
  bitsOf(block: Block): number
}

/** What the tags and roles, and the names, of all elements around say. */
const SAID: readonly Said[] = [
  { name: 'within', names: Object.keys(WITHIN), bitsOf: ({ box }) => box.within },
  { name: 'named', names: HINTS, bitsOf: ({ box }) => box.hints },
]

/** The columns of the table that the decision trees read. */
export const FEATURE_NAMES: readonly string[] = [
  ...BLOCK.names,
  ...BOXES.flatMap(({ name }) => columns(name, BOX)),
  ...ITEMS.flatMap(({ name }) => columns(name, ITEM)),
  ...columns('group', GROUP),
  ...columns('kin', GROUP),
  ...SAID.flatMap(({ name, names }) => columns(name, { names })),
  ...columns('page', PAGE),
]

function columns(name: string, { names }: { readonly names: readonly string[] }): string[] {
  return names.map((feature) => `${name}.${feature}`)
}

/** The features of a page's blocks, a row at a time. */
export class Features {
  readonly #page: Analysis
  /** Written again for each block, except for what holds for the whole page. */
  readonly #row = new Float32Array(FEATURE_NAMES.length)
  readonly #boxes: Rows<Box>
  readonly #items: Rows<Box>
  readonly #groups: Rows<Group>
  readonly #kin: Rows<Group>
  /** Whose values stand in the row, by the column they begin at. */
  readonly #written: (Box | Group | number | undefined | null)[] = FEATURE_NAMES.map(() => null)

  constructor(page: Analysis) {
    const { boxes, blocks } = page.outline
    this.#page = page
    this.#boxes = new Rows(BOX, page, boxes.length)
    this.#items = new Rows(ITEM, page, boxes.length)
    this.#groups = new Rows(GROUP, page, blocks.length)
    this.#kin = new Rows(GROUP, page, blocks.length)
    write(PAGE, page, page, this.#row, FEATURE_NAMES.length - PAGE.names.length)
  }

  /** The row of one block, valid until the next is read. */
  of(block: Block): Float32Array {
    const page = this.#page
    const row = this.#row
    let next = write(BLOCK, block, page, row, 0)
    for (const { boxOf } of BOXES) next = this.#copy(this.#boxes, boxOf(block, page), next)
    for (const { boxOf } of ITEMS) next = this.#copy(this.#items, boxOf(block, page), next)
    next = this.#copy(this.#groups, page.group[block.index], next)
    next = this.#copy(this.#kin, page.kin[block.index], next)
    for (const { names, bitsOf } of SAID) next = this.#bits(bitsOf(block), names.length, next)
    return row
  }

  /** A block often stands in what the one before it stood in: then the row has the values. */
  #copy<Subject extends Box | Group>(
    rows: Rows<Subject>,
    subject: Subject | undefined,
    next: number,
  ): number {
    if (this.#isWritten(subject, next)) return next + rows.width
    return rows.copy(subject, this.#row, next)
  }

  #bits(bits: number, count: number, next: number): number {
    if (this.#isWritten(bits, next)) return next + count
    for (let bit = 0; bit < count; bit++) this.#row[next + bit] = (bits >>> bit) & 1
    return next + count
  }

  #isWritten(subject: Box | Group | number | undefined, next: number): boolean {
    if (this.#written[next] === subject) return true
    this.#written[next] = subject
    return false
  }
}
