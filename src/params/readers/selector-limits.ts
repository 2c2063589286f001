import { parameterError } from '../parameter-error.js'
import type { QueryLimits } from '../query-options.js'

/** Refuses a selector that costs too much to compile. */
export function checkSelectorLimits(
  path: string,
  selector: string,
  { selectorBytes, selectorNesting }: Pick<QueryLimits, 'selectorBytes' | 'selectorNesting'>,
): void {
  const bytes = Buffer.byteLength(selector)
  if (bytes > selectorBytes) {
    throw parameterError(
      'EINVALDATA',
      path,
      `has ${bytes} bytes; a selector may have ${selectorBytes}.`,
    )
  }
  if (countNesting(selector) > selectorNesting) {
    throw parameterError('EINVALDATA', path, `nests parentheses more than ${selectorNesting} deep.`)
  }
}

/** Counts parentheses within parentheses, but for those in strings or after a backslash. */
export function countNesting(selector: string): number {
  let depth = 0
  let deepest = 0
  for (const [token] of selector.matchAll(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[()]/gs)) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
