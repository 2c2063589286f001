/** Tree of dotted paths by their steps: a look-up costs the length of the path, however many there are. */
export class PathTree<Leaf> {
  /** Value of a path that ends here. */
  leaf: Leaf | undefined
  /** True if a path continues with a name, and not only with an index. */
  isNamed = false
  /** Paths below this one; `undefined` for none, which saves many empty maps. */
  #below: Map<string, PathTree<Leaf>> | undefined

  /** Creates the tree; of equal paths the first counts. */
  static of<Leaf>(paths: Iterable<readonly [path: string, leaf: Leaf]>): PathTree<Leaf> {
    const tree = new PathTree<Leaf>()
    for (const [path, leaf] of paths) tree.#add(path, leaf)
    return tree
  }

  /** Returns the subtree below a step. */
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
