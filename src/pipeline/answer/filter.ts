import type { Value } from '../../contracts/result.js'
import { isRecord } from '../../lib/data/json.js'
import { isIndex, PathTree } from '../../lib/data/path-tree.js'

type Values = { [name: string]: Value }
type Paths = PathTree<true>

/** Paths to keep, relative to the current value. */
interface Places {
  readonly open: readonly Paths[]
  /** Paths for every item of a list. */
  readonly inList: readonly Paths[]
}

/** Keeps the values at dotted paths, or all values if there are no paths. */
export function filterData(data: Values, paths: readonly string[]): Values {
  if (paths.length === 0) return data
  const tree = PathTree.fromPaths<true>(paths.map((path) => [path, true]))
  const kept = filterValue(data, { open: [tree], inList: [] })
  return isRecord(kept) ? kept : {}
}

function filterValue(value: Value, places: Places): Value | undefined {
  if (places.open.length + places.inList.length === 0) return undefined
  if (places.open.some(({ leaf }) => leaf)) return value
  if (Array.isArray(value)) return filterItems(value, places)
  return isRecord(value) ? filterFields(value, places) : undefined
}

function filterItems(items: readonly Value[], { open, inList }: Places): Value {
  const all = [...inList, ...open.filter(({ isNamed }) => isNamed)]
  return items.flatMap((item, index) => {
    const found = filterValue(item, { open: listPathsBelow(open, String(index)), inList: all })
    return found === undefined ? [] : [found]
  })
}

function filterFields(record: Values, { open, inList }: Places): Values | undefined {
  const kept = Object.entries(record).flatMap(([name, inner]) => {
    const passed = isIndex(name) ? [] : listPathsBelow(inList, name)
    const next = [...listPathsBelow(open, name), ...passed]
    const found = next.length > 0 ? filterValue(inner, { open: next, inList: [] }) : undefined
    return found === undefined ? [] : [[name, found] as const]
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

function listPathsBelow(paths: readonly Paths[], step: string): Paths[] {
  return paths.flatMap((tree) => tree.findSubtree(step) ?? [])
}
