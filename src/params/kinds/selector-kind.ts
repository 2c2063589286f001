import { parse } from 'css-what'
import { createParameterError } from '../parameter-error.js'
import type { QueryLimits } from '../query-options.js'
import type { Facts, ReadContext } from './parameter.js'
import { declareParsedText, declareTexts, readTextList } from './text-kind.js'
import { describeValue } from './value.js'

export function declareSelector(description: string, example: string, facts: Facts = {}) {
  return declareParsedText(description, example, readSelector, { ...facts, placeholder: 'CSS' })
}

export function declareSelectors(description: string, example: string) {
  return declareTexts(description, example, { placeholder: 'CSS', read: readSelectors })
}

export function readSelector(value: unknown, path: string, context: ReadContext) {
  const [first, ...more] = readSelectors(value, path, context)
  if (more.length === 0) return first
  throw createParameterError(path, 'is a list; give one CSS selector.')
}

function readSelectors(value: unknown, path: string, { limits }: ReadContext): string[] {
  const given = readTextList(value, path)
  for (const one of given) refuseInvalidSelector(path, one, limits)
  return given
}

function refuseInvalidSelector(path: string, given: string, limits: QueryLimits): void {
  const wrong = (why: string) => createParameterError(path, `is ${describeValue(given)}, ${why}.`)
  if (Buffer.byteLength(given) > limits.selectorBytes) {
    throw wrong(`longer than the ${limits.selectorBytes} bytes that a selector may have`)
  }
  if (measureNestingDepth(given) > limits.selectorNesting) throw wrong('which nests too deep')
  try {
    parse(given)
  } catch {
    throw wrong('which is not a CSS selector')
  }
}

export function refuseCostlySelector(
  path: string,
  selector: string,
  { selectorBytes, selectorNesting }: QueryLimits,
): void {
  const bytes = Buffer.byteLength(selector)
  if (bytes > selectorBytes) {
    const text = `has ${bytes} bytes; a selector may have ${selectorBytes}.`
    throw createParameterError(path, text, 'EINVALDATA')
  }
  if (measureNestingDepth(selector) <= selectorNesting) return
  const text = `nests parentheses more than ${selectorNesting} deep.`
  throw createParameterError(path, text, 'EINVALDATA')
}

/** Returns the depth of nested parentheses. Ignores strings and escapes. */
function measureNestingDepth(selector: string): number {
  let depth = 0
  let deepest = 0
  for (const [token] of selector.matchAll(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[()]/gs)) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
