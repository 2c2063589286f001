import { lettersOnly } from './site-name.js'

/**
 * What sets a site, a section, an author or a kicker off from the title itself. A hyphen without
 * spaces does so too, though only a heading can tell it from the one within a word.
 */
export const SEPARATOR =
  / [|\-–—·•:»›>«<~/\\]+ | ?[|｜ㅣ：] ?|: | [([]|(?<!\d)[-–—](?!\d)| Archive?[ns]?(?= [|\-–—•»]|$)/gu

/** The same, and the calls of shops. */
export const SEPARATOR_OR_CALL = new RegExp(`${SEPARATOR.source}|^(?:shop|buy|kaufe) `, 'giu')

/** The finest parts of a text are its words. */
export const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu

/** Fewer letters may stand between separators by chance. */
const LETTERS = 3

/** A title as letters only, and where in the text its parts start and end, by their place in it. */
interface Parts {
  readonly letters: string
  readonly starts: ReadonlyMap<number, number>
  readonly ends: ReadonlyMap<number, number>
}

/** A number alone belongs to the name before it, whatever sets it off: `Lamps (2)`, `Status: 404`. */
const GOES_ON = /^\s?[|\-–—:·•([]\s?\d[\d.]*(?=\s?(?:[)\]|\-–—·•]|$))/u
/** Characters of a separator and the longest number after it. */
const MAX_NUMBER = 16

function partsOf(declared: string, separators: RegExp): Parts {
  const starts = new Map<number, number>()
  const ends = new Map<number, number>()
  let letters = ''
  let start = 0
  const add = (end: number) => {
    const own = lettersOnly(declared.slice(start, end))
    if (own === '') return
    starts.set(letters.length, start)
    letters += own
    ends.set(letters.length, end)
  }
  for (const { index, 0: separator } of declared.matchAll(separators)) {
    add(index)
    if (GOES_ON.test(declared.slice(index, index + MAX_NUMBER))) ends.delete(letters.length)
    start = index + separator.length
  }
  add(declared.length)
  return { letters, starts, ends }
}

/** From where to where something stands in a text. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Where headings, in letters only, stand in a declared title between its separators. */
export function spansIn(
  declared: string,
  headings: readonly string[],
  separators = SEPARATOR,
): (Span | undefined)[] {
  const parts = partsOf(declared, separators)
  return headings.map((heading) => (heading.length < LETTERS ? undefined : spanOf(heading, parts)))
}

function spanOf(heading: string, { letters, starts, ends }: Parts): Span | undefined {
  for (let at = letters.indexOf(heading); at !== -1; at = letters.indexOf(heading, at + 1)) {
    const start = starts.get(at)
    const end = ends.get(at + heading.length)
    if (start !== undefined && end !== undefined) return { start, end }
  }
  return undefined
}

/** The part of the declared title that the first heading spells which spells any; headings in letters only. */
export function spelledByOneOf(
  headings: readonly string[],
  declared: string,
  separators = SEPARATOR,
): string | undefined {
  const span = spansIn(declared, headings, separators).find((found) => found !== undefined)
  return span && declared.slice(span.start, span.end).trim()
}
