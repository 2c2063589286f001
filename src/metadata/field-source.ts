import type { Trust } from '../contracts/result.js'
import type { PageView, RawMatch } from './page-view.js'

/** What a source says of itself: what cleaning and picking go by, never its name. */
export interface SourceTraits {
  readonly trust: Trust
  /** A title that may carry the names of a site, a section or an author around it. */
  readonly decorated?: boolean
  /** How much of the site's own names is doubted here; all of them unless it says so. */
  readonly doubts?: 'host name' | 'nothing'
  /** In the middle of a sentence, where a small word is nobody's name. */
  readonly inSentence?: boolean
}

/** One named place where a field may stand. Lists of these, in order of trust, are the fields. */
export interface FieldSource extends SourceTraits {
  /** As `docs/metadata.md` and `explain` call it. */
  readonly name: string
  readonly find: (page: PageView) => Iterable<RawMatch>
}

export function source(
  name: string,
  find: FieldSource['find'],
  traits: Partial<SourceTraits> = {},
): FieldSource {
  return { name, find, trust: 'declared', ...traits }
}

/** What the page shows to readers, and does not declare. */
export function visible(
  name: string,
  find: FieldSource['find'],
  traits: Omit<SourceTraits, 'trust'> = {},
): FieldSource {
  return source(name, find, { ...traits, trust: 'visible' })
}

/** `<meta>` by `name` or `property`, in any case. */
export function meta(key: string, traits: Partial<SourceTraits> = {}): FieldSource {
  return source(`meta ${key}`, (page) => page.meta(key), traits)
}

/** A property of an item of certain types, in JSON-LD. */
export function jsonLd(property: string, types: ReadonlySet<string>, label: string): FieldSource {
  return source(`json-ld ${label}.${property}`, (page) => page.jsonLd(property, types))
}

/**
 * A microdata, RDFa or h-entry property of a top-level item (or of none). Where its value is an
 * item of its own, `inner` names the properties of that one that hold the value.
 */
export function prop(name: string, ...inner: string[]): FieldSource {
  const key = name.toLowerCase()
  return source(`itemprop ${name}`, (page) =>
    page.signals.props
      .filter((item) =>
        item.of === '' ? item.name === key : item.of === key && inner.includes(item.name),
      )
      .map(({ value, at }) => ({ raw: value, at })),
  )
}

export function link(rel: string): FieldSource {
  return source(`link ${rel}`, (page) =>
    page.signals.links
      .filter((item) => item.rel.split(/\s+/).includes(rel))
      .map(({ href, at }) => ({ raw: href, at })),
  )
}
