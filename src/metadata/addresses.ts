import { decode } from '../page/entities.js'
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
  if (typeof value === 'string') return [decode(value)]
  if (depth > 3) return []
  if (Array.isArray(value))
    return value.slice(0, 20).flatMap((item) => addressesOf(page, item, depth + 1))
  const node = page.graph.resolve(value)
  if (!isNode(node)) return []
  const id = node['@type'] === undefined ? node['@id'] : undefined
  return addressesOf(page, node.url ?? node.contentUrl ?? id, depth + 1)
}
