import type { Analysis } from '../analysis.js'
import type { Block, Box } from '../blocks.js'
import { SCALES } from '../enclosing-boxes.js'
import type { Group } from '../groups.js'
import { BLOCK_FEATURES } from './block-features.js'
import { BOX_FEATURES, GROUP_FEATURES, PAGE_FEATURES, ROW_FEATURES } from './container-features.js'
import { RowCache, writeFeatureRow } from './feature-table.js'
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

const FLAGS = [
  { name: 'within', names: Object.keys(ROLE), read: ({ box }: Block) => box.roles },
  { name: 'named', names: NAME_HINTS, read: ({ box }: Block) => box.hints },
]

/** Names of a block's features, in the order of columns. The decision trees in `model/` use these names. */
export const FEATURE_NAMES: readonly string[] = [
  ...BLOCK_FEATURES.names,
  ...BOXES.flatMap(({ name }) => prefixFeatureNames(name, BOX_FEATURES.names)),
  ...ROWS.flatMap(({ name }) => prefixFeatureNames(name, ROW_FEATURES.names)),
  ...prefixFeatureNames('group', GROUP_FEATURES.names),
  ...prefixFeatureNames('kin', GROUP_FEATURES.names),
  ...FLAGS.flatMap(({ name, names }) => prefixFeatureNames(name, names)),
  ...prefixFeatureNames('page', PAGE_FEATURES.names),
]

function prefixFeatureNames(name: string, names: readonly string[]): string[] {
  return names.map((feature) => `${name}.${feature}`)
}

/** Returns a function that writes a block's features into a row. All calls share this row. */
export function createRowReader(page: Analysis) {
  const row = new Float32Array(FEATURE_NAMES.length)
  const written: (Box | Group | number | undefined | null)[] = FEATURE_NAMES.map(() => null)
  const { boxes, blocks } = page.outline
  const boxRows = new RowCache(BOX_FEATURES, page, boxes.length)
  const itemRows = new RowCache(ROW_FEATURES, page, boxes.length)
  const groupRows = new RowCache(GROUP_FEATURES, page, blocks.length)
  const kinRows = new RowCache(GROUP_FEATURES, page, blocks.length)
  writeFeatureRow(PAGE_FEATURES, page, page, row, FEATURE_NAMES.length - PAGE_FEATURES.names.length)

  function copyCachedFeatures<Subject extends Box | Group>(
    rows: RowCache<Subject>,
    subject: Subject | undefined,
    next: number,
  ): number {
    if (testAndSetWritten(subject, next)) return next + rows.width
    return rows.copyFeatureRow(subject, row, next)
  }

  function writeBitFeatures(bits: number, count: number, next: number): number {
    if (testAndSetWritten(bits, next)) return next + count
    for (let bit = 0; bit < count; bit++) row[next + bit] = (bits >>> bit) & 1
    return next + count
  }

  function testAndSetWritten(subject: Box | Group | number | undefined, next: number): boolean {
    if (written[next] === subject) return true
    written[next] = subject
    return false
  }

  return (block: Block): Float32Array => {
    let next = writeFeatureRow(BLOCK_FEATURES, block, page, row, 0)
    for (const { find: boxOf } of BOXES)
      next = copyCachedFeatures(boxRows, boxOf(block, page), next)
    for (const { find: boxOf } of ROWS)
      next = copyCachedFeatures(itemRows, boxOf(block, page), next)
    next = copyCachedFeatures(groupRows, page.group[block.index], next)
    next = copyCachedFeatures(kinRows, page.sameKind[block.index], next)
    for (const { names, read: bitsOf } of FLAGS)
      next = writeBitFeatures(bitsOf(block), names.length, next)
    return row
  }
}
