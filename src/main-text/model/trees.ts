/** Number of comparisons on each path through a tree. */
const DEPTH = 5
const SIZE = 1 << DEPTH

type Node = number | { readonly column: number; readonly bound: number; low: Node; high: Node }

/** Parses lines such as `0.5` (leaf) and `words 20` (comparison). */
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
  return flattenTrees(roots)
}

/** Puts trees into arrays. In each tree, the root is 1, and node `n` has the children `2n` and `2n + 1`. */
function flattenTrees(roots: readonly Node[]) {
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
    // Repeats a leaf to make all paths equally long.
    place(isLeaf ? node : node.low, start, 2 * at)
    place(isLeaf ? node : node.high, start, 2 * at + 1)
  }
  for (const [index, root] of roots.entries()) place(root, index * SIZE, 1)
  return { column, bound, leaves }
}

export type Trees = Readonly<ReturnType<typeof flattenTrees>>

/** Sum beyond which a prediction ends early, with a probability above 95 or below 5 %. */
const CLEAR = 3

export function predictProbability(trees: Trees, row: Float32Array): number {
  const { leaves } = trees
  let sum = 0
  for (let start = 0; start < leaves.length; start += SIZE) {
    // Written out five times, since a loop would take 50 % more time.
    let at = findChildNode(trees, row, start, 1)
    at = findChildNode(trees, row, start, at)
    at = findChildNode(trees, row, start, at)
    at = findChildNode(trees, row, start, at)
    at = findChildNode(trees, row, start, at)
    sum += leaves[start + at - SIZE] ?? 0
    if (sum > CLEAR || sum < -CLEAR) break
  }
  return 1 / (1 + Math.exp(-sum))
}

function findChildNode({ column, bound }: Trees, row: Float32Array, start: number, at: number) {
  const value = row[column[start + at] ?? 0] ?? 0
  return 2 * at + (value <= (bound[start + at] ?? 0) ? 0 : 1)
}
