export type BrowserSetting =
  | { readonly kind: 'auto' }
  | { readonly kind: 'none' }
  | { readonly kind: 'path'; readonly path: string }
  /** A running browser, by its DevTools URL (`ws:` or `wss:`). */
  | { readonly kind: 'remote'; readonly url: string }

/** Use of Chromium's own sandbox. `auto` depends on the system. */
export type SandboxSetting = 'auto' | 'true' | 'false'
