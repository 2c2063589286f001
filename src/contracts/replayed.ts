/** Options of a call that is answered from a capture. */
export interface Replayed {
  /**
   * Captures to answer from, without the network: a WARC file's bytes or path, or the path of a folder of WARC files.
   */
  readonly replay?: string | URL | Uint8Array | undefined
}
