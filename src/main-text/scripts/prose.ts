import { isRecord } from '../../lib/data/json.js'
import { createMeasure, measureText } from '../features/text-measure.js'

export interface Prose {
  readonly texts: readonly string[]
  readonly words: number
  readonly title: string | undefined
}

/** Object, list or text of a script, with the prose in it. */
interface Part {
  readonly value: unknown
  readonly texts: readonly string[]
  readonly words: number
  readonly children: readonly Part[]
}

const LIMITS = { depth: 64, values: 50_000 }

/** Minimum share of an object's prose that one child must have for the search to go on in that child. */
const MOST = 0.6

/** Finds the object with the most prose whose title passes `isTitle`; returns the innermost value with most of it. */
export function findProse(value: unknown, isTitle: (text: string) => boolean): Prose | undefined {
  const titled: Part[] = []
  collectProse(value, { depth: 0, left: { values: LIMITS.values }, isTitle, titled })
  let part = titled.sort((one, other) => other.words - one.words)[0]
  if (!part) return undefined
  const title = readTitle(part.value)
  for (;;) {
    const { words, children }: Part = part
    const most: Part | undefined = children.find((child) => child.words >= MOST * words)
    if (!most || typeof most.value === 'string') break
    part = most
  }
  return { texts: [...new Set(part.texts)], words: part.words, title }
}

export function readTitle(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined
  for (const name of ['headline', 'title', 'name']) {
    const title = value[name]
    if (typeof title === 'string' && title !== '' && title.length <= 300) return title
  }
  return undefined
}

interface WalkState {
  readonly depth: number
  readonly left: { values: number }
  readonly isTitle: (text: string) => boolean
  /** Objects whose title passes `isTitle`. */
  readonly titled: Part[]
}

function collectProse(value: unknown, walk: WalkState): Part | undefined {
  if (walk.left.values-- <= 0 || walk.depth > LIMITS.depth) return undefined
  if (typeof value === 'string') {
    const words = countProseWords(value)
    return words === 0 ? undefined : { value, texts: [value], words, children: [] }
  }
  if (typeof value !== 'object' || value === null) return undefined
  const children: Part[] = []
  for (const item of Object.values(value)) {
    const part = collectProse(item, { ...walk, depth: walk.depth + 1 })
    if (part) children.push(part)
  }
  if (children.length === 0) return undefined
  const part = {
    value,
    texts: children.flatMap(({ texts }) => texts),
    words: children.reduce((sum, { words }) => sum + words, 0),
    children,
  }
  if (walk.isTitle(readTitle(value) ?? '')) walk.titled.push(part)
  return part
}

/** Counts the words of a text; 0 if it does not read like prose. */
function countProseWords(text: string): number {
  if (text.length < MIN_CHARS || NO_PROSE.test(text)) return 0
  const { words, sentences, letters } = measureProse(text)
  return words >= MIN_WORDS && sentences > 0 && letters >= MIN_LETTERS * text.length ? words : 0
}

const MIN_CHARS = 40
const MIN_WORDS = 8
/** Minimum share of a text's characters that must be in words. */
const MIN_LETTERS = 0.5

/** Matches the beginning of URLs, code and JSON. */
const NO_PROSE = /^\s*(?:https?:|data:|[{[(]|function\b|@?import\b|\.\w)/

export function countWords(text: string): number {
  return measureProse(text).words
}

function measureProse(text: string) {
  const sums = createMeasure()
  measureText(text.replace(/<[^<>]{0,2000}>|&lt;.{0,500}?&gt;/g, ' '), sums)
  return sums
}
