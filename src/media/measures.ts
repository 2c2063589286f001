export interface Dimensions {
  readonly width?: number
  readonly height?: number
}

/** Measures of a file. `done` is true if more bytes would add nothing. */
export interface Measures extends Dimensions {
  /** Playing time in seconds. */
  readonly duration?: number
  readonly done: boolean
}
