/** Names longer than this are not typing errors, and comparing them takes time. */
const LONGEST = 64

/** Characters of a name that a message shows. */
const MAX_SHOWN = 80

/** Names that were probably meant by one that does not exist, the nearest first. */
export function nearest(name: string, names: readonly string[], max = 1): string[] {
  if (name.length > LONGEST) return []
  // Of a short name that was edited twice, little is left.
  const near = Math.min(Math.max(2, name.length / 4), name.length / 2)
  return names
    .map((known) => ({ known, distance: editDistance(name, known) }))
    .filter(({ distance }) => distance <= near)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, max)
    .map(({ known }) => known)
}

/** The question that ends a message about a wrong name; empty where no name is near. */
export function didYouMean(names: readonly string[]): string {
  return names.length === 0 ? '' : ` Did you mean ${oneOf(names)}?`
}

/** Names to choose from, as a sentence says them. */
export function oneOf(names: readonly string[]): string {
  const quoted = names.map(shortened)
  const last = quoted.pop() ?? ''
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`
}

/** In quotes, and cut: what stands before a name may be a caller's. */
function shortened(name: string): string {
  return `\`${name.length > MAX_SHOWN ? `${name.slice(0, MAX_SHOWN - 1)}…` : name}\``
}

/** Levenshtein's, row by row. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + Number(letter !== other)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
