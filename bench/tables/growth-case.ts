/** One kind of input that a stranger can make large. */
export interface Case {
  readonly name: string
  /** Creates the work for an input of about `size` characters. */
  readonly prepare: (size: number) => () => unknown
}

export function of<T>(name: string, make: (size: number) => T, use: (input: T) => unknown): Case {
  return {
    name,
    prepare: (size) => {
      const input = make(size)
      return () => use(input)
    },
  }
}

export function repeated(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length))
}
