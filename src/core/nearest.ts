/** The name that takes the fewest edits, if it is near enough to have been meant. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((known) => ({ known, distance: editDistance(name, known) }))
    .sort((a, b) => a.distance - b.distance)
  return best && best.distance <= Math.max(2, name.length / 4) ? best.known : undefined
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
