import { isRecord } from '../../lib/data/json.js'
import { decodeEntities } from '../../page/index.js'
import { createEmptyTextMeasure, measureText } from '../features/text-measure.js'

export interface Prose {
  readonly texts: readonly string[]
  readonly words: number
  readonly title: string | undefined
}

interface Part {
  readonly value: unknown
  readonly texts: readonly string[]
  readonly words: number
  readonly children: readonly Part[]
}

const LIMITS = { depth: 64, values: 50_000 }

/** A value with at least this fraction of an object's words is read in place of the object. */
const MOST = 0.6

/** Finds the longest prose of an object whose title passes `isTitle`. */
export function findProse(value: unknown, isTitle: (text: string) => boolean): Prose | undefined {
  let part = collectTitledProse(value, isTitle).sort((one, other) => other.words - one.words)[0]
  if (!part) return undefined
  const title = readTitle(part.value)
  // Lists of like items are read whole: each item may be a paragraph.
  while (!Array.isArray(part.value) || !areAlike(part.children)) {
    const { words, children }: Part = part
    const most: Part | undefined = children.find((child) => child.words >= MOST * words)
    if (!most) break
    part = most
  }
  return { texts: [...new Set(part.texts)], words: part.words, title }
}

/** True for texts, and for objects with the same keys and kind. */
function areAlike(parts: readonly Part[]): boolean {
  const shapes = parts.map(({ value }) => {
    if (!isRecord(value)) return ''
    const kinds = [value.type, value.kind].filter((kind) => typeof kind === 'string')
    return JSON.stringify([kinds, Object.keys(value).sort()])
  })
  return new Set(shapes).size === 1
}

const MAX_OBJECTS = 2_000

export function findArticleBody(value: unknown): Prose | undefined {
  const open = [value]
  let best: Prose | undefined
  for (let at = 0; at < open.length && at < MAX_OBJECTS; at++) {
    const next = open[at]
    if (Array.isArray(next)) for (const item of next) open.push(item)
    if (!isRecord(next)) continue
    const { articleBody } = next
    if (typeof articleBody === 'string') {
      const { words } = measureProse(articleBody)
      if (words > (best?.words ?? 0)) best = { texts: [articleBody], words, title: readTitle(next) }
    }
    for (const item of Object.values(next)) if (typeof item === 'object') open.push(item)
  }
  return best
}

function readTitle(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined
  for (const name of ['headline', 'title', 'name']) {
    const title = value[name]
    if (typeof title === 'string' && title !== '' && title.length <= 300) {
      return decodeEntities(title)
    }
  }
  return undefined
}

function collectTitledProse(value: unknown, isTitle: (text: string) => boolean): Part[] {
  const titled: Part[] = []
  let left = LIMITS.values
  readProsePart(value, 0)
  return titled

  function readProsePart(value: unknown, depth: number): Part | undefined {
    if (left-- <= 0 || depth > LIMITS.depth) return undefined
    if (typeof value === 'string') {
      const words = countProseWords(value)
      return words === 0 ? undefined : { value, texts: [value], words, children: [] }
    }
    if (typeof value !== 'object' || value === null) return undefined
    const children = Object.values(value).flatMap((item) => readProsePart(item, depth + 1) ?? [])
    if (children.length === 0) return undefined
    const texts = children.flatMap((child) => child.texts)
    const words = children.reduce((sum, child) => sum + child.words, 0)
    const part = { value, texts, words, children }
    if (isTitle(readTitle(value) ?? '')) titled.push(part)
    return part
  }
}

function countProseWords(text: string): number {
  if (text.length < MIN_CHARS || NO_PROSE.test(text)) return 0
  const { words, sentences, letters } = measureProse(text)
  return words >= MIN_WORDS && sentences > 0 && letters >= MIN_LETTERS * text.length ? words : 0
}

const MIN_CHARS = 40
const MIN_WORDS = 8
const MIN_LETTERS = 0.5

const NO_PROSE = /^\s*(?:https?:|data:|[{[(]|function\b|@?import\b|\.\w)/

function measureProse(text: string) {
  const sums = createEmptyTextMeasure()
  measureText(text.replace(/<[^<>]{0,2000}>|&lt;.{0,500}?&gt;/g, ' '), sums)
  return sums
}
