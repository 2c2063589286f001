import type { PageText } from '../../page/index.js'
import { slicePieces } from '../graph/page-pieces.js'

/** Names that may stand among ingredients: headings, bold words, what ends in a colon, titles of groups. */
const NAME =
  /<(?:h[1-6]|th|b|strong)[\s>]|[:：]\s{0,20}<|<(?:p|div|li|dt|dd|td|tr|section|header)\s[^<>]{0,300}(?:(?:group|section|ingredients?|sub)[\w-]{0,40}(?:name|title|heading|header|subhead)|subheading)/i
/** Characters of markup in which a page shows one ingredient, and all of them. */
const EACH = 1_500
const MOST = 60_000
/** Characters of markup before the first ingredient in which its group has a name, and after the last. */
const BEFORE = 2_500
const AFTER = 2_500
/** Places of one word that are looked at. */
const MAX_PLACES = 60
/** Part of the ingredients that have to be found. */
const LEAST = 0.5

/** A place of the word of an ingredient. */
interface Place {
  readonly at: number
  readonly ingredient: number
}

/** Finds the part of a page's markup that shows most of some ingredients, if names may stand among them. */
export function findGroupedPart(markup: PageText, declared: readonly string[]): string | undefined {
  const places = findPlaces(markup, declared.map(findWord))
  const best = findDensest(places, Math.min(MOST, EACH * declared.length))
  if (!best || best.count < LEAST * declared.length) return undefined
  if (!NAME.test(slicePieces(markup, best.start, best.end).join(''))) return undefined
  const part = slicePieces(markup, best.start - BEFORE, best.end + AFTER).join('')
  return part.slice(Math.max(0, part.indexOf('<')))
}

/** Returns the longest word of an ingredient, of plain letters if there is one: no entity splits it. */
function findWord(text: string): string {
  const longest = (words: RegExp) =>
    (text.slice(0, 300).match(words) ?? []).reduce(
      (most, word) => (word.length > most.length ? word : most),
      '',
    )
  return longest(/(?<!\p{L})[a-z]{3,}(?!\p{L})/giu) || longest(/\p{L}{2,}/gu)
}

/** Finds the places of words in their order, in one pass for all of them. */
function findPlaces({ pieces }: PageText, words: readonly string[]): Place[] {
  // The longest first: `salted` is found before `salt`, and is a place of both.
  const all = [...new Set(words)]
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length)
  if (all.length === 0) return []
  const within = new Map(all.map((found) => [found, findIncluded(words, found)]))
  const wanted = new RegExp(all.join('|'), 'g')
  const counts = new Map<number, number>()
  const places: Place[] = []
  let start = 0
  for (const piece of pieces) {
    for (const { index, 0: found } of piece.matchAll(wanted)) {
      for (const { at, ingredient } of within.get(found) ?? []) {
        const count = counts.get(ingredient) ?? 0
        counts.set(ingredient, count + 1)
        if (count < MAX_PLACES) places.push({ at: start + index + at, ingredient })
      }
    }
    start += piece.length
  }
  return places
}

/** Finds the words that are in another one. */
function findIncluded(words: readonly string[], text: string): Place[] {
  return words.flatMap((word, ingredient) =>
    word !== '' && text.includes(word) ? { at: text.indexOf(word), ingredient } : [],
  )
}

/** Finds the stretch of so many characters at most with the most different ingredients. */
function findDensest(
  places: readonly Place[],
  most: number,
): { start: number; end: number; count: number } | undefined {
  const inside = new Map<number, number>()
  let best: { start: number; end: number; count: number } | undefined
  let first = 0
  for (const { at, ingredient } of places) {
    inside.set(ingredient, (inside.get(ingredient) ?? 0) + 1)
    for (let left = places[first]; left && at - left.at > most; left = places[++first]) {
      const count = (inside.get(left.ingredient) ?? 1) - 1
      if (count === 0) inside.delete(left.ingredient)
      else inside.set(left.ingredient, count)
    }
    const start = places[first]?.at ?? at
    const count = inside.size
    const isBetter =
      !best || count > best.count || (count === best.count && at - start < best.end - best.start)
    if (isBetter) best = { start, end: at, count }
  }
  return best
}
