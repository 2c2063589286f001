/** Tree of dotted paths, for quick searches. */
export class PathTree<Leaf> {
  leaf: Leaf | undefined
  /** True if a path continues here with a name, not an index. */
  isNamed = false
  /** Subtrees by next step. `undefined` if none, to save memory. */
  #below: Map<string, PathTree<Leaf>> | undefined

  /** Builds a tree. Of equal paths, the first leaf counts. */
  static fromPaths<Leaf>(paths: Iterable<readonly [path: string, leaf: Leaf]>): PathTree<Leaf> {
    const tree = new PathTree<Leaf>()
    for (const [path, leaf] of paths) tree.#addPath(path, leaf)
    return tree
  }

  findSubtree(name: string): PathTree<Leaf> | undefined {
    return this.#below?.get(name)
  }

  #addPath(path: string, leaf: Leaf): void {
    let tree: PathTree<Leaf> = this
    for (const name of path.split('.')) {
      const below = tree.findSubtree(name) ?? new PathTree<Leaf>()
      tree.#below ??= new Map()
      tree.#below.set(name, below)
      tree.isNamed ||= !isIndex(name)
      tree = below
    }
    tree.leaf ??= leaf
  }
}

export function isIndex(step: string): boolean {
  return /^\d+$/.test(step)
}
