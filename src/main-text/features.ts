import { type Analysis, type Group, levelOf, SCALES } from './analysis.js'
import { HINT, HINTS } from './hints.js'
import type { Block, Box } from './outline.js'
import { PHRASE } from './phrases.js'
import { WITHIN } from './within.js'

/** One block with its page: what a feature is computed from. */
interface At {
  readonly page: Analysis
  readonly index: number
  readonly block: Block
  readonly box: Box
}

type Feature = (at: At) => number
type Named = readonly (readonly [name: string, feature: Feature])[]

/** What the block's own text is like. */
const TEXT: Named = [
  ['words', ({ block }) => block.measure.words],
  ['links', ({ block }) => rate(block.linkWords, block.measure.words)],
  ['linkCount', ({ block }) => block.links],
  ['sentences', ({ block }) => rate(block.measure.sentences, block.measure.words)],
  ['commas', ({ block }) => rate(block.measure.commas, block.measure.words)],
  ['wordLength', ({ block }) => rate(block.measure.letters, block.measure.words)],
  ['digits', ({ block }) => rate(block.measure.digits, block.measure.letters)],
  ['capitals', ({ block }) => rate(block.measure.capitals, block.measure.words)],
  ['copies', ({ page, index }) => page.copies[index] ?? 0],
  ['repeat', ({ page, index }) => page.repeat[index] ?? 0],
  ['template', ({ block }) => (PLACEHOLDER.test(block.text) ? 1 : 0)],
]

