import type { Analysis } from '../analysis.js'
import type { Block } from '../blocks.js'
import { PAGE_FEATURES } from '../features/container-features.js'
import { createTable, ratio } from '../features/feature-table.js'
import { HINT_BITS, type NameHint } from '../features/name-hints.js'
import { PHRASE_BITS } from '../features/phrases.js'
import { ROLE } from '../features/roles.js'

export interface FoundText {
  readonly blocks: Iterable<Block>
}

const ROLES = ['article', 'code', 'form', 'item', 'table'] as const
const HINTS: readonly NameHint[] = [
  'byline',
  'comment',
  'detail',
  'forum',
  'item',
  'product',
  'review',
]

/** Features of a page and of the text that was found in it, by which its kind is told. */
export const KIND_FEATURES = createTable<FoundText>(
  {
    names: PAGE_FEATURES.names.map((name) => `page.${name}`).join(' '),
    write: (row, _, page) => {
      for (const { write } of PAGE_FEATURES.columns) write(row, page, page)
    },
  },
  {
    names: [
      'blocks words share blockShare headings headingShare links dates prices alike groupBlocks names',
      ...ROLES.map((role) => `within.${role}`),
      ...HINTS.map((hint) => `named.${hint}`),
    ].join(' '),
    write: (row, { blocks }, page) => {
      const sums = sumBlocks(blocks, page)
      const { words } = sums
      row.add(sums.blocks)
      row.add(words)
      row.add(ratio(words, page.words))
      row.add(ratio(sums.blocks, page.blocks.length))
      row.add(sums.headings)
      row.add(ratio(sums.headings, sums.blocks))
      row.add(ratio(sums.linkWords, words))
      row.add(ratio(sums.dates, words))
      row.add(ratio(sums.prices, words))
      row.add(ratio(sums.alike, words))
      row.add(ratio(sums.groupBlocks, words))
      row.add(ratio(sums.names, words))
      for (const sum of sums.roles) row.add(ratio(sum, words))
      for (const sum of sums.hints) row.add(ratio(sum, words))
    },
  },
)

/** Sums over the blocks of a text, weighted by their words but for the first two. */
function sumBlocks(blocks: Iterable<Block>, page: Analysis) {
  const sums = {
    ...{ blocks: 0, headings: 0, words: 0, linkWords: 0, dates: 0, prices: 0 },
    ...{ alike: 0, groupBlocks: 0, names: 0 },
    roles: ROLES.map(() => 0),
    hints: HINTS.map(() => 0),
  }
  for (const { index, box, measure, linkWords } of blocks) {
    const { words } = measure
    const phrases = page.phrasesNear[index] ?? 0
    sums.blocks++
    if (box.tag.level > 0) sums.headings++
    sums.words += words
    sums.linkWords += linkWords
    if (phrases & PHRASE_BITS.date) sums.dates += words
    if (phrases & PHRASE_BITS.price) sums.prices += words
    sums.alike += words * (page.innerRow[box.index]?.alike ?? 0)
    sums.groupBlocks += words * (page.group[index]?.blocks ?? 0)
    sums.names += words * box.weightedScore
    for (const [at, role] of ROLES.entries()) {
      if (box.roles & ROLE[role]) sums.roles[at] = (sums.roles[at] ?? 0) + words
    }
    for (const [at, hint] of HINTS.entries()) {
      if (box.hints & HINT_BITS[hint]) sums.hints[at] = (sums.hints[at] ?? 0) + words
    }
  }
  return sums
}
