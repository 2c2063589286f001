import type { Trust } from '../contracts/result.js'
import type { PageView, RawMatch } from './page-view.js'

export interface SourceTraits {
  readonly trust: Trust
  /** True for titles that may have additions, such as the site's name. */
  readonly decorated?: boolean
  /** Names that are refused as a title (all names of the site by default). */
  readonly doubts?: 'host name' | 'nothing'
  /** True if the text may be in a sentence, such as after `by`. */
  readonly inSentence?: boolean
}

/** Place where a field may be, such as `og:title`. */
export interface FieldSource extends SourceTraits {
  /** Name of the source in `docs/metadata.md` and `explain`. */
  readonly name: string
  readonly find: (page: PageView) => Iterable<RawMatch>
}

export function toSource(
  name: string,
  find: FieldSource['find'],
  traits: Partial<SourceTraits> = {},
): FieldSource {
  return { name, find, trust: 'declared', ...traits }
}

export function fromBody(
  name: string,
  find: FieldSource['find'],
  traits: Omit<SourceTraits, 'trust'> = {},
): FieldSource {
  return toSource(name, find, { ...traits, trust: 'visible' })
}

export function fromMeta(key: string, traits: Partial<SourceTraits> = {}): FieldSource {
  return toSource(`meta ${key}`, (page) => page.findMetas(key), traits)
}

export function fromJsonLd(property: string, types: ReadonlySet<string>, label: string) {
  return toSource(`json-ld ${label}.${property}`, (page) => page.findJsonLdTexts(property, types))
}

/** Reads a property of microdata, RDFa or h-entry. Of an item in it, reads the properties that `inner` names. */
export function fromItemprop(name: string, ...inner: string[]): FieldSource {
  const key = name.toLowerCase()
  return toSource(`itemprop ${name}`, (page) =>
    page.signals.props
      .filter((item) =>
        item.of === '' ? item.name === key : item.of === key && inner.includes(item.name),
      )
      .map(({ value, at }) => ({ raw: value, at })),
  )
}

export function fromLink(rel: string): FieldSource {
  return toSource(`link ${rel}`, (page) =>
    page.findLinks(rel).map(({ href, at }) => ({ raw: href, at })),
  )
}
