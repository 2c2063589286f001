/** What JSON tells apart. A `Map` or `Set` is not of it: JSON has `{}` for each of them. */
export type Canonical = string | number | boolean | null | undefined | readonly Canonical[]

/** The one spelling of each part of a record; a new part does not compile without a line here. */
export type CanonicalParts<T> = { readonly [Part in keyof T]-?: (value: T[Part]) => Canonical }

/** The one spelling of a record: its parts in an order of their own. */
export function canonicalBy<T>(parts: CanonicalParts<T>): (value: T) => Canonical {
  const names = (Object.keys(parts) as (keyof T & string)[]).sort()
  return (value) => names.map((name) => [name, parts[name](value[name])])
}

export function same<Value extends Canonical>(value: Value): Value {
  return value
}
