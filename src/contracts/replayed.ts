/** Options of a call that is answered from a capture. */
export interface Replayed {
  /** Captures to answer from, without the network: a WARC file's bytes, its path, or the path of a folder of them. */
  readonly replay?: string | URL | Uint8Array | undefined
}
