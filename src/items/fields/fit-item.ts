import { ITEM_LIMITS } from '../item-limits.js'

/** Halves the item's largest values until it fits its limit. Returns true if the item was changed. */
export function shrinkItem(item: Record<string, unknown>): boolean {
  const sizes = new Map(
    Object.entries(item).map(([name, value]) => [name, countJsonCharacters(value)]),
  )
  const total = () => [...sizes.values()].reduce((sum, size) => sum + size, 0)
  if (total() <= ITEM_LIMITS.item) return false
  while (total() > ITEM_LIMITS.item) {
    const [largest] = [...sizes].toSorted(([, one], [, other]) => other - one)
    if (!largest) break
    const [name] = largest
    item[name] = truncateToHalf(item[name])
    sizes.set(name, countJsonCharacters(item[name]))
  }
  return true
}

function countJsonCharacters(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0
}

function truncateToHalf(value: unknown): unknown {
  if (Array.isArray(value) || (typeof value === 'string' && value.length > 1))
    return value.slice(0, Math.floor(value.length / 2))
  return null
}
