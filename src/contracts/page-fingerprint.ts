/** Facts that tell a host's pages apart, sent between worker threads. */
export interface PageFingerprint {
  /** The title, `og:title` and `twitter:title`, one per line. */
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly image: string
  readonly canonical: string | undefined
  /** True if the page links to a next or previous page. */
  readonly isPaginated: boolean
  /** True if the title is only the site's name. */
  readonly isNameless: boolean
  /** True if a side of the title's separator is empty: `- Site`. */
  readonly hasGap: boolean
  /** True if the page has almost no text before scripts run. */
  readonly isEmpty?: boolean
}
