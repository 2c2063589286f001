/** Wraps an expression, which may end in a comment, in a function. */
export function wrapExpressionInFunction(source: string): string {
  return `(function (value) { return (${source.replace(/(?<![\s;])[\s;]+$/, '')}\n) })`
}

/** Turns the method `evaluate(value) { … }` into a function. */
export function wrapMethodInExpression(source: string): string {
  return `(() => {
  const [method] = Object.values({ ${source}\n })
  if (typeof method !== 'function') throw new SyntaxError('not a function')
  return (value) => method(value)
})()`
}
