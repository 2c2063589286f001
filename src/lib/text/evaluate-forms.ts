/** Makes a function of `value`. The expression may end in a comment. */
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
