/** Wraps a caller's expression in a function of `value`. The expression may end in a comment. */
export function wrapExpression(source: string): string {
  return `(function (value) { return (${source.replace(/(?<![\s;])[\s;]+$/, '')}\n) })`
}

/** Wraps the source of a method, `evaluate(value) { … }`, in an expression whose value is a function. */
export function wrapMethod(source: string): string {
  return `(() => {
  const [method] = Object.values({ ${source}\n })
  if (typeof method !== 'function') throw new SyntaxError('not a function')
  return (value) => method(value)
})()`
}
