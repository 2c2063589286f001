import { isNode } from '../page/jsonld.js'
import type { Page } from './page.js'
import type { Found } from './source.js'

/** Addresses in a JSON-LD property: texts, or objects with a `url` or `contentUrl`. */
export function* addresses(
  page: Page,
  property: string,
  types: ReadonlySet<string>,
): Generator<Found> {
  for (const { node, at } of page.mains(types)) {
    if (!Object.hasOwn(node, property)) continue
    for (const raw of addressesOf(page, node[property])) yield { raw, at }
  }
}

export function addressesOf(page: Page, value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return page.text(value)
  if (depth > 3) return []
  const known = page.resolve(value)
  if (Array.isArray(known))
    return known.slice(0, 20).flatMap((item) => addressesOf(page, item, depth + 1))
  if (!isNode(known)) return []
  const id = known['@type'] === undefined ? known['@id'] : undefined
  return addressesOf(page, known.url ?? known.contentUrl ?? id, depth + 1)
}
