/**
 * The caller's source as a function of `value`. An expression is that expression; when it gives
 * a function (`(v) => …`, `async function …`) that is called. A newline ends a comment.
 */
export function asExpression(source: string): string {
  return `(function (value) { return (${source.replace(/(?<![\s;])[\s;]+$/, '')}\n) })`
}

/** `evaluate(value) { … }`: how a method of an object literal is written out as text. */
export function asMethod(source: string): string {
  return `(() => {
  const [method] = Object.values({ ${source}\n })
  if (typeof method !== 'function') throw new SyntaxError('not a function')
  return (value) => method(value)
})()`
}
