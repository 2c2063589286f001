import { expect, test } from 'vitest'
import { analyseOutline } from '../../../src/main-text/analysis.js'
import { BLOCK_FEATURES } from '../../../src/main-text/features/block-features.js'
import {
  BOX_FEATURES,
  GROUP_FEATURES,
  PAGE_FEATURES,
  ROW_FEATURES,
} from '../../../src/main-text/features/container-features.js'
import { CONTEXT_FEATURES } from '../../../src/main-text/features/context-features.js'
import {
  type FeatureTable,
  writeFeatureRow,
} from '../../../src/main-text/features/feature-table.js'
import { computeSurroundings } from '../../../src/main-text/features/surroundings.js'
import { createOutline } from '../../../src/main-text/outline.js'
import { parseDocument } from '../../../src/page/tree/dom.js'
import { TREE_DEPTH } from '../../../src/page/tree/dom-limits.js'
import { ARTICLE } from '../pages.js'

const LIMITS = { maxDepth: TREE_DEPTH, maxNodes: 100_000, maxTime: 60_000 }
const page = analyseOutline(createOutline(parseDocument(ARTICLE, LIMITS).document))
const around = computeSurroundings(page, new Float64Array(page.blocks.length).fill(0.5))
const [block] = page.blocks

test('every table has a name for each value that it writes', () => {
  if (!block) throw new Error('the page has no text')
  const written = [
    countOf(BLOCK_FEATURES, block, page),
    countOf(BOX_FEATURES, block.box, page),
    countOf(ROW_FEATURES, block.box, page),
    countOf(GROUP_FEATURES, page.group[0], page),
    countOf(PAGE_FEATURES, page, page),
    countOf(CONTEXT_FEATURES, block, around),
  ]
  const tables = [
    BLOCK_FEATURES,
    BOX_FEATURES,
    ROW_FEATURES,
    GROUP_FEATURES,
    PAGE_FEATURES,
    CONTEXT_FEATURES,
  ]
  expect(written).toEqual(tables.map(({ names }) => names.length))
  expect(tables.map(({ names }) => new Set(names).size)).toEqual(written)
})

function countOf<Subject, Whole>(
  table: FeatureTable<Subject, Whole>,
  subject: Subject | undefined,
  whole: Whole,
): number {
  if (subject === undefined) throw new Error('the page has none')
  return writeFeatureRow(table, subject, whole, new Float32Array(100), 0)
}
