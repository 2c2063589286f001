import type { PageFacts } from '../page-facts.js'

/** Returns the letters and digits of a text, by which names are compared. */
export function letters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** True if the heading or the whole title is the name. */
export function isTitled(name: string, { titles, headings }: PageFacts): boolean {
  const bare = letters(name)
  return bare.length >= 3 && [...titles, ...headings].some((text) => letters(text) === bare)
}

/** True if the title or a heading has the name in it, or a heading is most of it. */
export function isNamed(name: string, { title, headings }: PageFacts): boolean {
  const bare = letters(name)
  if (bare.length < 3) return bare !== '' && headings.some((heading) => letters(heading) === bare)
  const isIn = (text: string) => ` ${letters(text)} `.includes(` ${bare} `)
  const holds = (text: string) => {
    const own = letters(text)
    return own.length >= 8 && ` ${bare} `.includes(` ${own} `)
  }
  return isIn(title) || headings.some((heading) => isIn(heading) || holds(heading))
}

/** True if the heading is the name, or the title begins with it. */
export function isNamedWhole(name: string, { title, headings }: PageFacts): boolean {
  const bare = letters(name)
  if (bare === '') return false
  return headings.some((heading) => letters(heading) === bare) || letters(title).startsWith(bare)
}
