import type { FunctionRequest } from '../../contracts/caller-function.js'
import { LinkglassError } from '../../contracts/errors.js'
import { createWrongValueError, isEmptyOrOff, parseBoolean } from '../kinds/value.js'
import { createParameterError } from '../parameter-error.js'
import type { QueryLimits } from '../query-options.js'
import { TooLarge, unpackFunction } from './unpack-function.js'

/** @param parameters unknown parameters of the request, which the function receives */
export function readFunction(
  value: unknown,
  parameters: ReadonlyMap<string, unknown>,
  { functionBytes }: Pick<QueryLimits, 'functionBytes'>,
): FunctionRequest | undefined {
  if (isEmptyOrOff(value)) return undefined
  const entries = [...parameters].map(
    ([name, inner]) => [name, toFunctionParameter(inner)] as const,
  )
  const given = { parameters: new Map(entries) }
  try {
    const source = unpackFunction(readFunctionSource(value), functionBytes)
    if (source.trim() === '') throw createFunctionError('is empty')
    return { ...given, source, size: Buffer.byteLength(source) }
  } catch (error) {
    if (error instanceof TooLarge) return { ...given, source: undefined, size: functionBytes }
    if (error instanceof LinkglassError) throw error
    throw createFunctionError('does not unpack: behind `br#` and `gz#` belongs base64url')
  }
}

function readFunctionSource(value: unknown): string {
  const isSource = typeof value === 'function' || typeof value === 'string'
  if (!isSource || parseBoolean(value) !== undefined) throw createFunctionError('is not a function')
  return toFunctionSource('function', value)
}

function createFunctionError(what: string): LinkglassError {
  const example = 'Give its source text, as in `({ page }) => page.title()`.'
  return createParameterError('function', `${what}. ${example}`, 'EINVALFUNCTION')
}

function toFunctionParameter(value: unknown): string | boolean {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return value === '' ? '' : (parseBoolean(value) ?? text)
}

/** Matches the start of a method, `name(a) {…}`. Without `function`, it is not a valid expression. */
const METHOD = /^(async\s+)?(?!function\b|async\b)[\w$]+\s*\([^)]*\)\s*\{/

export function toFunctionSource(path: string, value: unknown): string {
  if (typeof value === 'function')
    return toFunctionExpression(path, Function.prototype.toString.call(value))
  if (typeof value === 'string' && value.trim() !== '') return value
  const right = 'a JavaScript function, as in `(value) => value.trim()`.'
  throw createWrongValueError(path, value, right, 'EINVALDATA')
}

function toFunctionExpression(path: string, source: string): string {
  if (/\{\s*\[native code\]\s*\}$/.test(source)) {
    const text = 'is built in or bound and has no source text to send.'
    throw createParameterError(path, `${text} Wrap it: \`(value) => Number(value)\`.`, 'EINVALEVAL')
  }
  return source.replace(METHOD, (head) =>
    head.startsWith('async') ? head.replace(/^async\s+/, 'async function ') : `function ${head}`,
  )
}
