import { parse } from 'css-what'
import { parseDuration } from '../../lib/text/duration.js'
import { oneOf } from '../../lib/text/nearest.js'
import { parameterError } from '../parameter-error.js'
import type { QueryLimits } from '../query-options.js'
import { shown } from '../scalars.js'
import { nestingOf } from '../selector-limits.js'
import { isGiven, listOf } from '../shape.js'

/** One of some words; text that says nothing counts as left out. */
export function readChoice<T extends string>(
  name: string,
  value: unknown,
  choices: readonly T[],
  aliases: Readonly<Record<string, T>> = {},
): T | undefined {
  if (isUnset(value)) return undefined
  const word = String(value).trim().toLowerCase()
  const found = choices.find((choice) => choice === word)
  if (found !== undefined) return found
  if (Object.hasOwn(aliases, word)) return aliases[word]
  throw parameterError('EINVALQUERY', name, `is ${shown(value)}; give ${oneOf(choices)}.`)
}

/** A number within its range. */
export function readNumber(
  name: string,
  value: unknown,
  min: number,
  max: number,
): number | undefined {
  if (isUnset(value)) return undefined
  const text = typeof value === 'object' ? '' : String(value).trim()
  const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number
  throw parameterError(
    'EINVALQUERY',
    name,
    `is ${shown(value)}; give a number from ${min} to ${max}.`,
  )
}

/** Milliseconds, cut at `max`. */
export function readPause(name: string, value: unknown, max: number): number {
  if (isUnset(value)) return 0
  const pause = typeof value === 'object' ? undefined : parseDuration(String(value))
  if (pause !== undefined) return Math.min(pause, max)
  throw parameterError(
    'EINVALQUERY',
    name,
    `is ${shown(value)}; give milliseconds, or a time as in \`3s\`.`,
  )
}

/** One text or a list of them. */
export function readTexts(name: string, value: unknown): string[] {
  if (isUnset(value)) return []
  const texts = (listOf(value) ?? [value]).filter((text) => !isUnset(text))
  const wrong = texts.find((text) => typeof text !== 'string')
  if (wrong === undefined) return texts.map(String)
  throw parameterError('EINVALQUERY', name, `is ${shown(wrong)}; give text, or a list of texts.`)
}

/** CSS as browsers know it. */
export function readSelectors(name: string, value: unknown, limits: QueryLimits): string[] {
  return readTexts(name, value).map((selector) => checked(name, selector, limits))
}

export function readSelector(
  name: string,
  value: unknown,
  limits: QueryLimits,
): string | undefined {
  const [selector, ...more] = readSelectors(name, value, limits)
  if (more.length === 0) return selector
  throw parameterError('EINVALQUERY', name, 'is a list; give one CSS selector.')
}

function checked(name: string, selector: string, limits: QueryLimits): string {
  const wrong = (why: string) =>
    parameterError('EINVALQUERY', name, `is ${shown(selector)}, ${why}.`)
  if (Buffer.byteLength(selector) > limits.selectorBytes) {
    throw wrong(`longer than the ${limits.selectorBytes} bytes that a selector may have`)
  }
  if (nestingOf(selector) > limits.selectorNesting) throw wrong('which nests too deep')
  try {
    parse(selector)
  } catch {
    throw wrong('which is not a CSS selector')
  }
  return selector
}

/** Left out, empty, or switched off. */
export function isUnset(value: unknown): boolean {
  if (!isGiven(value) || value === false) return true
  return typeof value === 'string' && ['', 'false', 'null', 'undefined'].includes(value.trim())
}
