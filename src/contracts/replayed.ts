/** Options of a call that is answered from a capture. */
export interface Replayed {
  /** WARC bytes, file or folder to read instead of the network. */
  readonly replay?: string | URL | Uint8Array | undefined
}
