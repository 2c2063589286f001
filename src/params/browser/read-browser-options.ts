import type { BrowserOptions, Viewport, WaitUntil } from '../../contracts/visit.js'
import { parameterError } from '../parameter-error.js'
import type { QueryOptions } from '../query-options.js'
import { asBoolean, readBoolean, shown } from '../scalars.js'
import { entriesOf, isGiven, listOf } from '../shape.js'
import { DEFAULT_DEVICE, readDevice, turned } from './devices.js'
import {
  isUnset,
  readChoice,
  readNumber,
  readPause,
  readSelector,
  readSelectors,
  readTexts,
} from './values.js'

export const COLOR_SCHEMES = ['no-preference', 'light', 'dark'] as const
export const MEDIA_TYPES = ['screen', 'print'] as const
export const WAIT_UNTIL = [
  'auto',
  'load',
  'domcontentloaded',
  'networkidle0',
  'networkidle2',
] as const

type Given = (name: string) => unknown

/** How the page is to be visited. */
export function readBrowserOptions(given: Given, options: QueryOptions): BrowserOptions {
  const { limits, defaults } = options
  const device = readDevice(given('device'))
  const { userAgent, viewport } = device ?? DEFAULT_DEVICE
  const selectors = (name: string) => readSelectors(name, given(name), limits)
  const texts = (name: string) => readTexts(name, given(name))
  return {
    viewport: readViewport(given('viewport'), viewport, limits.pixels),
    userAgent,
    namedDevice: device !== undefined,
    colorScheme:
      readChoice('colorScheme', given('colorScheme'), COLOR_SCHEMES, { auto: 'no-preference' }) ??
      'no-preference',
    mediaType: readChoice('mediaType', given('mediaType'), MEDIA_TYPES),
    animations: readBoolean('animations', given('animations'), false),
    javascript: readBoolean('javascript', given('javascript'), true),
    adblock: isGiven(given('adblock')) ? readBoolean('adblock', given('adblock'), true) : 'auto',
    waitUntil: readWaitUntil(given('waitUntil')),
    ...readWaits(given, options),
    waitForTimeout:
      readPause('waitForTimeout', given('waitForTimeout'), defaults.timeout) ||
      pauseOf(given('waitFor'), defaults.timeout),
    click: selectors('click'),
    scroll: readScroll(given('scroll'), options),
    scripts: texts('scripts'),
    modules: texts('modules'),
    styles: texts('styles'),
    hide: selectors('hide'),
    remove: selectors('remove'),
  }
}

/** `waitFor` is one of both: a time where it begins with a digit, which no selector does. */
function readWaits(
  given: Given,
  { limits }: QueryOptions,
): Pick<BrowserOptions, 'waitForSelector'> {
  const old = given('waitFor')
  const value = isUnset(given('waitForSelector')) && !isPause(old) ? old : given('waitForSelector')
  return { waitForSelector: readSelector('waitForSelector', value, limits) }
}

function isPause(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\s*\d/.test(value))
}

function pauseOf(value: unknown, max: number): number {
  return isPause(value) ? readPause('waitFor', value, max) : 0
}

function readScroll(value: unknown, { limits }: QueryOptions): BrowserOptions['scroll'] {
  const isPixels = typeof value === 'number' || /^\s*\d+(?:px)?\s*$/.test(String(value ?? ''))
  return isPixels ? Number.parseInt(String(value), 10) : readSelector('scroll', value, limits)
}

function readWaitUntil(value: unknown): WaitUntil[] {
  const aliases = { networkidle: 'networkidle0' } as const
  const events = (listOf(value) ?? [value]).flatMap(
    (event) => readChoice('waitUntil', event, WAIT_UNTIL, aliases) ?? [],
  )
  return events.length > 0 ? [...new Set(events)].sort() : ['auto']
}

/** CSS pixels a side, and device pixels to one of them. */
const SIDE = [16, 8_192] as const
const SCALE = [0.1, 5] as const

/** Laid over the device's, key by key. */
function readViewport(value: unknown, device: Viewport, maxPixels: number): Viewport {
  if (isUnset(value)) return device
  const entries = entriesOf(value)
  if (!entries) {
    throw parameterError(
      'EINVALQUERY',
      'viewport',
      `is ${shown(value)}; give \`viewport.width=1024\`.`,
    )
  }
  const parts = new Map(entries)
  const side = (name: 'width' | 'height') => {
    const given = readNumber(`viewport.${name}`, parts.get(name), ...SIDE)
    return given === undefined ? device[name] : Math.round(given)
  }
  const flag = (name: 'isMobile' | 'hasTouch') =>
    readBoolean(`viewport.${name}`, parts.get(name), device[name])
  const scale = readNumber('viewport.deviceScaleFactor', parts.get('deviceScaleFactor'), ...SCALE)
  const viewport = {
    width: side('width'),
    height: side('height'),
    deviceScaleFactor: scale ?? device.deviceScaleFactor,
    isMobile: flag('isMobile'),
    hasTouch: flag('hasTouch'),
  }
  refuseHuge(viewport, maxPixels)
  const landscape = isGiven(parts.get('isLandscape')) && asBoolean(parts.get('isLandscape'))
  return landscape && viewport.height > viewport.width ? turned(viewport) : viewport
}

function refuseHuge({ width, height, deviceScaleFactor }: Viewport, maxPixels: number): void {
  const pixels = width * height * deviceScaleFactor ** 2
  if (pixels <= maxPixels) return
  const text = `asks for ${Math.round(pixels / 1e6)} megapixels; at most ${maxPixels / 1e6} are drawn.`
  throw parameterError('EINVALQUERY', 'viewport', text)
}
