import type { DefaultTreeAdapterTypes } from 'parse5'
import type { Embed } from '../../contracts/result.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import type { PageAnswer } from './door.js'

/** Maximum characters of embed markup. It usually has a few hundred. */
const MAX_MARKUP_CHARS = 10_000

/** Returns `undefined` if the markup is missing, needs scripts or is too long. */
export function findEmbedMarkup({ result }: PageAnswer): string | undefined {
  const embed = result.data.iframe as Embed | null | undefined
  if (!embed || embed.scripts.length > 0 || embed.html.length > MAX_MARKUP_CHARS) return undefined
  return embed.html
}

/** Finds the first `iframe` of the markup. Returns `undefined` if its URL is not HTTPS. */
export async function findEmbedFrame(page: PageAnswer) {
  const markup = findEmbedMarkup(page)
  if (markup === undefined || !/<iframe/i.test(markup)) return undefined
  const attributes = await readFrameAttributes(markup)
  if (!attributes) return undefined
  const url = parseHttpUrl(attributes.get('src') ?? '', 'https://none.invalid/')
  if (url?.protocol !== 'https:' || url.hostname === 'none.invalid') return undefined
  const parseSide = (name: string) => Number.parseInt(attributes.get(name) ?? '', 10) || null
  const features = (attributes.get('allow') ?? '').split(';')
  // Keeps the name of each feature, without its allowed origins (Permissions Policy).
  const allow = features.flatMap((one) => one.trim().split(/\s/, 1)).filter(Boolean)
  return { url: url.href, width: parseSide('width'), height: parseSide('height'), allow }
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
