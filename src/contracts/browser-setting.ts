/** The browser that the operator chose. */
export type BrowserSetting =
  | { readonly kind: 'auto' }
  | { readonly kind: 'none' }
  | { readonly kind: 'path'; readonly path: string }
  /** A running browser, at a `ws:` or `wss:` address of the DevTools protocol. */
  | { readonly kind: 'remote'; readonly url: string }

/** Chromium's own sandbox: where the system allows it, always, or never. */
export type SandboxSetting = 'auto' | 'true' | 'false'
