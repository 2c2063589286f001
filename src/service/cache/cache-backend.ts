// This type has its own file, so that the public types do not import the stores.
export type CacheBackend =
  | { readonly kind: 'memory' | 'none' }
  /** Folder that all processes on this machine may share. */
  | { readonly kind: 'disk'; readonly path: string }
  /** Server that many machines may share. */
  | { readonly kind: 'redis'; readonly url: string }

export type SharedBackend = Exclude<CacheBackend, { readonly kind: 'memory' | 'none' }>
