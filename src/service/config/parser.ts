/** How a variable's text is read. */
export interface Parser<T> {
  /** What is right, as it ends the sentence "it must be …". */
  readonly form: string
  /** `undefined`, or an error that says more, for text that is wrong. */
  readonly parse: (text: string) => T | undefined
}
