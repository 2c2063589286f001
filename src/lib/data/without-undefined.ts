type Given<T> = { readonly [Name in keyof T]?: Exclude<T[Name], undefined> }

/** Copies a record without the names whose value is `undefined`, so that it can be laid over another. */
export function withoutUndefined<T extends object>(record: T): Given<T> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined),
  ) as Given<T>
}
