/** Facts that tell pages of one host apart, as plain data, since worker threads send them. */
export interface PageFingerprint {
  /** The title, `og:title` and `twitter:title`, one per line. Absent texts are empty. */
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly image: string
  readonly canonical: string | undefined
  /** True if the page links to a next or previous page. */
  readonly isPaginated: boolean
  /** True if the title is only the site's name. */
  readonly isNameless: boolean
  /** True if nothing stands on one side of the title's separator, as in `- Site`: the page's name is missing. */
  readonly hasGap: boolean
  /** True if the page shows almost no text before its scripts have run. */
  readonly isEmpty?: boolean
}
