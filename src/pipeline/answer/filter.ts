import type { Value } from '../../contracts/result.js'
import { isRecord } from '../../lib/data/json.js'
import { isIndex, PathTree } from '../../lib/data/path-tree.js'

type Values = { [name: string]: Value }
type Paths = PathTree<true>

/** Paths that lead through a value, as trees of the steps that remain. */
interface Places {
  readonly open: readonly Paths[]
  /** Paths that apply to each item of the list around the value, since their next step is a name. */
  readonly inList: readonly Paths[]
}

/** Keeps the values at dotted paths, in the order of the data; keeps everything if no path is given. */
export function filterData(data: Values, paths: readonly string[]): Values {
  if (paths.length === 0) return data
  const tree = PathTree.of<true>(paths.map((path) => [path, true]))
  const kept = keepPaths(data, { open: [tree], inList: [] })
  return isRecord(kept) ? kept : {}
}

/** Keeps the parts of a value that the paths lead to; in a list, a name applies to each item, an index to one. */
function keepPaths(value: Value, places: Places): Value | undefined {
  if (places.open.length + places.inList.length === 0) return undefined
  if (places.open.some(({ leaf }) => leaf)) return value
  if (Array.isArray(value)) return keepItems(value, places)
  return isRecord(value) ? keepFields(value, places) : undefined
}

function keepItems(items: readonly Value[], { open, inList }: Places): Value {
  const all = [...inList, ...open.filter(({ isNamed }) => isNamed)]
  return items.flatMap((item, index) => {
    const found = keepPaths(item, { open: listPathsBelow(open, String(index)), inList: all })
    return found === undefined ? [] : [found]
  })
}

function keepFields(record: Values, { open, inList }: Places): Values | undefined {
  const kept = Object.entries(record).flatMap(([name, inner]) => {
    const passed = isIndex(name) ? [] : listPathsBelow(inList, name)
    const next = [...listPathsBelow(open, name), ...passed]
    const found = next.length > 0 ? keepPaths(inner, { open: next, inList: [] }) : undefined
    return found === undefined ? [] : [[name, found] as const]
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

function listPathsBelow(paths: readonly Paths[], step: string): Paths[] {
  return paths.flatMap((tree) => tree.step(step) ?? [])
}
