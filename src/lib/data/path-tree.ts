/** Tree of dotted paths with a level for each step; the time to find a path depends on its length only. */
export class PathTree<Leaf> {
  /** Value of the path that ends at this node. */
  leaf: Leaf | undefined
  /** True if a path continues from this node with a name, not with an index. */
  isNamed = false
  /** Subtrees by step; `undefined` if none, to save many empty maps. */
  #below: Map<string, PathTree<Leaf>> | undefined

  /** Creates the tree of paths; if several are equal, the first one counts. */
  static of<Leaf>(paths: Iterable<readonly [path: string, leaf: Leaf]>): PathTree<Leaf> {
    const tree = new PathTree<Leaf>()
    for (const [path, leaf] of paths) tree.#add(path, leaf)
    return tree
  }

  /** Returns the subtree below a step, if there is one. */
  step(name: string): PathTree<Leaf> | undefined {
    return this.#below?.get(name)
  }

  #add(path: string, leaf: Leaf): void {
    let tree: PathTree<Leaf> = this
    for (const name of path.split('.')) {
      const below = tree.step(name) ?? new PathTree<Leaf>()
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