/** A script was to fill this. */
const PLACEHOLDER = /\{\{|<%|\$\{/

/** Where the block stands. */
const PLACE: Named = [
  ['tag', ({ box }) => TAG.get(box.element.name) ?? 0],
  ['level', ({ block }) => levelOf(block)],
  ['depth', ({ box }) => box.depth],
  ['index', ({ index }) => index],
  ['place', ({ page, index }) => index / page.blocks.length],
  ['toEnd', ({ page, index }) => page.blocks.length - index],
  ['wordsBefore', ({ page, index }) => rate(page.sums.words[index] ?? 0, page.words)],
  ['afterH1', ({ page, index }) => (page.h1 < 0 ? -9_999 : index - page.h1)],
  ['wordsAfterH1', ({ page, index }) => (page.h1 < 0 ? -99_999 : wordsIn(page, page.h1, index))],
  ['proseBefore', ({ page, index }) => page.proseBefore[index] ?? 0],
  ['proseAfter', ({ page, index }) => page.proseAfter[index] ?? 0],
  ...[-2, -1, 1, 2].flatMap(
    (by): Named => [
      [`words${by}`, ({ page, index }) => page.blocks[index + by]?.measure.words ?? -1],
      [`links${by}`, ({ page, index }) => linksOf(page.blocks[index + by])],
    ],
  ),
  ['level-1', ({ page, index }) => levelAt(page, index - 1)],
  ['level1', ({ page, index }) => levelAt(page, index + 1)],
  ...[4, 12, 40].flatMap(
    (by): Named => [
      [`around${by}.words`, (at) => wordsAround(at, -by, by + 1)],
      [`around${by}.links`, (at) => shareAround(at, 'linkWords', -by, by + 1)],
      [`around${by}.sentences`, (at) => shareAround(at, 'sentences', -by, by + 1)],
    ],
  ),
  ['before8.words', (at) => wordsAround(at, -8, 0)],
  ['before8.links', (at) => shareAround(at, 'linkWords', -8, 0)],
  ['after8.words', (at) => wordsAround(at, 1, 9)],
  ['after8.links', (at) => shareAround(at, 'linkWords', 1, 9)],
  ['near.date', (at) => phraseNear(at, PHRASE.date)],
  ['near.join', (at) => phraseNear(at, PHRASE.join)],
  ['near.price', (at) => phraseNear(at, PHRASE.price)],
  [
    'heading.distance',
    ({ page, index }) => (over(page, index) < 0 ? -1 : index - over(page, index)),
  ],
  ['heading.level', ({ page, index }) => levelAt(page, over(page, index))],
  [
    'heading.words',
    ({ page, index }) => (over(page, index) < 0 ? -1 : wordsIn(page, over(page, index), index)),
  ],
  ...(['comments', 'related', 'reviews'] as const).map(
    (name) => [`heading.${name}`, (at: At) => phraseOver(at, PHRASE[name])] as const,
  ),
]

/** The elements around the block. */
const AROUND: Named = [
  ...boxFeatures('box', ({ box }) => box),
  ...boxFeatures('parent', ({ box }) => box.parent),
  ...boxFeatures('grandparent', ({ box }) => box.parent?.parent),
  ...SCALES.flatMap((least, scale) => scaleFeatures(`in${least}`, scale)),
  ...itemFeatures('item', ({ page, box }) => page.item[box.index]),
  ...itemFeatures('outer', ({ page, box }) => page.outer[box.index]),
  ...groupFeatures('group', ({ page, index }) => page.group[index]),
  ...groupFeatures('kin', ({ page, index }) => page.kin[index]),
]

/** What tags, roles and names say. */
const NAMES: Named = [
  ...Object.entries(WITHIN).map(
    ([name, bit]) => [`within.${name}`, ({ box }: At) => (box.within & bit ? 1 : 0)] as const,
  ),
  ...HINTS.map(
    (hint) => [`named.${hint}`, ({ box }: At) => (box.hints & HINT[hint] ? 1 : 0)] as const,
  ),
  ...HINTS.map(
    (hint) =>
      [
        `own.${hint}`,
        ({ block, box }: At) => ((box.own | block.inline) & HINT[hint] ? 1 : 0),
      ] as const,
  ),
  ...HINTS.map(
    (hint) => [`up.${hint}`, ({ box }: At) => (namesAbove(box) & HINT[hint] ? 1 : 0)] as const,
  ),
]

/** What kind of page it is: the same for all its blocks. */
const PAGE: readonly (readonly [name: string, feature: (page: Analysis) => number])[] = [
  ['page.words', (page) => page.words],
  ['page.blocks', (page) => page.blocks.length],
  ['page.links', (page) => rate(page.linkWords, page.words)],
  ['page.prose', (page) => rate(page.proseWords, page.words)],
  ['page.proseWords', (page) => page.proseWords],
  ['page.proseBlocks', (page) => page.proseBlocks],
  ['page.prices', (page) => page.prices],
  ['page.dates', (page) => page.dates],
  ['page.code', (page) => page.codeBlocks],
  ...'article form h1 h2 h3 li main nav noscript p pre section table'
    .split(' ')
    .map((tag) => [`page.${tag}`, (page: Analysis) => page.tags.get(tag) ?? 0] as const),
  ['page.isProduct', (page) => (/product|offer/i.test(page.outline.types) ? 1 : 0)],
  ['page.isArticle', (page) => (/article|posting|news/i.test(page.outline.types) ? 1 : 0)],
  ['page.isForum', (page) => (/forum|discussion|qapage/i.test(page.outline.types) ? 1 : 0)],
  ...(['article', 'forum', 'item', 'product'] as const).map(
    (hint) =>
      [
        `page.named.${hint}`,
        (page: Analysis) => (page.outline.names & HINT[hint] ? 1 : 0),
      ] as const,
  ),
]

const FEATURES: Named = [...TEXT, ...PLACE, ...AROUND, ...NAMES]

export const FEATURE_NAMES: readonly string[] = [...FEATURES, ...PAGE].map(([name]) => name)

/** The values of the named features for every block, one block after the other. */
export function featuresOf(page: Analysis, names: readonly string[] = FEATURE_NAMES): Float32Array {
  const features = names.map((name): Feature | number => {
    const found = BY_NAME.get(name) ?? OF_PAGE.get(name)?.(page)
    if (found === undefined) throw new Error(`no feature is called ${name}`)
    return found
  })
  const values = new Float32Array(page.blocks.length * features.length)
  let next = 0
  for (const [index, block] of page.blocks.entries()) {
    const at: At = { page, index, block, box: block.box }
    for (const feature of features) {
      values[next++] = typeof feature === 'number' ? feature : feature(at)
    }
  }
  return values
}

const BY_NAME: ReadonlyMap<string, Feature> = new Map(FEATURES)
const OF_PAGE = new Map(PAGE)

function boxFeatures(name: string, boxOf: (at: At) => Box | undefined): Named {
  return [
    [`${name}.words`, (at) => boxOf(at)?.words ?? -1],
    [`${name}.blocks`, (at) => boxOf(at)?.blocks ?? -1],
    [`${name}.alike`, (at) => boxOf(at)?.row.alike ?? 0],
    [`${name}.links`, (at) => linkRate(boxOf(at))],
    [`${name}.prose`, (at) => proseRate(boxOf(at))],
  ]
}

function scaleFeatures(name: string, scale: number): Named {
  const boxOf = ({ page, box }: At) => page.scales[scale]?.[box.index]
  return [
    [`${name}.words`, (at) => boxOf(at)?.words ?? -1],
    [`${name}.alike`, (at) => boxOf(at)?.row.alike ?? 0],
    [`${name}.links`, (at) => linkRate(boxOf(at))],
    [`${name}.prose`, (at) => proseRate(boxOf(at))],
    [`${name}.perBlock`, (at) => rate(boxOf(at)?.words ?? 0, boxOf(at)?.blocks ?? 1)],
    [`${name}.share`, (at) => rate(boxOf(at)?.words ?? 0, at.page.words)],
    [`${name}.proseShare`, (at) => rate(boxOf(at)?.prose ?? 0, at.page.proseWords)],
    [`${name}.up`, (at) => at.box.depth - (boxOf(at)?.depth ?? 0)],
    [`${name}.place`, (at) => (at.page.first[boxOf(at)?.index ?? 0] ?? 0) / at.page.blocks.length],
  ]
}

function itemFeatures(name: string, boxOf: (at: At) => Box | undefined): Named {
  return [
    [`${name}.alike`, (at) => boxOf(at)?.row.alike ?? 0],
    [`${name}.words`, (at) => boxOf(at)?.words ?? -1],
    [`${name}.links`, (at) => linkRate(boxOf(at))],
    [`${name}.rowShare`, (at) => rate(boxOf(at)?.parent?.words ?? 0, at.page.words)],
    [`${name}.rowAverage`, (at) => rate(boxOf(at)?.parent?.words ?? 0, boxOf(at)?.row.alike ?? 1)],
    [`${name}.rowLinks`, (at) => linkRate(boxOf(at)?.parent)],
    [`${name}.rowProse`, (at) => proseRate(boxOf(at)?.parent)],
  ]
}

function groupFeatures(name: string, groupOf: (at: At) => Group | undefined): Named {
  return [
    [`${name}.blocks`, (at) => groupOf(at)?.blocks ?? 0],
    [`${name}.perBlock`, (at) => rate(groupOf(at)?.words ?? 0, groupOf(at)?.blocks ?? 1)],
    [`${name}.links`, (at) => rate(groupOf(at)?.linkWords ?? 0, groupOf(at)?.words ?? 1)],
    [`${name}.sentences`, (at) => rate(groupOf(at)?.sentences ?? 0, groupOf(at)?.words ?? 1)],
    [`${name}.share`, (at) => rate(groupOf(at)?.words ?? 0, at.page.words)],
    [`${name}.first`, (at) => (groupOf(at)?.first ?? 0) / at.page.blocks.length],
    [`${name}.last`, (at) => (groupOf(at)?.last ?? 0) / at.page.blocks.length],
    [`${name}.parents`, (at) => groupOf(at)?.parents.size ?? 0],
  ]
}

function rate(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0
}

function linkRate(box: Box | undefined): number {
  return box ? rate(box.linkWords, box.words) : -1
}

function proseRate(box: Box | undefined): number {
  return box ? rate(box.prose, box.words) : -1
}

function linksOf(block: Block | undefined): number {
  return block ? rate(block.linkWords, block.measure.words) : -1
}

function levelAt({ blocks }: Analysis, index: number): number {
  const block = blocks[index]
  return block ? levelOf(block) : -1
}

function namesAbove({ parent }: Box): number {
  return (parent?.own ?? 0) | (parent?.parent?.own ?? 0)
}

function over({ heading }: Analysis, index: number): number {
  return heading[index] ?? -1
}

function wordsIn({ sums }: Analysis, from: number, to: number): number {
  return (sums.words[to] ?? 0) - (sums.words[from] ?? 0)
}

/** Words a block, from `index + from` up to `index + to`. */
function wordsAround({ page, index }: At, from: number, to: number): number {
  const start = Math.max(0, index + from)
  const end = Math.min(page.blocks.length, index + to)
  return rate(wordsIn(page, start, end), end - start)
}

/** What of those blocks' words are in links, or how many end a sentence. */
function shareAround(
  { page, index }: At,
  what: 'linkWords' | 'sentences',
  from: number,
  to: number,
): number {
  const start = Math.max(0, index + from)
  const end = Math.min(page.blocks.length, index + to)
  const parts = page.sums[what]
  return rate((parts[end] ?? 0) - (parts[start] ?? 0), wordsIn(page, start, end))
}

/** Blocks around one in which a phrase is near. */
const NEAR = 3

function phraseNear({ page, index }: At, bit: number): number {
  let bits = 0
  for (let near = index - NEAR; near <= index + NEAR; near++) bits |= page.phrases[near] ?? 0
  return bits & bit ? 1 : 0
}

/** Headings over one another that are looked at. */
const MOST_HEADINGS = 3

function phraseOver({ page, index }: At, bit: number): number {
  let heading = over(page, index)
  for (let level = 0; level < MOST_HEADINGS && heading >= 0; level++) {
    if ((page.phrases[heading] ?? 0) & bit) return 1
    heading = over(page, heading)
  }
  return 0
}

/** Tags in an order in which neighbours are alike, so that one bound parts them. */
const TAGS =
  'p blockquote pre li dd dt td th h1 h2 h3 h4 h5 h6 figcaption article section main div body span time address a label legend summary button option form header aside nav footer noscript'.split(
    ' ',
  )

const TAG = new Map(TAGS.map((tag, index) => [tag, index + 1]))
