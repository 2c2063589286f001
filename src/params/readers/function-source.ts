import { showValue } from '../kinds/value.js'
import { parameterError } from '../parameter-error.js'

/** `name(a) {…}` and `async name(a) {…}`: a method of an object, which is not an expression. */
const METHOD = /^(async\s+)?(?!function\b|async\b)[\w$]+\s*\([^)]*\)\s*\{/

/** Reads the source text of a caller's function; on the wire it is text already. */
export function toFunctionSource(path: string, value: unknown): string {
  if (typeof value === 'function')
    return toExpression(path, Function.prototype.toString.call(value))
  if (typeof value === 'string' && value.trim() !== '') return value
  throw parameterError(
    'EINVALDATA',
    path,
    `is ${showValue(value)}; give a JavaScript function, as in \`(value) => value.trim()\`.`,
  )
}

function toExpression(path: string, source: string): string {
  if (/\{\s*\[native code\]\s*\}$/.test(source)) {
    throw parameterError(
      'EINVALEVAL',
      path,
      'is built in or bound and has no source text to send. Wrap it: `(value) => Number(value)`.',
    )
  }
  return source.replace(METHOD, (head) =>
    head.startsWith('async') ? head.replace(/^async\s+/, 'async function ') : `function ${head}`,
  )
}
