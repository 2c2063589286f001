/** Options of a call that is answered from a capture. */
export interface Replayed {
  /** Captures to answer from, without the network: path or bytes of a WARC file, or path of a folder of WARC files. */
  readonly replay?: string | URL | Uint8Array | undefined
}
