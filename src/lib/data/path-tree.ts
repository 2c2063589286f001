/** Tree of dotted paths. The time to find a path depends only on the path's length. */
export class PathTree<Leaf> {
  leaf: Leaf | undefined
  /** True if a path continues below this node with a name, not with an index. */
  isNamed = false
  /** Subtrees by the next name or index of a path. `undefined` saves the memory of an empty map. */
  #below: Map<string, PathTree<Leaf>> | undefined

  /** Creates the tree of paths. The first of equal paths counts. */
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
