// A file of its own: the types of the package name this one, without those of the stores.
/** The place where answers are kept. */
export type CacheBackend =
  | { readonly kind: 'memory' | 'none' }
  /** A folder that any number of processes on this machine share. */
  | { readonly kind: 'disk'; readonly path: string }
  /** A server that any number of machines share. */
  | { readonly kind: 'redis'; readonly url: string }

/** A backend that several processes share. */
export type SharedBackend = Exclude<CacheBackend, { readonly kind: 'memory' | 'none' }>
