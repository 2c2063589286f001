import { readFileSync } from 'node:fs'
import type { MainKind } from '../../contracts/result.js'
import { computeOnce } from '../../lib/data/lazy.js'
import type { Analysis } from '../analysis.js'
import type { Block } from '../blocks.js'
import { PAGE_FEATURES } from '../features/container-features.js'
import { createFeatureTable, divide, writeFeatureRow } from '../features/feature-table.js'
import { HINT_BITS } from '../features/name-hints.js'
import { PHRASE_BITS } from '../features/phrases.js'
import { ROLE } from '../features/roles.js'
import { parseTrees, predictProbability } from '../model/trees.js'
import type { Outline } from '../outline.js'

const DECLARED_THREAD = /forum|discussion|qapage/i
const DECLARED_ARTICLE = /article|posting/i
const PRODUCT = /product/i

/** Chooses the kind of page that its JSON-LD tells, or else the most probable kind. */
export function chooseKind(page: Analysis, kept: ReadonlySet<Block>): MainKind {
  const { types } = page.outline
  if (DECLARED_THREAD.test(types)) return 'forum'
  const isArticle = DECLARED_ARTICLE.test(types) && !PRODUCT.test(types)
  // Some forums declare each thread as an article.
  if (isArticle) return isThread(page, kept) ? 'forum' : 'article'
  return correctMainKind(predictKind(page, kept), page, kept)
}

function isThread(page: Analysis, kept: ReadonlySet<Block>): boolean {
  const posted = [...kept].filter(({ box }) => box.hints & HINT_BITS.forum)
  return posted.length * 2 > kept.size && predictKind(page, kept) === 'forum'
}

/** Replaces `forum` and `service` by `article` in an `article` element, unless the page looks like a forum. */
function correctMainKind(kind: MainKind, page: Analysis, kept: ReadonlySet<Block>): MainKind {
  if (kind !== 'forum' && kind !== 'service') return kind
  const [first] = kept
  const isInArticle = first !== undefined && (first.box.roles & ROLE.article) !== 0
  return isInArticle && !hasForumMarkup(page.outline) ? 'article' : kind
}

const VOTES = /(?:^|\s)(?:up|down)?votes?(?:[-_]\w{1,20})?(?:\s|$)/i

function hasForumMarkup({ boxes, hints }: Outline): boolean {
  if (hints & HINT_BITS.forum) return true
  return boxes.some(
    ({ element, ownHints }) =>
      (ownHints & HINT_BITS.forum) !== 0 ||
      DECLARED_THREAD.test(element.getAttribute('itemtype') ?? '') ||
      VOTES.test(element.getAttribute('class') ?? ''),
  )
}

function predictKind(page: Analysis, blocks: Iterable<Block>): MainKind {
  const row = new Float32Array(KIND_FEATURES.names.length)
  writeFeatureRow(KIND_FEATURES, { blocks }, page, row, 0)
  let [best, highest]: [MainKind, number] = ['article', 0]
  for (const { kind, trees } of readModels()) {
    const probability = predictProbability(trees, row)
    if (probability > highest) [best, highest] = [kind, probability]
  }
  return best
}

const readModels = computeOnce(() => {
  const file = readFileSync(new URL('../model/kind-trees.txt', import.meta.url), 'utf8')
  return file
    .split('# ')
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n')
      const kind = part.slice(0, end) as MainKind
      return { kind, trees: parseTrees(part.slice(end), KIND_FEATURES.names) }
    })
})

const ROLES = ['article', 'code', 'form', 'item', 'table'] as const
const HINTS = ['byline', 'comment', 'detail', 'forum', 'item', 'product', 'review'] as const

export const KIND_FEATURES = createFeatureTable<{ readonly blocks: Iterable<Block> }>(
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
      const sums = sumBlockFeatures(blocks, page)
      const { words } = sums
      row.push(sums.blocks)
      row.push(words)
      row.push(divide(words, page.words))
      row.push(divide(sums.blocks, page.blocks.length))
      row.push(sums.headings)
      row.push(divide(sums.headings, sums.blocks))
      row.push(divide(sums.linkWords, words))
      row.push(divide(sums.dates, words))
      row.push(divide(sums.prices, words))
      row.push(divide(sums.alike, words))
      row.push(divide(sums.groupBlocks, words))
      row.push(divide(sums.names, words))
      for (const sum of sums.roles) row.push(divide(sum, words))
      for (const sum of sums.hints) row.push(divide(sum, words))
    },
  },
)

function sumBlockFeatures(blocks: Iterable<Block>, page: Analysis) {
  const sums = {
    blocks: 0,
    headings: 0,
    words: 0,
    linkWords: 0,
    dates: 0,
    prices: 0,
    alike: 0,
    groupBlocks: 0,
    names: 0,
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
