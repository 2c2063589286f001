/** Options of a call that is answered from a capture. */
export interface Replayed {
  /** Path of a WARC file or of a folder of such files, or a file's bytes, to answer from without the network. */
  readonly replay?: string | URL | Uint8Array | undefined
}
