import type { Analysis } from '../analysis.js'
import type { Block, Box } from '../blocks.js'
import { SCALES } from '../enclosing-boxes.js'
import type { Group } from '../groups.js'
import { BLOCK_FEATURES } from './block-features.js'
import { BOX_FEATURES, GROUP_FEATURES, PAGE_FEATURES, ROW_FEATURES } from './container-features.js'
import { RowCache, writeRow } from './feature-table.js'
import { NAME_HINTS } from './name-hints.js'
import { ROLE } from './roles.js'

interface Container {
  readonly name: string
  find(block: Block, page: Analysis): Box | undefined
}

const BOXES: readonly Container[] = [
  { name: 'box', find: ({ box }) => box },
  { name: 'parent', find: ({ box }) => box.parent },
  { name: 'grandparent', find: ({ box }) => box.parent?.parent },
  ...SCALES.map((least, scale) => ({
    name: `in${least}`,
    find: ({ box }: Block, page: Analysis) => page.enclosing[scale]?.[box.index],
  })),
]

const ROWS: readonly Container[] = [
  { name: 'item', find: ({ box }, page) => page.innerRow[box.index] },
  { name: 'outer', find: ({ box }, page) => page.outerRow[box.index] },
]

/** Bit masks of a block. Each bit becomes one column of its features. */
const FLAGS = [
  { name: 'within', names: Object.keys(ROLE), read: ({ box }: Block) => box.roles },
  { name: 'named', names: NAME_HINTS, read: ({ box }: Block) => box.hints },
]

/** Names of a block's features, in column order. The decision trees in `model/` use them. */
export const FEATURE_NAMES: readonly string[] = [
  ...BLOCK_FEATURES.names,
  ...BOXES.flatMap(({ name }) => prefixNames(name, BOX_FEATURES)),
  ...ROWS.flatMap(({ name }) => prefixNames(name, ROW_FEATURES)),
  ...prefixNames('group', GROUP_FEATURES),
  ...prefixNames('kin', GROUP_FEATURES),
  ...FLAGS.flatMap(({ name, names }) => prefixNames(name, { names })),
  ...prefixNames('page', PAGE_FEATURES),
]

function prefixNames(name: string, { names }: { readonly names: readonly string[] }): string[] {
  return names.map((feature) => `${name}.${feature}`)
}

/** Creates a function that computes the features of a block. Each call overwrites the row that it returned before. */
export function createRowReader(page: Analysis) {
  const row = new Float32Array(FEATURE_NAMES.length)
  const written: (Box | Group | number | undefined | null)[] = FEATURE_NAMES.map(() => null)
  const { boxes, blocks } = page.outline
  const boxRows = new RowCache(BOX_FEATURES, page, boxes.length)
  const itemRows = new RowCache(ROW_FEATURES, page, boxes.length)
  const groupRows = new RowCache(GROUP_FEATURES, page, blocks.length)
  const kinRows = new RowCache(GROUP_FEATURES, page, blocks.length)
  writeRow(PAGE_FEATURES, page, page, row, FEATURE_NAMES.length - PAGE_FEATURES.names.length)

  function copyValues<Subject extends Box | Group>(
    rows: RowCache<Subject>,
    subject: Subject | undefined,
    next: number,
  ): number {
    if (isAlreadyWritten(subject, next)) return next + rows.width
    return rows.copyRow(subject, row, next)
  }

  function copyBits(bits: number, count: number, next: number): number {
    if (isAlreadyWritten(bits, next)) return next + count
    for (let bit = 0; bit < count; bit++) row[next + bit] = (bits >>> bit) & 1
    return next + count
  }

  function isAlreadyWritten(subject: Box | Group | number | undefined, next: number): boolean {
    if (written[next] === subject) return true
    written[next] = subject
    return false
  }

  return (block: Block): Float32Array => {
    let next = writeRow(BLOCK_FEATURES, block, page, row, 0)
    for (const { find: boxOf } of BOXES) next = copyValues(boxRows, boxOf(block, page), next)
    for (const { find: boxOf } of ROWS) next = copyValues(itemRows, boxOf(block, page), next)
    next = copyValues(groupRows, page.group[block.index], next)
    next = copyValues(kinRows, page.sameKind[block.index], next)
    for (const { names, read: bitsOf } of FLAGS) next = copyBits(bitsOf(block), names.length, next)
    return row
  }
}
