import { type Analysis, SCALES } from './analysis.js'
import { type Lines, rate, tableOf } from './feature-table.js'
import type { Block, Box } from './outline.js'
import { PHRASE } from './phrases.js'

/** One block and its number. */
export interface At {
  readonly index: number
  readonly block: Block
  readonly box: Box
}

/** What the block's own text is like. */
const TEXT: Lines<At> = [
  ['words', ({ block }) => block.measure.words],
  ['links', ({ block }) => rate(block.linkWords, block.measure.words)],
  ['linkCount', ({ block }) => block.links],
  ['sentences', ({ block }) => rate(block.measure.sentences, block.measure.words)],
  ['commas', ({ block }) => rate(block.measure.commas, block.measure.words)],
  ['wordLength', ({ block }) => rate(block.measure.letters, block.measure.words)],
  ['digits', ({ block }) => rate(block.measure.digits, block.measure.letters)],
  ['capitals', ({ block }) => rate(block.measure.capitals, block.measure.words)],
  ['copies', ({ index }, page) => page.copies[index] ?? 0],
  ['repeat', ({ index }, page) => page.repeat[index] ?? 0],
  ['template', ({ block }) => (PLACEHOLDER.test(block.text) ? 1 : 0)],
]

/** A script was to fill this. */
const PLACEHOLDER = /\{\{|<%|\$\{/

/** What the words in names say, by the scores learned for each. */
const NAMES: Lines<At> = [
  ['names.against', ({ box }) => box.names.against],
  ['names.for', ({ box }) => box.names.for],
  ['names.parent', ({ box: { parent } }) => leaningOf(parent)],
  ['names.grandparent', ({ box: { parent } }) => leaningOf(parent?.parent)],
  ['names.mostAgainst', ({ box }) => box.mostAgainst],
  ['names.mostFor', ({ box }) => box.mostFor],
  ['names.leaning', ({ box }) => box.leaning],
]

/** Where the block stands. */
const PLACE: Lines<At> = [
  ['tag', ({ box }) => box.tag.order],
  ['level', ({ box }) => box.tag.level],
  ['depth', ({ box }) => box.depth],
  ['index', ({ index }) => index],
  ['place', ({ index }, page) => index / page.blocks.length],
  ['toEnd', ({ index }, page) => page.blocks.length - index],
  ['wordsBefore', ({ index }, page) => rate(page.sums.words[index] ?? 0, page.words)],
  ['afterH1', ({ index }, page) => (page.h1 < 0 ? -9_999 : index - page.h1)],
  ['wordsAfterH1', ({ index }, page) => (page.h1 < 0 ? -99_999 : wordsIn(page, page.h1, index))],
  ['proseBefore', ({ index }, page) => page.proseBefore[index] ?? 0],
  ['proseAfter', ({ index }, page) => page.proseAfter[index] ?? 0],
  ...SCALES.map(
    (least, scale) =>
      [
        `in${least}.up`,
        ({ box }: At, page: Analysis) => box.depth - (page.scales[scale]?.[box.index]?.depth ?? 0),
      ] as const,
  ),
  ...[-1, 1].flatMap(
    (by): Lines<At> => [
      [`words${by}`, ({ index }, page) => page.blocks[index + by]?.measure.words ?? -1],
      [`links${by}`, ({ index }, page) => linksOf(page.blocks[index + by])],
    ],
  ),
  ['level-1', ({ index }, page) => levelAt(page, index - 1)],
  ['level1', ({ index }, page) => levelAt(page, index + 1)],
  ...[4, 12, 40].flatMap(
    (by): Lines<At> => [
      [`around${by}.words`, (at, page) => wordsAround(at, page, -by, by + 1)],
      [`around${by}.links`, (at, page) => shareAround(at, page, 'linkWords', -by, by + 1)],
      [`around${by}.sentences`, (at, page) => shareAround(at, page, 'sentences', -by, by + 1)],
    ],
  ),
  ['before8.words', (at, page) => wordsAround(at, page, -8, 0)],
  ['before8.links', (at, page) => shareAround(at, page, 'linkWords', -8, 0)],
  ['after8.words', (at, page) => wordsAround(at, page, 1, 9)],
  ['after8.links', (at, page) => shareAround(at, page, 'linkWords', 1, 9)],
  ['near.date', ({ index }, page) => has(page.phrasesNear, index, PHRASE.date)],
  ['near.join', ({ index }, page) => has(page.phrasesNear, index, PHRASE.join)],
  ['near.price', ({ index }, page) => has(page.phrasesNear, index, PHRASE.price)],
  [
    'heading.distance',
    ({ index }, page) => (over(page, index) < 0 ? -1 : index - over(page, index)),
  ],
  ['heading.level', ({ index }, page) => levelAt(page, over(page, index))],
  [
    'heading.words',
    ({ index }, page) => (over(page, index) < 0 ? -1 : wordsIn(page, over(page, index), index)),
  ],
  ...(['comments', 'related', 'reviews'] as const).map(
    (name) =>
      [
        `heading.${name}`,
        ({ index }: At, page: Analysis) => has(page.phrasesOver, index, PHRASE[name]),
      ] as const,
  ),
]

export const BLOCK = tableOf([...TEXT, ...NAMES, ...PLACE])

function leaningOf(box: Box | undefined): number {
  return box ? box.names.against + box.names.for : 0
}

function linksOf(block: Block | undefined): number {
  return block ? rate(block.linkWords, block.measure.words) : -1
}

function levelAt({ blocks }: Analysis, index: number): number {
  const block = blocks[index]
  return block ? block.box.tag.level : -1
}

function over({ heading }: Analysis, index: number): number {
  return heading[index] ?? -1
}

function wordsIn({ sums }: Analysis, from: number, to: number): number {
  return (sums.words[to] ?? 0) - (sums.words[from] ?? 0)
}

/** Words a block, from `index + from` up to `index + to`. */
function wordsAround({ index }: At, page: Analysis, from: number, to: number): number {
  const start = Math.max(0, index + from)
  const end = Math.min(page.blocks.length, index + to)
  return rate(wordsIn(page, start, end), end - start)
}

/** What of those blocks' words are in links, or how many end a sentence. */
function shareAround(
  { index }: At,
  page: Analysis,
  what: 'linkWords' | 'sentences',
  from: number,
  to: number,
): number {
  const start = Math.max(0, index + from)
  const end = Math.min(page.blocks.length, index + to)
  const parts = page.sums[what]
  return rate((parts[end] ?? 0) - (parts[start] ?? 0), wordsIn(page, start, end))
}

function has(phrases: Int32Array, index: number, bit: number): number {
  return (phrases[index] ?? 0) & bit ? 1 : 0
}
