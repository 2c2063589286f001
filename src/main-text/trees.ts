/**
 * Decision trees as flat lists, ready to walk: in as few bytes as hold them, since all are read for
 * each block. A node below 0 is a leaf, told by its complement.
 */
export interface Trees {
  readonly roots: Int16Array
  readonly column: Uint16Array
  readonly bound: Float32Array
  /** Where to go up to the bound, and above it. */
  readonly low: Int16Array
  readonly high: Int16Array
  readonly leaves: Float32Array
}

/**
 * Reads trees as they are written in the table: a line for each node, `feature bound` for a question
 * followed by its two answers, first for values up to the bound, then for those above; a number for
 * an answer. An empty line parts two trees. `features` are the names of a row's values.
 */
export function parseTrees(table: string, features: readonly string[]): Trees {
  const columns = new Map(features.map((name, index) => [name, index]))
  const column: number[] = []
  const bound: number[] = []
  const low: number[] = []
  const high: number[] = []
  const leaves: number[] = []
  const lines = table.split('\n').map((line) => line.trim())
  let next = 0
  const node = (): number => {
    const [first = '', limit] = lines[next++]?.split(' ') ?? []
    if (limit === undefined) return ~(leaves.push(Number(first)) - 1)
    const known = columns.get(first)
    if (known === undefined) throw new Error(`no feature is called ${first}`)
    const index = column.push(known) - 1
    bound.push(Number(limit))
    low.push(0)
    high.push(0)
    low[index] = node()
    high[index] = node()
    return index
  }
  const roots: number[] = []
  while (next < lines.length) {
    if (lines[next] === '') next++
    else roots.push(node())
  }
  return {
    roots: Int16Array.from(roots),
    column: Uint16Array.from(column),
    bound: Float32Array.from(bound),
    low: Int16Array.from(low),
    high: Int16Array.from(high),
    leaves: Float32Array.from(leaves),
  }
}

/** The probability that the trees give together to a row of values (logistic function). */
export function probability(trees: Trees, row: Float32Array): number {
  const { roots, column, bound, low, high, leaves } = trees
  let sum = 0
  for (let tree = 0; tree < roots.length; tree++) {
    let node = roots[tree] ?? -1
    while (node >= 0) {
      const value = row[column[node] ?? 0] ?? 0
      node = (value <= (bound[node] ?? 0) ? low[node] : high[node]) ?? -1
    }
    sum += leaves[~node] ?? 0
  }
  return 1 / (1 + Math.exp(-sum))
}
