import type { Analysis } from '../analysis.js'
import type { Block, Box } from '../blocks.js'
import { SCALES } from '../model/scales.js'
import { type Columns, type RowWriter, rate, tableOf } from './feature-table.js'
import { PHRASE } from './phrases.js'

/** What the block's own text is like. */
const TEXT: Columns<Block> = {
  names: 'words links linkCount sentences commas wordLength digits capitals copies repeat template',
  write: (row, { index, measure, links, linkWords, text }, page) => {
    row.add(measure.words)
    row.add(rate(linkWords, measure.words))
    row.add(links)
    row.add(rate(measure.sentences, measure.words))
    row.add(rate(measure.commas, measure.words))
    row.add(rate(measure.letters, measure.words))
    row.add(rate(measure.digits, measure.letters))
    row.add(rate(measure.capitals, measure.words))
    row.add(page.copies[index] ?? 0)
    row.add(page.repeat[index] ?? 0)
    row.add(PLACEHOLDER.test(text) ? 1 : 0)
  },
}

/** A script was to fill this. */
const PLACEHOLDER = /\{\{|<%|\$\{/

/** What the words in names say, by the scores learned for each. */
const NAMES: Columns<Block> = {
  names:
    'names.against names.for names.parent names.grandparent names.mostAgainst names.mostFor names.leaning',
  write: (row, { box }) => {
    row.add(box.names.against)
    row.add(box.names.for)
    row.add(leaningOf(box.parent))
    row.add(leaningOf(box.parent?.parent))
    row.add(box.mostAgainst)
    row.add(box.mostFor)
    row.add(box.leaning)
  },
}

/** Where the block stands. */
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
    row.add(rate(page.sums.words[index] ?? 0, page.words))
    row.add(page.h1 < 0 ? -9_999 : index - page.h1)
    row.add(page.h1 < 0 ? -99_999 : wordsIn(page, page.h1, index))
    row.add(page.proseBefore[index] ?? 0)
    row.add(page.proseAfter[index] ?? 0)
    for (const scale of page.scales) row.add(levelsUp(box, scale))
  },
}

/** What stands around it. */
const AROUND: Columns<Block> = {
  names:
    'words-1 links-1 words1 links1 level-1 level1 around4.words around4.links around4.sentences around12.words around12.links around12.sentences around40.words around40.links around40.sentences before8.words before8.links after8.words after8.links near.date near.join near.price',
  write: (row, { index }, page) => {
    const before = blockAt(page, index - 1)
    const after = blockAt(page, index + 1)
    row.add(before?.measure.words ?? -1)
    row.add(linksOf(before))
    row.add(after?.measure.words ?? -1)
    row.add(linksOf(after))
    row.add(levelOf(before))
    row.add(levelOf(after))
    addAround(row, page, index, 4)
    addAround(row, page, index, 12)
    addAround(row, page, index, 40)
    addPart(row, page, Math.max(0, index - 8), index)
    addPart(row, page, index + 1, Math.min(page.blocks.length, index + 9))
    row.add(has(page.phrasesNear, index, PHRASE.date))
    row.add(has(page.phrasesNear, index, PHRASE.join))
    row.add(has(page.phrasesNear, index, PHRASE.price))
  },
}

/** The heading it stands under. */
const HEADING: Columns<Block> = {
  names:
    'heading.distance heading.level heading.words heading.comments heading.related heading.reviews',
  write: (row, { index }, page) => {
    const over = page.heading[index] ?? -1
    row.add(over < 0 ? -1 : index - over)
    row.add(levelOf(blockAt(page, over)))
    row.add(over < 0 ? -1 : wordsIn(page, over, index))
    row.add(has(page.phrasesOver, index, PHRASE.comments))
    row.add(has(page.phrasesOver, index, PHRASE.related))
    row.add(has(page.phrasesOver, index, PHRASE.reviews))
  },
}

export const BLOCK = tableOf(TEXT, NAMES, PLACE, AROUND, HEADING)

/** Boxes from a block's own up to the surroundings of a scale. */
function levelsUp(box: Box, scale: readonly Box[]): number {
  return box.depth - (scale[box.index]?.depth ?? 0)
}

function leaningOf(box: Box | undefined): number {
  return box ? box.names.against + box.names.for : 0
}

/** To ask a list for what stands before its first takes the engine's slowest way. */
function blockAt({ blocks }: Analysis, index: number): Block | undefined {
  return index < 0 ? undefined : blocks[index]
}

function linksOf(block: Block | undefined): number {
  return block ? rate(block.linkWords, block.measure.words) : -1
}

function levelOf(block: Block | undefined): number {
  return block ? block.box.tag.level : -1
}

function wordsIn({ sums }: Analysis, from: number, to: number): number {
  return (sums.words[to] ?? 0) - (sums.words[from] ?? 0)
}

/** Of a block and so many on both sides: words a block, the share in links, and how many end a sentence. */
function addAround(row: RowWriter, page: Analysis, index: number, reach: number): void {
  const from = Math.max(0, index - reach)
  const to = Math.min(page.blocks.length, index + reach + 1)
  const { sentences } = page.sums
  const words = addPart(row, page, from, to)
  row.add(rate((sentences[to] ?? 0) - (sentences[from] ?? 0), words))
}

/** Of the blocks from one up to another: words a block, and the share of them in links. Tells the words. */
function addPart(row: RowWriter, page: Analysis, from: number, to: number): number {
  const { linkWords } = page.sums
  const words = wordsIn(page, from, to)
  row.add(rate(words, to - from))
  row.add(rate((linkWords[to] ?? 0) - (linkWords[from] ?? 0), words))
  return words
}

function has(phrases: Int32Array, index: number, bit: number): number {
  return (phrases[index] ?? 0) & bit ? 1 : 0
}
