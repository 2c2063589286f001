/** The name that takes the fewest edits, if it is near enough to have been meant. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  return nearestNames(name, names, 1)[0]
}

/** Those that are near enough, the nearest first. */
export function nearestNames(name: string, names: readonly string[], max: number): string[] {
  // Of a short name that was edited twice, little is left.
  const near = Math.min(Math.max(2, name.length / 4), name.length / 2)
  return names
    .map((known) => ({ known, distance: editDistance(name, known) }))
    .filter(({ distance }) => distance <= near)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, max)
    .map(({ known }) => known)
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
