import type { Value } from '../../contracts/result.js'
import { isRecord } from '../../lib/data/json.js'
import { LOAD_EVENTS, type NumberRange, SCALE, SIDE, type WaitUntil } from '../../params/index.js'

const MAX_SELECTOR = 10_000
const DEFAULT_MAX_TEXT = 100_000

/** Caller's code: a function if `callable` is true, else an expression. */
export interface Code {
  readonly source: string
  readonly callable: boolean
}

type Given = Value | undefined

export function parseText(given: Given, what: string, maxLength = DEFAULT_MAX_TEXT): string {
  if (typeof given === 'string' && given.length <= maxLength) return given
  throw new TypeError(`${what} must be text of at most ${maxLength} characters`)
}

export function parseTexts(given: Given, what: string): string[] {
  if (Array.isArray(given)) return given.map((text) => parseText(text, what))
  throw new TypeError(`${what} must be texts`)
}

export function parseSelector(given: Given): string {
  return parseText(given, 'a selector', MAX_SELECTOR)
}

/** Returns an element's handle, `undefined` for the whole page, or `NaN` for an invalid handle. */
export function parseRootHandle(given: Given): number | undefined {
  if (given === null || given === undefined) return undefined
  const { handle } = requireRecord(given)
  return typeof handle === 'number' ? handle : Number.NaN
}

export function parseCode(given: Given): Code {
  const { source, callable } = requireRecord(given)
  if (typeof source === 'string') return { source, callable: callable === true }
  throw new TypeError('give a function, or an expression as text')
}

export function parseMethodOptions(given: Given) {
  const options = requireRecord(given ?? {})
  return {
    timeout: options.timeout,
    waitUntil: options.waitUntil,
    visible: options.visible === true,
    hidden: options.hidden === true,
    delay: parseNumber(options.delay, 0, { min: 0, max: 60_000 }),
    count: parseNumber(options.clickCount ?? options.count, 1, { min: 1, max: 3 }),
  }
}

/** Parses milliseconds, at most `left`. 0 stands for all remaining time. */
export function parseTimeout(given: Given, left: number): number {
  const milliseconds = parseNumber(given, 0, { min: 0, max: Number.MAX_SAFE_INTEGER })
  return milliseconds === 0 ? left : Math.min(milliseconds, left)
}

export function parseWaitUntil(given: Given): WaitUntil[] {
  const names = Array.isArray(given) ? given : [given ?? 'load']
  return names.map((name) => {
    const known = LOAD_EVENTS.find((event) => event === name)
    if (known) return known
    throw new TypeError(`waitUntil is one of ${LOAD_EVENTS.join(', ')}`)
  })
}

export function parseViewport(given: Given, maxPixels: number) {
  const { width, height, deviceScaleFactor, isMobile } = requireRecord(given)
  const viewport = {
    width: Math.round(parseNumber(width, 800, SIDE)),
    height: Math.round(parseNumber(height, 600, SIDE)),
    deviceScaleFactor: parseNumber(deviceScaleFactor, 1, SCALE),
    isMobile: isMobile === true,
  }
  const pixels = viewport.width * viewport.height * viewport.deviceScaleFactor ** 2
  if (pixels <= maxPixels) return viewport
  throw new RangeError(`the viewport has more than ${maxPixels} pixels`)
}

function parseNumber(given: Given, fallback: number, { min, max }: NumberRange): number {
  if (given === undefined || given === null) return fallback
  if (typeof given === 'number' && given >= min && given <= max) return given
  throw new RangeError(
    `${JSON.stringify(given)?.slice(0, 50)} is not a number from ${min} to ${max}`,
  )
}

function requireRecord(given: Given): { [name: string]: Value } {
  if (isRecord(given)) return given
  throw new TypeError('an argument is of the wrong kind')
}
