// A file of its own: the package's types name it, and need none of what the stores are made of.
/** Where answers are kept. */
export type CacheBackend =
  | { readonly kind: 'memory' | 'none' }
  /** A folder that any number of processes on this machine share. */
  | { readonly kind: 'disk'; readonly path: string }
  /** A server that any number of machines share. */
  | { readonly kind: 'redis'; readonly url: string }
