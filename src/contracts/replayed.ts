/** Options of a call that is answered from a capture. */
export interface Replayed {
  /** Captures to answer from, without the network: a WARC file, as bytes or by its path, or a folder of such files. */
  readonly replay?: string | URL | Uint8Array | undefined
}
