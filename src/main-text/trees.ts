/** Decision trees as flat lists, ready to walk. */
export interface Trees {
  readonly roots: Int32Array
  /** Three numbers for a node: its column, where to go up to the bound, where to go above it. */
  readonly nodes: Int32Array
  /** By the place of a node. Below 0 is a leaf, told by its complement. */
  readonly bounds: Float32Array
  readonly leaves: Float32Array
}

/**
 * Reads trees as they are written in the table: a line for each node, `feature bound` for a question
 * followed by its two answers, first for values up to the bound, then for those above; a number for
 * an answer. An empty line parts two trees. `features` are the names of a row's values.
 */
export function parseTrees(table: string, features: readonly string[]): Trees {
  const columns = new Map(features.map((name, index) => [name, index]))
  const nodes: number[] = []
  const bounds: number[] = []
  const leaves: number[] = []
  const lines = table.split('\n').map((line) => line.trim())
  let next = 0
  const node = (): number => {
    const [first = '', bound] = lines[next++]?.split(' ') ?? []
    if (bound === undefined) return ~(leaves.push(Number(first)) - 1)
    const column = columns.get(first)
    if (column === undefined) throw new Error(`no feature is called ${first}`)
    const place = nodes.push(column, 0, 0) - 3
    bounds[place] = Number(bound)
    nodes[place + 1] = node()
    nodes[place + 2] = node()
    return place
  }
  const roots: number[] = []
  while (next < lines.length) {
    if (lines[next] === '') next++
    else roots.push(node())
  }
  return {
    roots: Int32Array.from(roots),
    nodes: Int32Array.from(nodes),
    bounds: Float32Array.from(bounds),
    leaves: Float32Array.from(leaves),
  }
}

/** The probability that the trees give together to a row of values (logistic function). */
export function probability({ roots, nodes, bounds, leaves }: Trees, row: Float32Array): number {
  let sum = 0
  for (let tree = 0; tree < roots.length; tree++) {
    let node = roots[tree] ?? -1
    while (node >= 0) {
      const value = row[nodes[node] ?? 0] ?? 0
      node = nodes[value <= (bounds[node] ?? 0) ? node + 1 : node + 2] ?? -1
    }
    sum += leaves[~node] ?? 0
  }
  return 1 / (1 + Math.exp(-sum))
}
