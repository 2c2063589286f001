import type { PageView } from './page-view.js'
import type { RawMatch } from './raw-match.js'

/** One named place where a field may stand. Lists of these, in order of trust, are the fields. */
export interface FieldSource {
  /** As `docs/metadata.md` and `explain` call it. */
  readonly name: string
  readonly find: (page: PageView) => Iterable<RawMatch>
}

export function source(name: string, find: FieldSource['find']): FieldSource {
  return { name, find }
}

/** `<meta>` by `name` or `property`, in any case. */
export function meta(key: string): FieldSource {
  return source(`meta ${key}`, (page) => page.meta(key))
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
