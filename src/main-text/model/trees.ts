/** Questions on every way through a tree, and so the numbers at its end. */
const DEPTH = 5
const SIZE = 1 << DEPTH

/**
 * Decision trees, ready to walk: all of one depth, so that a walk is that many questions without asking
 * for the end. The answers to question `n` of a tree stand at `2n` and `2n + 1`, the first at 1.
 */
export interface Trees {
  /** Of all trees, one after the other. */
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
  const column = new Uint16Array(roots.length * SIZE)
  const bound = new Float32Array(roots.length * SIZE)
  const leaves = new Float32Array(roots.length * SIZE)
  const place = (node: Node, start: number, at: number): void => {
    const isLeaf = typeof node === 'number'
    if (at >= SIZE) {
      if (!isLeaf) throw new Error(`a tree asks more than ${DEPTH} questions`)
      leaves[start + at - SIZE] = node
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
  for (const [index, root] of roots.entries()) place(root, index * SIZE, 1)
  return { column, bound, leaves }
}

/** The probability that the trees give together to a row of values (logistic function). */
export function probability(trees: Trees, row: Float32Array): number {
  const { leaves } = trees
  let sum = 0
  for (let start = 0; start < leaves.length; start += SIZE) {
    // A step for each level: a loop around so little would cost half as much again.
    let at = step(trees, row, start, 1)
    at = step(trees, row, start, at)
    at = step(trees, row, start, at)
    at = step(trees, row, start, at)
    at = step(trees, row, start, at)
    sum += leaves[start + at - SIZE] ?? 0
  }
  return 1 / (1 + Math.exp(-sum))
}

/** From a question to where its answer leads. */
function step({ column, bound }: Trees, row: Float32Array, start: number, at: number): number {
  const value = row[column[start + at] ?? 0] ?? 0
  return 2 * at + (value <= (bound[start + at] ?? 0) ? 0 : 1)
}
