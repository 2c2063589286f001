import { expect, test } from 'vitest'
import { analyse } from '../../../src/main-text/analysis.js'
import { BOX, GROUP, ITEM } from '../../../src/main-text/features/around-features.js'
import { BLOCK } from '../../../src/main-text/features/block-features.js'
import { CONTEXT } from '../../../src/main-text/features/context-features.js'
import { type Table, write } from '../../../src/main-text/features/feature-table.js'
import { PAGE } from '../../../src/main-text/features/page-features.js'
import { surroundingsOf } from '../../../src/main-text/features/surroundings.js'
import { outline } from '../../../src/main-text/outline.js'
import { parseDocument, TREE_DEPTH } from '../../../src/page/tree/dom.js'
import { ARTICLE } from '../pages.js'

const LIMITS = { maxDepth: TREE_DEPTH, maxNodes: 100_000, maxTime: 60_000 }
const page = analyse(outline(parseDocument(ARTICLE, LIMITS).document))
const around = surroundingsOf(page, new Float64Array(page.blocks.length).fill(0.5))
const [block] = page.blocks

test('every table has a name for each value that it writes', () => {
  if (!block) throw new Error('the page has no text')
  const written = [
    countOf(BLOCK, block, page),
    countOf(BOX, block.box, page),
    countOf(ITEM, block.box, page),
    countOf(GROUP, page.group[0], page),
    countOf(PAGE, page, page),
    countOf(CONTEXT, block, around),
  ]
  const tables = [BLOCK, BOX, ITEM, GROUP, PAGE, CONTEXT]
  expect(written).toEqual(tables.map(({ names }) => names.length))
  expect(tables.map(({ names }) => new Set(names).size)).toEqual(written)
})

function countOf<Subject, Whole>(
  table: Table<Subject, Whole>,
  subject: Subject | undefined,
  whole: Whole,
): number {
  if (subject === undefined) throw new Error('the page has none')
  return write(table, subject, whole, new Float32Array(100), 0)
}
