import { decodeAttribute } from '../entities.js'
import type { MarkupReader } from './markup.js'
import type { Link, Meta } from './signal-types.js'

const KEYS = ['property', 'name', 'http-equiv'] as const

/** Reads a `<meta>` as one signal per name, even if it repeats a name. Its content may also stand in `value`. */
export function readMetaTags(markup: MarkupReader): Meta[] {
  const raw = markup.getAttribute('content') ?? markup.getAttribute('value')
  if (raw === undefined) return []
  const content = decodeAttribute(raw)
  const { at } = markup
  const lists = KEYS.map((name) => markup.getAttribute(name)?.toLowerCase().trim() ?? '').filter(
    (list) => list !== '',
  )
  const [only = ''] = lists
  if (lists.length === 1 && !SPACE.test(only))
    return [{ key: writeDublinCoreWithDot(only), content, at }]
  // `property` is a list of names (RDFa Core 1.1, section 5).
  const names = lists.flatMap((list) => list.split(/\s+/))
  return Array.from(new Set(names.map(writeDublinCoreWithDot)), (key) => ({ key, content, at }))
}

const SPACE = /\s/

function writeDublinCoreWithDot(name: string): string {
  return name.startsWith('dc') ? name.replace(/^(dc|dcterms):/, '$1.') : name
}

export function readLink(markup: MarkupReader): Link | undefined {
  const href = markup.getAttribute('href')
  const rel = markup.getAttribute('rel')
  if (!href || !rel) return undefined
  return {
    rel: rel.toLowerCase(),
    href: decodeAttribute(href),
    type: (markup.getAttribute('type') ?? '').toLowerCase(),
    sizes: markup.getAttribute('sizes') ?? '',
    at: markup.at,
  }
}
