/** Options of a call that is answered from a capture. */
export interface Replayed {
  /** Bytes of a WARC file, or path of a file or folder. It is read instead of the network. */
  readonly replay?: string | URL | Uint8Array | undefined
}
