import { decodeEntities } from '../entities.js'
import type { MarkupReader } from './markup.js'
import type { Link, Meta } from './signal-types.js'

const KEYS = ['property', 'name', 'http-equiv'] as const

/** Returns a `Meta` for each name that a `<meta>` has; accepts `value`, a common mistake for `content`. */
export function readMetaTags(markup: MarkupReader): Meta[] {
  const raw = markup.attribute('content') ?? markup.attribute('value')
  if (raw === undefined) return []
  const content = decodeEntities(raw)
  // Uses a set, since one tag could fill the list by repeating a name thousands of times.
  const keys = new Set<string>()
  for (const name of KEYS) {
    const listed = markup.attribute(name)?.toLowerCase().trim()
    // RDFa's `property` is a list of names (RDFa Core 1.1 section 5).
    if (listed) for (const key of listed.split(/\s+/)) keys.add(key.replace(PREFIX, '$1.'))
  }
  return Array.from(keys, (key) => ({ key, content, at: markup.at }))
}

const PREFIX = /^(dc|dcterms):/

export function readLink(markup: MarkupReader): Link | undefined {
  const href = markup.attribute('href')
  const rel = markup.attribute('rel')
  if (!href || !rel) return undefined
  return {
    rel: rel.toLowerCase(),
    href: decodeEntities(href),
    type: (markup.attribute('type') ?? '').toLowerCase(),
    sizes: markup.attribute('sizes') ?? '',
    at: markup.at,
  }
}
