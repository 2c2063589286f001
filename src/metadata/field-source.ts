import type { Trust } from '../contracts/result.js'
import type { PageView, RawMatch } from './page-view.js'

/** Properties by which the candidates of a source are cleaned and chosen. */
export interface SourceTraits {
  readonly trust: Trust
  /** True for a title that may have names of a site, section or author around it. */
  readonly decorated?: boolean
  /** Names that are refused as a value: that of the host, none, or by default all names of the site. */
  readonly doubts?: 'host name' | 'nothing'
  /** True if the text was found within a sentence, where a word in lower case is no name. */
  readonly inSentence?: boolean
}

/** A named place where a field may be found; each field has a list of them in order of trust. */
export interface FieldSource extends SourceTraits {
  /** Name in `docs/metadata.md` and `explain`. */
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

/** Creates a source of text that the page shows, but does not declare. */
export function visible(
  name: string,
  find: FieldSource['find'],
  traits: Omit<SourceTraits, 'trust'> = {},
): FieldSource {
  return source(name, find, { ...traits, trust: 'visible' })
}

/** Creates a source for `<meta>` by `name` or `property`, in any case. */
export function fromMeta(key: string, traits: Partial<SourceTraits> = {}): FieldSource {
  return source(`meta ${key}`, (page) => page.meta(key), traits)
}

/** Creates a source for a property of JSON-LD objects of the given types. */
export function fromJsonLd(
  property: string,
  types: ReadonlySet<string>,
  label: string,
): FieldSource {
  return source(`json-ld ${label}.${property}`, (page) => page.jsonLd(property, types))
}

/**
 * Creates a source for a microdata, RDFa or h-entry property.
 * @param inner properties of the value that are read if the value is an item itself
 */
export function fromProp(name: string, ...inner: string[]): FieldSource {
  const key = name.toLowerCase()
  return source(`itemprop ${name}`, (page) =>
    page.signals.props
      .filter((item) =>
        item.of === '' ? item.name === key : item.of === key && inner.includes(item.name),
      )
      .map(({ value, at }) => ({ raw: value, at })),
  )
}

export function fromLink(rel: string): FieldSource {
  return source(`link ${rel}`, (page) =>
    page.findLinks(rel).map(({ href, at }) => ({ raw: href, at })),
  )
}
