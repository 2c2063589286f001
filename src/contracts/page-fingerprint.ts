/** Facts that tell a page from others of its host. Plain data: it crosses from a worker. */
export interface PageFingerprint {
  /** Declared title and description, the first main heading, the declared image; empty for none. */
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly image: string
  /** The absolute address that the page declares as its own. */
  readonly canonical: string | undefined
  /** True if the page names a next or previous page, so that a number at the end of its address counts pages. */
  readonly isPaginated: boolean
  /** True if the title is only the site's name. */
  readonly isNameless: boolean
  /** True if the title has a separator with nothing where a page's name should be: `- Site`. */
  readonly hasGap: boolean
  /** True if the page shows next to nothing before its scripts have run. */
  readonly isEmpty?: boolean
}
