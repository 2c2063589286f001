/** Decision trees as flat lists, ready to walk. A node below 0 is a leaf, told by its complement. */
export interface Trees {
  /** Names of the features that the trees ask for, in the order of their columns. */
  readonly features: readonly string[]
  readonly roots: Int32Array
  readonly column: Int32Array
  readonly bound: Float32Array
  readonly low: Int32Array
  readonly high: Int32Array
  readonly leaves: Float32Array
}

/**
 * Reads trees as they are written in the table: a line for each node, `feature bound` for a question
 * followed by its two answers, first for values up to the bound, then for those above; a number for
 * an answer. An empty line parts two trees.
 */
export function parseTrees(table: string): Trees {
  const features = new Map<string, number>()
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
    const index = column.length
    const known = features.get(first) ?? features.size
    features.set(first, known)
    column.push(known)
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
    features: [...features.keys()],
    roots: Int32Array.from(roots),
    column: Int32Array.from(column),
    bound: Float32Array.from(bound),
    low: Int32Array.from(low),
    high: Int32Array.from(high),
    leaves: Float32Array.from(leaves),
  }
}

/** For each row of values the probability that the trees give together (logistic function). */
export function probabilities(trees: Trees, values: Float32Array, rows: number): Float64Array {
  const { roots, column, bound, low, high, leaves, features } = trees
  const result = new Float64Array(rows)
  for (let row = 0; row < rows; row++) {
    const start = row * features.length
    let sum = 0
    for (let tree = 0; tree < roots.length; tree++) {
      let node = roots[tree] ?? -1
      while (node >= 0) {
        const value = values[start + (column[node] ?? 0)] ?? 0
        node = (value <= (bound[node] ?? 0) ? low[node] : high[node]) ?? -1
      }
      sum += leaves[~node] ?? 0
    }
    result[row] = 1 / (1 + Math.exp(-sum))
  }
  return result
}
