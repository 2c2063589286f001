import { setTimeout as pause } from 'node:timers/promises'
import type { Value } from '../../contracts/result.js'
import type { WaitUntil } from '../../contracts/visit.js'
import { isRecord } from '../../lib/data/json.js'
import type { Tab } from '../visit/tab.js'
import type { Code } from './evaluate.js'

/** Characters of a selector, and of a text that is typed. */
const MAX_SELECTOR = 10_000
const MAX_TEXT = 100_000

/** Milliseconds between two looks whether something has come. */
const POLL = 50

type Given = Value | undefined

export function textOf(given: Given, what: string): string {
  if (typeof given === 'string' && given.length <= MAX_TEXT) return given
  throw new TypeError(`${what} must be text of at most ${MAX_TEXT} characters`)
}

export function textsOf(given: Given, what: string): string[] {
  if (Array.isArray(given)) return given.map((text) => textOf(text, what))
  throw new TypeError(`${what} must be texts`)
}

export function selectorOf(given: Given): string {
  if (typeof given === 'string' && given.length <= MAX_SELECTOR) return given
  throw new TypeError(`a selector must be text of at most ${MAX_SELECTOR} characters`)
}

/** The element within which is looked; `undefined` for the whole page. */
export function rootOf(given: Given): number | undefined {
  if (given === null || given === undefined) return undefined
  const { handle } = recordOf(given)
  return typeof handle === 'number' ? handle : Number.NaN
}

export function codeOf(given: Given): Code {
  const { source, callable } = recordOf(given)
  if (typeof source === 'string') return { source, callable: callable === true }
  throw new TypeError('give a function, or an expression as text')
}

export function passedOf(given: Given): readonly Value[] {
  return Array.isArray(given) ? given : []
}

/** What methods take beside their arguments, as far as it means something here. */
export function optionsOf(given: Given) {
  const options = recordOf(given ?? {})
  return {
    timeout: options.timeout,
    waitUntil: options.waitUntil,
    visible: options.visible === true,
    hidden: options.hidden === true,
    delay: numberOf(options.delay, 0, 0, 60_000),
    count: numberOf(options.clickCount ?? options.count, 1, 1, 3),
  }
}

/** Milliseconds; 0 means no limit of its own, as in Puppeteer. */
export function timeoutOf(given: Given, left: number): number {
  const milliseconds = numberOf(given, 0, 0, Number.MAX_SAFE_INTEGER)
  return milliseconds === 0 ? left : Math.min(milliseconds, left)
}

const EVENTS: readonly WaitUntil[] = ['load', 'domcontentloaded', 'networkidle0', 'networkidle2']

export function eventsOf(given: Given): WaitUntil[] {
  const names = Array.isArray(given) ? given : [given ?? 'load']
  return names.map((name) => {
    const known = EVENTS.find((event) => event === name)
    if (known) return known
    throw new TypeError(`waitUntil is one of ${EVENTS.join(', ')}`)
  })
}

/** CSS pixels a side, and device pixels to one of them. */
const SIDE = [16, 8_192] as const
const SCALE = [0.1, 5] as const

export function viewportOf(given: Given, maxPixels: number) {
  const { width, height, deviceScaleFactor, isMobile } = recordOf(given)
  const viewport = {
    width: Math.round(numberOf(width, 800, ...SIDE)),
    height: Math.round(numberOf(height, 600, ...SIDE)),
    deviceScaleFactor: numberOf(deviceScaleFactor, 1, ...SCALE),
    isMobile: isMobile === true,
  }
  const pixels = viewport.width * viewport.height * viewport.deviceScaleFactor ** 2
  if (pixels <= maxPixels) return viewport
  throw new RangeError(`the viewport has more than ${maxPixels} pixels`)
}

export async function pauseOf({ time }: Tab): Promise<void> {
  await time.within(pause(POLL))
}

function numberOf(given: Given, fallback: number, min: number, max: number): number {
  if (given === undefined || given === null) return fallback
  if (typeof given === 'number' && given >= min && given <= max) return given
  throw new RangeError(
    `${JSON.stringify(given)?.slice(0, 50)} is not a number from ${min} to ${max}`,
  )
}

function recordOf(given: Given): { [name: string]: Value } {
  if (isRecord(given)) return given
  throw new TypeError('an argument is of the wrong kind')
}
