/** Options of a call that is answered from a capture. */
export interface Replayed {
  /** Bytes of a WARC file, or path of one or of a folder of them; nothing is fetched for the answer. */
  readonly replay?: string | URL | Uint8Array | undefined
}
