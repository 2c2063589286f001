/** Options of a call that is answered from a capture. */
export interface Replayed {
  /** A WARC file, its path, or a folder of such files; nothing else is used for the answer. */
  readonly replay?: string | URL | Uint8Array | undefined
}
