/** Options of a call that is answered from a capture. */
export interface Replayed {
  /** A WARC file or its path, or a folder of such files: the answer is made from it alone. */
  readonly replay?: string | URL | Uint8Array | undefined
}
