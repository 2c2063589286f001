export type ParameterType = 'text' | 'boolean' | 'number' | 'duration' | 'object'

/** What the documentation says of a parameter. */
export interface Described {
  /** Other types that are accepted are said in the description. */
  readonly type: ParameterType
  /** As a caller would write it; empty for none. */
  readonly default: string
  readonly description: string
  /** A piece of a query string, percent-encoded. */
  readonly example: string
  /** All that it may be, if they can be listed. */
  readonly values?: readonly string[]
}
