/** What a source found, before cleaning. */
export interface RawMatch {
  readonly raw: string
  /** Offset in the page's text. */
  readonly at?: number
}
