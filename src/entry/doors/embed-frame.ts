import type { DefaultTreeAdapterTypes } from 'parse5'
import type { Embed } from '../../contracts/result.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import type { PageAnswer } from './door.js'

/** Limits a provider's markup, which usually has a few hundred characters. */
const MAX_MARKUP_CHARS = 10_000

/** Returns `undefined` if the markup is absent, needs scripts or is too long. */
export function findEmbedMarkup({ result }: PageAnswer): string | undefined {
  const embed = result.data.iframe as Embed | null | undefined
  if (!embed || embed.scripts.length > 0 || embed.html.length > MAX_MARKUP_CHARS) return undefined
  return embed.html
}

/** Returns `undefined` if the provider's markup has no `iframe`, or if its first `iframe` has no HTTPS URL. */
export async function findEmbedFrame(page: PageAnswer) {
  const markup = findEmbedMarkup(page)
  if (markup === undefined || !/<iframe/i.test(markup)) return undefined
  const attributes = await readFrameAttributes(markup)
  if (!attributes) return undefined
  const url = parseHttpUrl(attributes.get('src') ?? '', 'https://none.invalid/')
  if (url?.protocol !== 'https:' || url.hostname === 'none.invalid') return undefined
  const side = (name: string) => Number.parseInt(attributes.get(name) ?? '', 10) || null
  const features = (attributes.get('allow') ?? '').split(';')
  // Omits the origins that may use the features (Permissions Policy).
  const allow = features.flatMap((one) => one.trim().split(/\s/, 1)).filter(Boolean)
  return { url: url.href, width: side('width'), height: side('height'), allow }
}

async function readFrameAttributes(markup: string): Promise<Map<string, string> | undefined> {
  const { parseFragment, defaultTreeAdapter: tree } = await import('parse5')
  const nodes: DefaultTreeAdapterTypes.ChildNode[] = [...parseFragment(markup).childNodes]
  for (const node of nodes) {
    if (!tree.isElementNode(node)) continue
    if (node.tagName === 'iframe')
      return new Map(node.attrs.map(({ name, value }) => [name, value]))
    nodes.push(...node.childNodes)
  }
  return undefined
}
