/** Facts by which pages of a host are told apart. They are sent between worker threads. */
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
  /** True if nothing stands before or after a separator in the title: `- Site`. */
  readonly hasGap: boolean
  /** True if the page has almost no text before scripts run. */
  readonly isEmpty?: boolean
}
