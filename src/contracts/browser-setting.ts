export type BrowserSetting =
  | { readonly kind: 'auto' }
  | { readonly kind: 'none' }
  | { readonly kind: 'path'; readonly path: string }
  /** A running browser, found by the `ws:` or `wss:` URL of its DevTools protocol. */
  | { readonly kind: 'remote'; readonly url: string }

/** Use of Chromium's own sandbox: `true` for always, `false` for never, `auto` if the system allows it. */
export type SandboxSetting = 'auto' | 'true' | 'false'
