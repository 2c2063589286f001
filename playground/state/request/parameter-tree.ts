/** Dotted names as a tree: `a.b=1` is `a` with `b`. */
export type Tree = Map<string, string | Tree>

/** Steps of a name that are followed: rules nest at most 8 deep, each by a name, a number and `data`. */
const DEEPEST = 32

/**
 * Puts a value where its name says; `false` when something else is there, which then stays, or when
 * the name goes deeper than any rule.
 */
export function place(root: Tree, key: string, value: string): boolean {
  const path = key.split('.')
  if (path.includes('') || path.length > DEEPEST) return false
  const last = path.pop() ?? ''
  const branch = branchAt(root, path)
  if (!branch || branch.has(last)) return false
  const parsed = jsonTree(value)
  if (parsed === undefined) return false
  branch.set(last, parsed)
  return true
}

/** The branch that a path leads to, made where it is not there yet. */
function branchAt(root: Tree, path: readonly string[]): Tree | undefined {
  let tree = root
  for (const step of path) {
    const inner = tree.get(step)
    if (typeof inner === 'string') return undefined
    const next: Tree = inner ?? new Map()
    tree.set(step, next)
    tree = next
  }
  return tree
}

/**
 * A value written as JSON is the tree that it spells; other text is itself. `undefined` for JSON
 * that dotted names cannot say.
 */
function jsonTree(value: string): string | Tree | undefined {
  if (!/^\s*[[{]/.test(value)) return value
  try {
    return treeOf(JSON.parse(value))
  } catch {
    // A selector may begin with a bracket, too.
    return value
  }
}

/** An object or a list as a tree; `undefined` when it is too deep, or a name in it is empty or has a dot. */
export function treeOf(value: unknown, depth = 0): string | Tree | undefined {
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth > DEEPEST) return undefined
  const tree: Tree = new Map()
  for (const [name, inner] of Object.entries(value)) {
    const below = treeOf(inner, depth + 1)
    if (name === '' || name.includes('.') || below === undefined) return undefined
    tree.set(name, below)
  }
  return tree.size === 0 ? undefined : tree
}

/** The tree's values by their dotted names. */
export function pairsOf(tree: Tree, prefix = ''): [name: string, value: string][] {
  return [...tree].flatMap(([name, value]): [string, string][] =>
    value instanceof Map ? pairsOf(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]],
  )
}

export function textAt(tree: Tree, name: string): string {
  const value = tree.get(name)
  return typeof value === 'string' ? value : ''
}
