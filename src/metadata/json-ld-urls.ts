import { decodeEntities, isJsonLdNode } from '../page/index.js'
import type { PageView } from './page-view.js'
import type { RawMatch } from './raw-match.js'

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
  if (typeof value === 'string') return [decodeEntities(value)]
  if (depth > 3) return []
  if (Array.isArray(value))
    return value.slice(0, 20).flatMap((item) => addressesOf(page, item, depth + 1))
  const node = page.graph.resolve(value)
  if (!isJsonLdNode(node)) return []
  const id = node['@type'] === undefined ? node['@id'] : undefined
  return addressesOf(page, node.url ?? node.contentUrl ?? id, depth + 1)
}
