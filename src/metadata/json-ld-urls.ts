import { isRecord } from '../lib/data/json.js'
import type { PageView, RawMatch } from './page-view.js'

/** Addresses in a JSON-LD property: texts, or objects with a `url` or `contentUrl`. */
export function* addresses(
  page: PageView,
  property: string,
  types: ReadonlySet<string>,
): Generator<RawMatch> {
  for (const { node, at } of page.mainThings(types)) {
    if (!Object.hasOwn(node, property)) continue
    for (const raw of addressesOf(page, node[property])) yield { raw, at }
  }
}

export function addressesOf(page: PageView, value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return page.text(value)
  if (depth > 3) return []
  const known = page.resolve(value)
  if (Array.isArray(known))
    return known.slice(0, 20).flatMap((item) => addressesOf(page, item, depth + 1))
  if (!isRecord(known)) return []
  const id = known['@type'] === undefined ? known['@id'] : undefined
  return addressesOf(page, known.url ?? known.contentUrl ?? id, depth + 1)
}
