import { quote } from './quote.js'

/** Maximum number of characters of a name for which similar names are searched. */
const LONGEST = 64

const MAX_TYPOS = 3

export function findNearest(name: string, names: readonly string[], max = 1): string[] {
  if (name.length > LONGEST) return []
  const typos = Math.min(MAX_TYPOS, Math.floor(name.length / 3))
  return names
    .map((known) => ({ known, distance: countEdits(name, known) }))
    .filter(({ distance }) => distance <= typos)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, max)
    .map(({ known }) => known)
}

export function formatSuggestion(names: readonly string[]): string {
  return names.length === 0 ? '' : ` Did you mean ${joinQuotedNames(names)}?`
}

/** Joins quoted names for a sentence: `a`, `b` or `c`. */
export function joinQuotedNames(names: readonly string[]): string {
  const quoted = names.map(quote)
  const last = quoted.pop() ?? ''
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`
}

/** Counts edits between `a` and `b` (optimal string alignment distance). */
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
