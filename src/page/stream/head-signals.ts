import { decodeEntities } from '../entities.js'
import type { MarkupReader } from './markup.js'
import type { Link, Meta } from './signal-types.js'

const KEYS = ['property', 'name', 'http-equiv'] as const

/** Returns a `Meta` for each name of a `<meta>`. Accepts `value`, a common mistake for `content`. */
export function readMetaTags(markup: MarkupReader): Meta[] {
  const raw = markup.getAttribute('content') ?? markup.getAttribute('value')
  if (raw === undefined) return []
  const content = decodeEntities(raw)
  const { at } = markup
  const lists = KEYS.map((name) => markup.getAttribute(name)?.toLowerCase().trim() ?? '').filter(
    (list) => list !== '',
  )
  const [only = ''] = lists
  // Nearly every tag has one name, for which no list need be split.
  if (lists.length === 1 && !SPACE.test(only))
    return [{ key: writeDublinCoreWithDot(only), content, at }]
  // RDFa's `property` is a list of names (RDFa Core 1.1 section 5).
  const names = lists.flatMap((list) => list.split(/\s+/))
  // Uses a set, since one tag could fill the list by repeating a name thousands of times.
  return Array.from(new Set(names.map(writeDublinCoreWithDot)), (key) => ({ key, content, at }))
}

const SPACE = /\s/

function writeDublinCoreWithDot(name: string): string {
  return name.replace(/^(dc|dcterms):/, '$1.')
}

export function readLink(markup: MarkupReader): Link | undefined {
  const href = markup.getAttribute('href')
  const rel = markup.getAttribute('rel')
  if (!href || !rel) return undefined
  return {
    rel: rel.toLowerCase(),
    href: decodeEntities(href),
    type: (markup.getAttribute('type') ?? '').toLowerCase(),
    sizes: markup.getAttribute('sizes') ?? '',
    at: markup.at,
  }
}
