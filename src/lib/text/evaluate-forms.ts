/** Wraps a caller's expression in a function of `value`; the newline ends a comment in it. */
export function toExpression(source: string): string {
  return `(function (value) { return (${source.replace(/(?<![\s;])[\s;]+$/, '')}\n) })`
}

/** Wraps a method as its text is written out: `evaluate(value) { … }`. */
export function toMethod(source: string): string {
  return `(() => {
  const [method] = Object.values({ ${source}\n })
  if (typeof method !== 'function') throw new SyntaxError('not a function')
  return (value) => method(value)
})()`
}
