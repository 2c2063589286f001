import { quote } from './quote.js'

/** Maximum number of characters of a name for which similar ones are looked for, to save time. */
const LONGEST = 64

/** Maximum number of typing errors with which a name is still taken for a known one. */
const MAX_TYPOS = 3

/** Finds known names that were probably meant, the nearest first. */
export function findNearest(name: string, names: readonly string[], max = 1): string[] {
  if (name.length > LONGEST) return []
  // With over a third of its letters wrong, a name may be another word.
  const typos = Math.min(MAX_TYPOS, Math.floor(name.length / 3))
  return names
    .map((known) => ({ known, distance: countEdits(name, known) }))
    .filter(({ distance }) => distance <= typos)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, max)
    .map(({ known }) => known)
}

/** Formats the question `Did you mean …?` about names. Without names, returns an empty text. */
export function formatSuggestion(names: readonly string[]): string {
  return names.length === 0 ? '' : ` Did you mean ${joinNames(names)}?`
}

/** Joins quoted names for a sentence: `a`, `b` or `c`. */
export function joinNames(names: readonly string[]): string {
  const quoted = names.map(quote)
  const last = quoted.pop() ?? ''
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`
}

/** Counts the edits that turn `a` into `b` (optimal string alignment distance). */
function countEdits(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] ?? 0) + Number(a[i] !== b[j])
      const isExchange = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j]
      const exchanged = isExchange ? (before[j - 1] ?? 0) + 1 : replaced
      next.push(Math.min(replaced, exchanged, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row.at(-1) ?? 0
}
