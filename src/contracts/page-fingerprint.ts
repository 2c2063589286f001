/** What a page shows of itself at the first glance. Plain data: it crosses from a worker. */
export interface PageFingerprint {
  /** Declared title and description, the first main heading, the declared image; empty for none. */
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly image: string
  /** The address that it declares as its own, absolute. */
  readonly canonical: string | undefined
  /** Whether it names a next or previous page: the number at the end of its address is one of a list. */
  readonly isPaginated: boolean
  /** Whether it names nothing but its site. */
  readonly isNameless: boolean
  /** Whether the title has a separator at its end, with nothing where a page's name should be: `- Site`. */
  readonly hasGap: boolean
  /** Whether it shows next to nothing before its scripts have run. */
  readonly isEmpty?: boolean
}
