import type { Analysis } from '../analysis.js'
import type { Block, Box } from '../blocks.js'
import { SCALES } from '../enclosing-boxes.js'
import { type Columns, createFeatureTable, divide, type RowWriter } from './feature-table.js'
import { PHRASE_BITS } from './phrases.js'

const OWN_TEXT_FEATURES: Columns<Block> = {
  names: 'words links linkCount sentences commas wordLength digits capitals copies repeat template',
  write: (row, { index, measure, links, linkWords, text }, page) => {
    row.push(measure.words)
    row.push(divide(linkWords, measure.words))
    row.push(links)
    row.push(divide(measure.sentences, measure.words))
    row.push(divide(measure.commas, measure.words))
    row.push(divide(measure.letters, measure.words))
    row.push(divide(measure.digits, measure.letters))
    row.push(divide(measure.capitals, measure.words))
    row.push(page.copies[index] ?? 0)
    row.push(page.repeat[index] ?? 0)
    row.push(PLACEHOLDER.test(text) ? 1 : 0)
  },
}

const PLACEHOLDER = /\{\{|<%|\$\{/

const ELEMENT_NAME_SCORES: Columns<Block> = {
  names:
    'names.against names.for names.parent names.grandparent names.mostAgainst names.mostFor names.leaning',
  write: (row, { box }) => {
    row.push(box.names.against)
    row.push(box.names.for)
    row.push(sumNameScores(box.parent))
    row.push(sumNameScores(box.parent?.parent))
    row.push(box.lowestScore)
    row.push(box.highestScore)
    row.push(box.weightedScore)
  },
}

const POSITION_FEATURES: Columns<Block> = {
  names: [
    'tag level depth index place toEnd wordsBefore afterH1 wordsAfterH1 proseBefore proseAfter',
    ...SCALES.map((least) => `in${least}.up`),
  ].join(' '),
  write: (row, { index, box }, page) => {
    row.push(box.tag.order)
    row.push(box.tag.level)
    row.push(box.depth)
    row.push(index)
    row.push(index / page.blocks.length)
    row.push(page.blocks.length - index)
    row.push(divide(page.sums.words[index] ?? 0, page.words))
    row.push(page.h1 < 0 ? -9_999 : index - page.h1)
    row.push(page.h1 < 0 ? -99_999 : countWordsBetween(page, page.h1, index))
    row.push(page.proseBefore[index] ?? 0)
    row.push(page.proseAfter[index] ?? 0)
    for (const scale of page.enclosing) row.push(box.depth - (scale[box.index]?.depth ?? 0))
  },
}

const NEIGHBOUR_FEATURES: Columns<Block> = {
  names:
    'words-1 links-1 words1 links1 level-1 level1 around4.words around4.links around4.sentences around12.words around12.links around12.sentences around40.words around40.links around40.sentences before8.words before8.links after8.words after8.links near.date near.join near.price',
  write: (row, { index }, page) => {
    const before = getBlock(page, index - 1)
    const after = getBlock(page, index + 1)
    row.push(before?.measure.words ?? -1)
    row.push(computeLinkShare(before))
    row.push(after?.measure.words ?? -1)
    row.push(computeLinkShare(after))
    row.push(getHeadingLevel(before))
    row.push(getHeadingLevel(after))
    addNearbyFeatures(row, page, index, 4)
    addNearbyFeatures(row, page, index, 12)
    addNearbyFeatures(row, page, index, 40)
    addRangeFeatures(row, page, Math.max(0, index - 8), index)
    addRangeFeatures(row, page, index + 1, Math.min(page.blocks.length, index + 9))
    row.push(readPhraseBit(page.phrasesNear, index, PHRASE_BITS.date))
    row.push(readPhraseBit(page.phrasesNear, index, PHRASE_BITS.join))
    row.push(readPhraseBit(page.phrasesNear, index, PHRASE_BITS.price))
  },
}

const SECTION_HEADING_FEATURES: Columns<Block> = {
  names:
    'heading.distance heading.level heading.words heading.comments heading.related heading.reviews',
  write: (row, { index }, page) => {
    const over = page.heading[index] ?? -1
    row.push(over < 0 ? -1 : index - over)
    row.push(getHeadingLevel(getBlock(page, over)))
    row.push(over < 0 ? -1 : countWordsBetween(page, over, index))
    row.push(readPhraseBit(page.phrasesOver, index, PHRASE_BITS.comments))
    row.push(readPhraseBit(page.phrasesOver, index, PHRASE_BITS.related))
    row.push(readPhraseBit(page.phrasesOver, index, PHRASE_BITS.reviews))
  },
}

const WORD_SCORES: Columns<Block> = {
  names: 'says.against says.for says.leaning says.heading says-1 says1 leads.against leads.for',
  write: (row, { index, leads }, { says, heading }) => {
    row.push(says.against[index] ?? 0)
    row.push(says.for[index] ?? 0)
    row.push(says.sum[index] ?? 0)
    row.push(getValueOrZero(says.sum, heading[index] ?? -1))
    row.push(getValueOrZero(says.sum, index - 1))
    row.push(getValueOrZero(says.sum, index + 1))
    row.push(leads.against)
    row.push(leads.for)
  },
}

const ARTICLE_FEATURES: Columns<Block> = {
  names: 'inTitle afterTitle wordsAfterTitle article.nth article.linked article.words',
  write: (row, { index, box, text }, page) => {
    const { headline } = page
    const article = page.article[box.index]
    row.push(page.outline.title.includes(text) ? 1 : 0)
    row.push(headline < 0 ? -9_999 : index - headline)
    row.push(headline < 0 ? -99_999 : countWordsBetween(page, headline, index))
    row.push(article?.nth ?? 0)
    row.push(article?.isLinked ? 1 : 0)
    row.push(article?.box.words ?? 0)
  },
}

export const BLOCK_FEATURES = createFeatureTable(
  OWN_TEXT_FEATURES,
  ELEMENT_NAME_SCORES,
  POSITION_FEATURES,
  NEIGHBOUR_FEATURES,
  SECTION_HEADING_FEATURES,
  WORD_SCORES,
  ARTICLE_FEATURES,
)

function sumNameScores(box: Box | undefined): number {
  return box ? box.names.against + box.names.for : 0
}

function getValueOrZero(values: Int16Array, index: number): number {
  return index < 0 ? 0 : (values[index] ?? 0)
}

/** Returns the block at `index`, if there is one. Reading a negative index would be slow. */
function getBlock({ blocks }: Analysis, index: number): Block | undefined {
  return index < 0 ? undefined : blocks[index]
}

function computeLinkShare(block: Block | undefined): number {
  return block ? divide(block.linkWords, block.measure.words) : -1
}

function getHeadingLevel(block: Block | undefined): number {
  return block ? block.box.tag.level : -1
}

function countWordsBetween({ sums }: Analysis, from: number, to: number): number {
  return (sums.words[to] ?? 0) - (sums.words[from] ?? 0)
}

function addNearbyFeatures(row: RowWriter, page: Analysis, index: number, reach: number): void {
  const from = Math.max(0, index - reach)
  const to = Math.min(page.blocks.length, index + reach + 1)
  const { sentences } = page.sums
  const words = addRangeFeatures(row, page, from, to)
  row.push(divide((sentences[to] ?? 0) - (sentences[from] ?? 0), words))
}

function addRangeFeatures(row: RowWriter, page: Analysis, from: number, to: number): number {
  const { linkWords } = page.sums
  const words = countWordsBetween(page, from, to)
  row.push(divide(words, to - from))
  row.push(divide((linkWords[to] ?? 0) - (linkWords[from] ?? 0), words))
  return words
}

function readPhraseBit(phrases: Int32Array, index: number, bit: number): number {
  return (phrases[index] ?? 0) & bit ? 1 : 0
}
