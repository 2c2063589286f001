import type { MainKind } from '../contracts/result.js'
import type { Analysis } from './analysis.js'
import { type Block, readBlockText } from './blocks.js'
import { ROLE } from './features/roles.js'
import { chooseKind } from './kind/choose-kind.js'
import type { Outline } from './outline.js'
import { keepReferredNotes } from './referred-notes.js'
import { dropSurroundingParts } from './tail.js'
import { keepWholeParts } from './whole-parts.js'

export function selectBlocks(page: Analysis, probabilities: Float64Array) {
  const { outline } = page
  const kept = selectProbableBlocks(page.blocks, probabilities)
  const kind = chooseKind(page, kept)
  const tables = keepWholeParts(outline, kept, probabilities)
  if (SECTIONED.has(kind)) keepHeadings(page, kept)
  const text = sortByPosition(outline, kept)
  if (kind === 'article') dropSurroundingParts(page, text, tables)
  if (REPEATING.has(kind)) dropRepeatedTexts(page, text)
  if (kind === 'article' || kind === 'documentation') keepReferredNotes(outline, text)
  return { kind, blocks: sortByPosition(outline, text) }
}

/** Kinds of pages whose headings are kept with their text. */
const SECTIONED: ReadonlySet<string> = new Set(
  'collection documentation listing service'.split(' '),
)

/** Kinds of pages that repeat texts for several screen sizes. */
const REPEATING: ReadonlySet<MainKind> = new Set(['collection', 'forum', 'product', 'service'])

const MIN_REPEATED = { elsewhere: 3, inList: 10 }

function dropRepeatedTexts({ group }: Analysis, kept: Set<Block>): void {
  const seen = new Map<string, unknown>()
  for (const block of kept) {
    const { index, box, measure } = block
    if (measure.words < MIN_REPEATED.elsewhere || box.roles & (ROLE.table | ROLE.code)) continue
    const text = readBlockText(block)
    if (!seen.has(text)) seen.set(text, group[index])
    else if (seen.get(text) !== group[index] || measure.words >= MIN_REPEATED.inList) {
      kept.delete(block)
    }
  }
}

export function selectProbableBlocks(
  blocks: readonly Block[],
  probabilities: Float64Array,
): Set<Block> {
  const threshold = findBestThreshold(blocks, probabilities)
  return new Set(blocks.filter(({ index }) => (probabilities[index] ?? 0) >= threshold))
}

function sortByPosition({ blocks }: Outline, kept: ReadonlySet<Block>): Set<Block> {
  return new Set(blocks.filter((block) => kept.has(block)))
}

const THRESHOLD_STEPS = 1_000

/** Finds the minimum probability for which the kept blocks have the highest expected F1. */
function findBestThreshold(blocks: readonly Block[], probabilities: Float64Array): number {
  const words = new Float64Array(THRESHOLD_STEPS + 1)
  const expected = new Float64Array(THRESHOLD_STEPS + 1)
  let wanted = 0
  for (const { index, measure } of blocks) {
    const probability = probabilities[index] ?? 0
    const step = Math.floor(probability * THRESHOLD_STEPS)
    words[step] = (words[step] ?? 0) + measure.words
    expected[step] = (expected[step] ?? 0) + probability * measure.words
    wanted += probability * measure.words
  }
  let [threshold, best, common, kept] = [THRESHOLD_STEPS, 0, 0, 0]
  for (let step = THRESHOLD_STEPS; step >= 0; step--) {
    common += expected[step] ?? 0
    kept += words[step] ?? 0
    const f1 = (2 * common) / (kept + wanted)
    if (f1 > best) [threshold, best] = [step, f1]
  }
  return threshold / THRESHOLD_STEPS
}

/** Minimum level of headings to keep: `h2`, since an `h1` heads the whole page. */
const MIN_LEVEL = 2

function keepHeadings({ blocks, heading }: Analysis, kept: Set<Block>): void {
  const balance = new Float64Array(blocks.length)
  // Goes backwards, since a heading precedes the text under it.
  for (const block of blocks.toReversed()) {
    const { index, box, measure } = block
    const own = balance[index] ?? 0
    const over = heading[index] ?? -1
    const words = kept.has(block) ? measure.words : -measure.words
    if (over >= 0) balance[over] = (balance[over] ?? 0) + own + words
    if (own > 0 && box.tag.level >= MIN_LEVEL) kept.add(block)
  }
}
