import type { PageText } from '../../page/index.js'
import { slicePieces } from '../graph/page-pieces.js'

const GROUP_NAME =
  /<(?:h[1-6]|th|b|strong)[\s>]|[:：]\s{0,20}<|<(?:p|div|li|dt|dd|td|tr|section|header)\s[^<>]{0,300}(?:(?:group|section|ingredients?|sub)[\w-]{0,40}(?:name|title|heading|header|subhead)|subheading)/i
const CHARS_EACH = 1_500
const MAX_PART_CHARS = 60_000
/** Number of characters to keep before the first ingredient. A group's name may be there. */
const CHARS_BEFORE = 2_500
const CHARS_AFTER = 2_500
const MAX_PLACES_OF_WORD = 60
/** Maximum letters of a word. Longer ones that begin alike would be compared at each letter of the page. */
const MAX_WORD = 24
const MIN_FOUND_SHARE = 0.5

type Place = Readonly<{ at: number; ingredient: number }>

/** Finds the markup around the ingredients. Returns `undefined` if it names no groups. */
export function findIngredientListMarkup(
  markup: PageText,
  lines: readonly string[],
): string | undefined {
  const places = findWordPlaces(markup, lines.map(findLongestWord))
  const best = findDensestRange(places, Math.min(MAX_PART_CHARS, CHARS_EACH * lines.length))
  if (!best || best.count < MIN_FOUND_SHARE * lines.length) return undefined
  if (!GROUP_NAME.test(slicePieces(markup, best.start, best.end).join(''))) return undefined
  const part = slicePieces(markup, best.start - CHARS_BEFORE, best.end + CHARS_AFTER).join('')
  return part.slice(Math.max(0, part.indexOf('<')))
}

/** Returns the longest ASCII word, or else the longest word. Markup may encode other letters. */
function findLongestWord(text: string): string {
  const longest = (words: RegExp) =>
    (text.slice(0, 300).match(words) ?? []).reduce(
      (most, word) => (word.length > most.length ? word : most),
      '',
    )
  const word = longest(/(?<!\p{L})[a-z]{3,}(?!\p{L})/giu) || longest(/\p{L}{2,}/gu)
  return word.slice(0, MAX_WORD)
}

function findWordPlaces({ pieces }: PageText, words: readonly string[]): Place[] {
  // Tries longer words first. Where `salted` matches, `salt` is counted as well.
  const all = [...new Set(words)]
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length)
  if (all.length === 0) return []
  const within = new Map(all.map((found) => [found, findWordsInText(words, found)]))
  const wanted = new RegExp(all.join('|'), 'g')
  const counts = new Map<number, number>()
  const places: Place[] = []
  let start = 0
  for (const piece of pieces) {
    for (const { index, 0: found } of piece.matchAll(wanted)) {
      const known = places.length
      for (const { at, ingredient } of within.get(found) ?? []) {
        const count = counts.get(ingredient) ?? 0
        counts.set(ingredient, count + 1)
        if (count < MAX_PLACES_OF_WORD) places.push({ at: start + index + at, ingredient })
      }
      if (places.length === known) within.delete(found)
    }
    start += piece.length
  }
  return places
}

function findWordsInText(words: readonly string[], text: string): Place[] {
  return words.flatMap((word, ingredient) =>
    word !== '' && text.includes(word) ? { at: text.indexOf(word), ingredient } : [],
  )
}

function findDensestRange(places: readonly Place[], maxLength: number) {
  const inside = new Map<number, number>()
  let best: { start: number; end: number; count: number } | undefined
  let first = 0
  for (const { at, ingredient } of places) {
    inside.set(ingredient, (inside.get(ingredient) ?? 0) + 1)
    for (let left = places[first]; left && at - left.at > maxLength; left = places[++first]) {
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
