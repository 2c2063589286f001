import type { Value } from '../core/result.js'

type Values = { [name: string]: Value }

/** Keeps what the dotted paths lead to, in the order of the data; without any path, all of it. */
export function filterData(data: Values, paths: readonly string[]): Values {
  if (paths.length === 0) return data
  const kept = keepPaths(
    data,
    paths.map((path) => path.split('.')),
  )
  return isRecord(kept) ? kept : {}
}

/** A path into a list goes on in each of its items, unless it begins with the index of one. */
function keepPaths(value: Value, paths: readonly (readonly string[])[]): Value | undefined {
  if (paths.some((path) => path.length === 0)) return value
  if (Array.isArray(value)) return keepItems(value, paths)
  if (!isRecord(value)) return undefined
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const rest = pathsBelow(paths, name)
    const found = rest.length > 0 ? keepPaths(inner, rest) : undefined
    return found === undefined ? [] : [[name, found] as const]
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

function keepItems(items: readonly Value[], paths: readonly (readonly string[])[]): Value {
  const ofAll = paths.filter(([step = '']) => !/^\d+$/.test(step))
  return items.flatMap((item, index) => {
    const rest = [...ofAll, ...pathsBelow(paths, String(index))]
    const found = rest.length > 0 ? keepPaths(item, rest) : undefined
    return found === undefined ? [] : [found]
  })
}

function pathsBelow(paths: readonly (readonly string[])[], step: string): (readonly string[])[] {
  return paths.filter(([first]) => first === step).map(([, ...rest]) => rest)
}

function isRecord(value: Value | undefined): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
