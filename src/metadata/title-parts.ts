import { lettersOnly } from './site-name.js'

/**
 * What sets a site, a section, an author or a kicker off from the title itself. A hyphen without
 * spaces does so too, though only a heading can tell it from the one within a word.
 */
export const SEPARATOR =
  / [|\-–—·•:»›>«<~/\\]+ | ?[|｜ㅣ：] ?|: | [([]|(?<!\d)[-–—](?!\d)| Archive?[ns]?(?= [|\-–—•»]|$)/gu

/** Fewer letters may stand between separators by chance. */
const LETTERS = 3

/** A title as letters only, and where in the text its parts start and end, by their place in it. */
interface Parts {
  readonly letters: string
  readonly starts: ReadonlyMap<number, number>
  readonly ends: ReadonlyMap<number, number>
}

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
    start = index + separator.length
  }
  add(declared.length)
  return { letters, starts, ends }
}

/** The part of the declared title that the first heading spells which spells any; headings in letters only. */
export function spelledByOneOf(
  headings: readonly string[],
  declared: string,
  separators = SEPARATOR,
): string | undefined {
  const parts = partsOf(declared, separators)
  for (const heading of headings) {
    const inner = heading.length < LETTERS ? undefined : within(heading, declared, parts)
    if (inner !== undefined) return inner
  }
  return undefined
}

/** The part of the declared title, between separators, that a heading spells. */
function within(heading: string, declared: string, parts: Parts): string | undefined {
  const { letters, starts, ends } = parts
  for (let at = letters.indexOf(heading); at !== -1; at = letters.indexOf(heading, at + 1)) {
    const start = starts.get(at)
    const end = ends.get(at + heading.length)
    if (start !== undefined && end !== undefined) return declared.slice(start, end).trim()
  }
  return undefined
}
