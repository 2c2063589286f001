/** The browser that the operator chose. */
export type BrowserSetting =
  | { readonly kind: 'auto' }
  | { readonly kind: 'none' }
  | { readonly kind: 'path'; readonly path: string }
  /** One that speaks DevTools at a `ws:` or `wss:` address. */
  | { readonly kind: 'remote'; readonly url: string }

/** Chromium's own sandbox: where the system allows it, always, or never. */
export type SandboxSetting = 'auto' | 'true' | 'false'
