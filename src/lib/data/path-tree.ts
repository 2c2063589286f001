/**
 * Dotted paths as a tree of their steps: looking one up costs its own length, however many there
 * are. Paths come as callers write them, a hundred thousand in one request.
 */
export class PathTree<Leaf> {
  /** What stands at the end of a path that ends here. */
  leaf: Leaf | undefined
  /** Whether a path goes on with a name, and not only with the index of a list. */
  isNamed = false
  /** Absent where paths end: many paths are many ends. */
  #below: Map<string, PathTree<Leaf>> | undefined

  /** Where a path is given twice, the first counts. */
  static of<Leaf>(paths: Iterable<readonly [path: string, leaf: Leaf]>): PathTree<Leaf> {
    const tree = new PathTree<Leaf>()
    for (const [path, leaf] of paths) tree.#add(path, leaf)
    return tree
  }

  /** The tree of what follows a step. */
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
