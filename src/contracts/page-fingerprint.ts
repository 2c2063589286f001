/** Facts that tell pages of one host apart, as plain data, since worker threads send them. */
export interface PageFingerprint {
  /** Titles, one per line; empty if absent, as are `description`, `heading` (the first `h1`) and `image` (a URL). */
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly image: string
  readonly canonical: string | undefined
  /** True if the page links a next or previous page. A number at the end of its URL is then a page number. */
  readonly isPaginated: boolean
  /** True if the title is only the site's name. */
  readonly isNameless: boolean
  /** True if the title has a separator but no page name on one of its sides: `- Site`. */
  readonly hasGap: boolean
  /** True if the page shows almost no text before its scripts have run. */
  readonly isEmpty?: boolean
}
