import type { Found } from './found.js'
import type { Page } from './page.js'

export type { Found } from './found.js'

/** One named place where a field may stand. Lists of these, in order of trust, are the fields. */
export interface Source {
  /** As `docs/metadata.md` and `explain` call it. */
  readonly name: string
  readonly find: (page: Page) => Iterable<Found>
}

export function source(name: string, find: Source['find']): Source {
  return { name, find }
}

/** `<meta>` by `name` or `property`, in any case. */
export function meta(key: string): Source {
  return source(`meta ${key}`, (page) => page.meta(key))
}

/** A property of an item of certain types, in JSON-LD. */
export function jsonLd(property: string, types: ReadonlySet<string>, label: string): Source {
  return source(`json-ld ${label}.${property}`, (page) => page.jsonLd(property, types))
}

/**
 * A microdata, RDFa or h-entry property of a top-level item (or of none). Where its value is an
 * item of its own, `inner` names the properties of that one that hold the value.
 */
export function prop(name: string, ...inner: string[]): Source {
  const key = name.toLowerCase()
  return source(`itemprop ${name}`, (page) =>
    page.signals.props
      .filter((item) =>
        item.of === '' ? item.name === key : item.of === key && inner.includes(item.name),
      )
      .map(({ value, at }) => ({ raw: value, at })),
  )
}

export function link(rel: string): Source {
  return source(`link ${rel}`, (page) =>
    page.signals.links
      .filter((item) => item.rel.split(/\s+/).includes(rel))
      .map(({ href, at }) => ({ raw: href, at })),
  )
}
