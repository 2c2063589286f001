/** What the first bytes told; `done` when more of them would tell no more. */
export interface Measures {
  readonly width?: number
  readonly height?: number
  /** Seconds. */
  readonly duration?: number
  readonly done: boolean
}
