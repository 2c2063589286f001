/**
 * Decision trees, ready to walk: all of one depth, so that a walk is that many questions without asking
 * for the end. The answers to question `n` of a tree stand at `2n` and `2n + 1`, the first at 1.
 */
export interface Trees {
  readonly depth: number
  /** Of all trees, one after the other; they are an even number. */
  readonly column: Uint16Array
  readonly bound: Float32Array
  readonly leaves: Float32Array
}

/** A question as it is read: up to its bound or above it goes on at another, or ends with a number. */
type Node = number | { readonly column: number; readonly bound: number; low: Node; high: Node }

/**
 * Reads trees as they are written in the table: a line for each node, `feature bound` for a question
 * followed by its two answers, first for values up to the bound, then for those above; a number for
 * an answer. An empty line parts two trees. `features` are the names of a row's values.
 */
export function parseTrees(table: string, features: readonly string[]): Trees {
  const columns = new Map(features.map((name, index) => [name, index]))
  const lines = table.split('\n').map((line) => line.trim())
  let next = 0
  const read = (): Node => {
    const [first = '', bound] = lines[next++]?.split(' ') ?? []
    if (bound === undefined) return Number(first)
    const column = columns.get(first)
    if (column === undefined) throw new Error(`no feature is called ${first}`)
    return { column, bound: Number(bound), low: read(), high: read() }
  }
  const roots: Node[] = []
  while (next < lines.length) {
    if (lines[next] === '') next++
    else roots.push(read())
  }
  return laidOut(roots)
}

function laidOut(roots: readonly Node[]): Trees {
  const depth = Math.max(0, ...roots.map(depthOf))
  const size = 1 << depth
  const length = (roots.length + (roots.length % 2)) * size
  const column = new Uint16Array(length)
  const bound = new Float32Array(length)
  const leaves = new Float32Array(length)
  const place = (node: Node, start: number, at: number): void => {
    const isLeaf = typeof node === 'number'
    if (at >= size) {
      if (isLeaf) leaves[start + at - size] = node
      return
    }
    if (!isLeaf) {
      column[start + at] = node.column
      bound[start + at] = node.bound
    }
    // Below an answer that comes early it stands at every end, whatever is asked on the way.
    place(isLeaf ? node : node.low, start, 2 * at)
    place(isLeaf ? node : node.high, start, 2 * at + 1)
  }
  for (const [index, root] of roots.entries()) place(root, index * size, 1)
  return { depth, column, bound, leaves }
}

function depthOf(node: Node): number {
  return typeof node === 'number' ? 0 : 1 + Math.max(depthOf(node.low), depthOf(node.high))
}

/** The probability that the trees give together to a row of values (logistic function). */
export function probability(trees: Trees, row: Float32Array): number {
  const { depth, column, bound, leaves } = trees
  const size = 1 << depth
  let sum = 0
  // Two at a time: a processor asks one of the other while it waits for what the one before says.
  for (let one = 0; one < leaves.length; one += 2 * size) {
    const other = one + size
    let [at, beside] = [1, 1]
    for (let level = 0; level < depth; level++) {
      const value = row[column[one + at] ?? 0] ?? 0
      const besideValue = row[column[other + beside] ?? 0] ?? 0
      at = 2 * at + (value <= (bound[one + at] ?? 0) ? 0 : 1)
      beside = 2 * beside + (besideValue <= (bound[other + beside] ?? 0) ? 0 : 1)
    }
    sum += leaves[one + at - size] ?? 0
    sum += leaves[other + beside - size] ?? 0
  }
  return 1 / (1 + Math.exp(-sum))
}
