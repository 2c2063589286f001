import { parse } from 'css-what'
import { parameterError } from '../parameter-error.js'
import type { QueryLimits } from '../query-options.js'
import { countNesting } from '../readers/selector-limits.js'
import { type About, declare, type Parameter } from './parameter.js'
import { readTexts } from './text-kind.js'
import { showValue } from './value.js'

/** One CSS selector, as browsers know it. */
export function selector(about: About): Parameter<string | undefined, string> {
  return declare(about, {
    type: 'text',
    schema: { type: 'string' },
    placeholder: 'CSS',
    read: (value, path, { limits }) => readSelector(path, value, limits),
  })
}

/** One CSS selector or a list of them. */
export function selectors(about: About): Parameter<readonly string[], string | readonly string[]> {
  return declare(about, {
    type: 'text',
    schema: { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    placeholder: 'CSS',
    read: (value, path, { limits }) => readSelectors(path, value, limits),
  })
}

export function readSelector(
  path: string,
  value: unknown,
  limits: QueryLimits,
): string | undefined {
  const [first, ...more] = readSelectors(path, value, limits)
  if (more.length === 0) return first
  throw parameterError('EINVALQUERY', path, 'is a list; give one CSS selector.')
}

function readSelectors(path: string, value: unknown, limits: QueryLimits): string[] {
  const given = readTexts(path, value)
  for (const one of given) checkSelector(path, one, limits)
  return given
}

function checkSelector(path: string, given: string, limits: QueryLimits): void {
  const wrong = (why: string) =>
    parameterError('EINVALQUERY', path, `is ${showValue(given)}, ${why}.`)
  if (Buffer.byteLength(given) > limits.selectorBytes) {
    throw wrong(`longer than the ${limits.selectorBytes} bytes that a selector may have`)
  }
  if (countNesting(given) > limits.selectorNesting) throw wrong('which nests too deep')
  try {
    parse(given)
  } catch {
    throw wrong('which is not a CSS selector')
  }
}
