import { toLetters } from './site-name.js'
import { FINE_SEPARATOR } from './title-separators.js'

export const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu

const MIN_LETTERS = 3

/** Maximum number of a title's parts. Titles with more are compared with no heading, to save time. */
const MAX_PARTS = 100

/** Matches the number of a name such as `Lamps (2)`. */
const NUMBER_AFTER = /^\s?[|\-–—:·•([]\s?\d[\d.]*(?=\s?(?:[)\]|\-–—·•]|$))/u
const MAX_NUMBER_CHARS = 16

type Parts = ReturnType<typeof splitAtSeparators>

function splitAtSeparators(declared: string, separators: RegExp) {
  const starts = new Map<number, number>()
  const ends = new Map<number, number>()
  let letters = ''
  let start = 0
  const add = (end: number) => {
    const own = toLetters(declared.slice(start, end))
    if (own === '') return
    starts.set(letters.length, start)
    letters += own
    ends.set(letters.length, end)
  }
  for (const { index, 0: separator } of declared.matchAll(separators)) {
    add(index)
    if (NUMBER_AFTER.test(declared.slice(index, index + MAX_NUMBER_CHARS)))
      ends.delete(letters.length)
    start = index + separator.length
  }
  add(declared.length)
  return { letters, starts, ends }
}

/** Finds each heading's place in the title, if the heading is a whole part of the title. */
export function findSpans(
  declared: string,
  headings: readonly string[],
  separators = FINE_SEPARATOR,
) {
  const parts = splitAtSeparators(declared, separators)
  const isShort = parts.starts.size <= MAX_PARTS
  return headings.map((heading) =>
    isShort && heading.length >= MIN_LETTERS ? findHeadingSpan(heading, parts) : undefined,
  )
}

function findHeadingSpan(heading: string, { letters, starts, ends }: Parts) {
  // Compares letters only between separators. Elsewhere, repeated letters would take quadratic time.
  for (const [at, start] of starts) {
    const end = ends.get(at + heading.length)
    if (end !== undefined && letters.startsWith(heading, at)) return { start, end }
  }
  return undefined
}

export function findTitlePartMatchingHeading(
  headings: readonly string[],
  declared: string,
  separators = FINE_SEPARATOR,
): string | undefined {
  const span = findSpans(declared, headings, separators).find((found) => found !== undefined)
  return span && declared.slice(span.start, span.end).trim()
}
