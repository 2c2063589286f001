import type { Analysis } from '../analysis.js'
import type { Block, Box } from '../blocks.js'
import { SCALES } from '../enclosing-boxes.js'
import { type Columns, createTable, type RowWriter, ratio } from './feature-table.js'
import { PHRASE_BITS } from './phrases.js'

/** Features of the block's own text. */
const TEXT: Columns<Block> = {
  names: 'words links linkCount sentences commas wordLength digits capitals copies repeat template',
  write: (row, { index, measure, links, linkWords, text }, page) => {
    row.add(measure.words)
    row.add(ratio(linkWords, measure.words))
    row.add(links)
    row.add(ratio(measure.sentences, measure.words))
    row.add(ratio(measure.commas, measure.words))
    row.add(ratio(measure.letters, measure.words))
    row.add(ratio(measure.digits, measure.letters))
    row.add(ratio(measure.capitals, measure.words))
    row.add(page.copies[index] ?? 0)
    row.add(page.repeat[index] ?? 0)
    row.add(PLACEHOLDER.test(text) ? 1 : 0)
  },
}

/** Matches a placeholder that a script did not fill. */
const PLACEHOLDER = /\{\{|<%|\$\{/

/** Learned scores of the words in the classes and ids of the elements around a block. */
const NAMES: Columns<Block> = {
  names:
    'names.against names.for names.parent names.grandparent names.mostAgainst names.mostFor names.leaning',
  write: (row, { box }) => {
    row.add(box.names.against)
    row.add(box.names.for)
    row.add(scoreOf(box.parent))
    row.add(scoreOf(box.parent?.parent))
    row.add(box.lowestScore)
    row.add(box.highestScore)
    row.add(box.weightedScore)
  },
}

/** Features of the block's position in the page. */
const PLACE: Columns<Block> = {
  names: [
    'tag level depth index place toEnd wordsBefore afterH1 wordsAfterH1 proseBefore proseAfter',
    ...SCALES.map((least) => `in${least}.up`),
  ].join(' '),
  write: (row, { index, box }, page) => {
    row.add(box.tag.order)
    row.add(box.tag.level)
    row.add(box.depth)
    row.add(index)
    row.add(index / page.blocks.length)
    row.add(page.blocks.length - index)
    row.add(ratio(page.sums.words[index] ?? 0, page.words))
    row.add(page.h1 < 0 ? -9_999 : index - page.h1)
    row.add(page.h1 < 0 ? -99_999 : countWords(page, page.h1, index))
    row.add(page.proseBefore[index] ?? 0)
    row.add(page.proseAfter[index] ?? 0)
    // Adds the number of levels from the block's box up to each enclosing box.
    for (const scale of page.enclosing) row.add(box.depth - (scale[box.index]?.depth ?? 0))
  },
}

/** Features of the blocks before and after a block. */
const AROUND: Columns<Block> = {
  names:
    'words-1 links-1 words1 links1 level-1 level1 around4.words around4.links around4.sentences around12.words around12.links around12.sentences around40.words around40.links around40.sentences before8.words before8.links after8.words after8.links near.date near.join near.price',
  write: (row, { index }, page) => {
    const before = getBlock(page, index - 1)
    const after = getBlock(page, index + 1)
    row.add(before?.measure.words ?? -1)
    row.add(linkShareOf(before))
    row.add(after?.measure.words ?? -1)
    row.add(linkShareOf(after))
    row.add(getLevel(before))
    row.add(getLevel(after))
    addAround(row, page, index, 4)
    addAround(row, page, index, 12)
    addAround(row, page, index, 40)
    addRange(row, page, Math.max(0, index - 8), index)
    addRange(row, page, index + 1, Math.min(page.blocks.length, index + 9))
    row.add(has(page.phrasesNear, index, PHRASE_BITS.date))
    row.add(has(page.phrasesNear, index, PHRASE_BITS.join))
    row.add(has(page.phrasesNear, index, PHRASE_BITS.price))
  },
}

/** Features of the heading of the block's section. */
const HEADING: Columns<Block> = {
  names:
    'heading.distance heading.level heading.words heading.comments heading.related heading.reviews',
  write: (row, { index }, page) => {
    const over = page.heading[index] ?? -1
    row.add(over < 0 ? -1 : index - over)
    row.add(getLevel(getBlock(page, over)))
    row.add(over < 0 ? -1 : countWords(page, over, index))
    row.add(has(page.phrasesOver, index, PHRASE_BITS.comments))
    row.add(has(page.phrasesOver, index, PHRASE_BITS.related))
    row.add(has(page.phrasesOver, index, PHRASE_BITS.reviews))
  },
}

/** Learned scores of the words in a block's text, in the URLs of its links, and in blocks nearby. */
const WORDS: Columns<Block> = {
  names: 'says.against says.for says.leaning says.heading says-1 says1 leads.against leads.for',
  write: (row, { index, leads }, { says, heading }) => {
    row.add(says.against[index] ?? 0)
    row.add(says.for[index] ?? 0)
    row.add(says.sum[index] ?? 0)
    row.add(getValue(says.sum, heading[index] ?? -1))
    row.add(getValue(says.sum, index - 1))
    row.add(getValue(says.sum, index + 1))
    row.add(leads.against)
    row.add(leads.for)
  },
}

/** Features of the article that the block is in, and of the block's distance from the headline. */
const ARTICLE: Columns<Block> = {
  names: 'inTitle afterTitle wordsAfterTitle article.nth article.linked article.words',
  write: (row, { index, box, text }, page) => {
    const { headline } = page
    const article = page.article[box.index]
    row.add(page.outline.title.includes(text) ? 1 : 0)
    row.add(headline < 0 ? -9_999 : index - headline)
    row.add(headline < 0 ? -99_999 : countWords(page, headline, index))
    row.add(article?.nth ?? 0)
    row.add(article?.isLinked ? 1 : 0)
    row.add(article?.box.words ?? 0)
  },
}

export const BLOCK_FEATURES = createTable(TEXT, NAMES, PLACE, AROUND, HEADING, WORDS, ARTICLE)

function scoreOf(box: Box | undefined): number {
  return box ? box.names.against + box.names.for : 0
}

/** Returns a block's value; 0 if there is no such block. */
function getValue(values: Int16Array, index: number): number {
  return index < 0 ? 0 : (values[index] ?? 0)
}

/** Returns a block or `undefined`; checks for negative indexes, as reading them from an array is slow. */
function getBlock({ blocks }: Analysis, index: number): Block | undefined {
  return index < 0 ? undefined : blocks[index]
}

function linkShareOf(block: Block | undefined): number {
  return block ? ratio(block.linkWords, block.measure.words) : -1
}

function getLevel(block: Block | undefined): number {
  return block ? block.box.tag.level : -1
}

function countWords({ sums }: Analysis, from: number, to: number): number {
  return (sums.words[to] ?? 0) - (sums.words[from] ?? 0)
}

/** Adds words per block, share of words in links, and sentences per word, for a block and `reach` on each side. */
function addAround(row: RowWriter, page: Analysis, index: number, reach: number): void {
  const from = Math.max(0, index - reach)
  const to = Math.min(page.blocks.length, index + reach + 1)
  const { sentences } = page.sums
  const words = addRange(row, page, from, to)
  row.add(ratio((sentences[to] ?? 0) - (sentences[from] ?? 0), words))
}

/** Adds words per block and the share of words in links for a range of blocks; returns the number of words. */
function addRange(row: RowWriter, page: Analysis, from: number, to: number): number {
  const { linkWords } = page.sums
  const words = countWords(page, from, to)
  row.add(ratio(words, to - from))
  row.add(ratio((linkWords[to] ?? 0) - (linkWords[from] ?? 0), words))
  return words
}

function has(phrases: Int32Array, index: number, bit: number): number {
  return (phrases[index] ?? 0) & bit ? 1 : 0
}
