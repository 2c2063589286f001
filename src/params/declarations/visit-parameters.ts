import { declareChoice, declareChoices } from '../kinds/choice-kind.js'
import { declareDuration, readPause } from '../kinds/duration-kind.js'
import { declareFlag, readBoolean } from '../kinds/flag-kind.js'
import type { ValuesOf } from '../kinds/parameter.js'
import { declareSelector, declareSelectors, readSelector } from '../kinds/selector-kind.js'
import { declareParsedText, declareTexts } from '../kinds/text-kind.js'
import { createParameterError } from '../parameter-error.js'
import type { QueryLimits } from '../query-options.js'
import { DEFAULT_DEVICE, type Device, readDevice, rotateViewport } from '../readers/devices.js'
import { parseFullUrl } from '../readers/read-url.js'
import { isGiven } from '../shape.js'
import { type Viewport, viewport } from './viewport-parameter.js'

export const LOAD_EVENTS = ['load', 'domcontentloaded', 'networkidle0', 'networkidle2'] as const

export type WaitUntil = 'auto' | (typeof LOAD_EVENTS)[number]

export const VISIT = {
  device: declareParsedText<Device | undefined>(
    'What visits the page, by name: its screen and user agent, also for a plain fetch. Case, spaces and punctuation do not count; `mobile`, `tablet`, `desktop` are devices too. In the browser `Macbook Pro 13` unless given.',
    '=iPhone%2015',
    readDevice,
    { placeholder: 'NAME' },
  ),
  viewport,
  colorScheme: declareChoice(
    ['no-preference', 'light', 'dark'],
    'The colors that the visitor prefers.',
    '=dark',
    { aliases: { auto: 'no-preference' }, default: 'no-preference' },
  ),
  mediaType: declareChoice(['screen', 'print'], 'The CSS medium.', '=print', {
    shownDefault: 'screen',
  }),
  animations: declareFlag(
    'Let animations and transitions run; else motion is reduced and takes no time.',
    '=true',
    { default: false },
  ),
  javascript: declareFlag('Let the page run scripts.', '=false', { default: true }),
  adblock: {
    ...declareFlag(
      'Keep advertisements and trackers away, refuse or hide questions for consent, close plain notices, with the packages `@ghostery/adblocker` and `@duckduckgo/autoconsent` where they are installed.',
      '=false',
      { default: true },
    ),
    // Unlike `true`, `auto` accepts that the packages are not installed.
    read: (value: unknown, path: string): boolean | 'auto' =>
      isGiven(value) ? readBoolean(value, path) : 'auto',
  },
  waitUntil: declareChoices(
    ['auto', ...LOAD_EVENTS],
    'When the page counts as loaded; of several, all. `auto`: loaded, then a quiet network.',
    '=networkidle0',
    { aliases: { networkidle: 'networkidle0' }, default: 'auto' },
  ),
  waitForSelector: declareSelector('CSS; waits until an element matches.', '=.price', {
    alias: { name: 'waitFor', fits: (value) => !looksLikeDuration(value) },
    flag: 'wait-for',
  }),
  waitForTimeout: declareDuration('Waits that long: milliseconds, or `3s`.', '=3s', '0', readPause),
  waitFor: declareParsedText<number, never>(
    'Either of the two; the old spelling.',
    '=.price',
    (value, path, context) => (looksLikeDuration(value) ? readPause(value, path, context) : 0),
  ),
  click: declareSelectors('CSS; clicks the first element that matches.', '=.more'),
  scroll: declareParsedText<string | number | undefined, string | number>(
    'CSS of an element to put at the top, or pixels.',
    '=%23comments',
    (value, path, context) => {
      const isPixels = typeof value === 'number' || /^\s*\d+(?:px)?\s*$/.test(String(value ?? ''))
      return isPixels ? Number.parseInt(String(value), 10) : readSelector(value, path, context)
    },
    { placeholder: 'CSS' },
  ),
  scripts: declareTexts(
    'JavaScript to run in the page: code or an address.',
    '=document.title%3D%22x%22',
  ),
  modules: declareTexts('The same as modules.', '=https%3A%2F%2Fexample.com%2Fa.mjs'),
  styles: declareTexts('CSS to add to the page: code or an address.', '=body%7Bfont-size%3A2em%7D'),
  hide: declareSelectors('CSS; makes what matches invisible, and keeps its space.', '=.banner'),
  remove: declareSelectors('CSS; removes what matches, and its space.', '=.banner'),
}

type VisitValues = ValuesOf<typeof VISIT>

export interface BrowserOptions extends Omit<VisitValues, 'device' | 'viewport' | 'waitFor'> {
  readonly viewport: Viewport
  /** User agent of the named or the default device. */
  readonly userAgent: string
  /** True if the caller named a device. Then plain fetches also send `userAgent`. */
  readonly namedDevice: boolean
}

export function toBrowserOptions(values: VisitValues, limits: QueryLimits): BrowserOptions {
  const { device, viewport: given, waitFor, ...options } = values
  const { userAgent, viewport: screen } = device ?? DEFAULT_DEVICE
  return {
    ...options,
    viewport: given ? mergeViewport(given, screen, limits.pixels) : screen,
    userAgent,
    namedDevice: device !== undefined,
    waitForTimeout: options.waitForTimeout || waitFor,
  }
}

function mergeViewport(
  { isLandscape, ...given }: NonNullable<VisitValues['viewport']>,
  screen: Viewport,
  maxPixels: number,
): Viewport {
  const laid = { ...screen, ...given }
  const pixels = laid.width * laid.height * laid.deviceScaleFactor ** 2
  if (pixels > maxPixels) {
    const text = `asks for ${Math.round(pixels / 1e6)} megapixels; at most ${maxPixels / 1e6} are drawn.`
    throw createParameterError('viewport', text)
  }
  return isLandscape && laid.height > laid.width ? rotateViewport(laid) : laid
}

function looksLikeDuration(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\s*\d/.test(value))
}

export function actsOrWaitsOnPage(options: BrowserOptions): boolean {
  const { waitUntil, waitForSelector, waitForTimeout, click, scroll, scripts, modules } = options
  const acts = [...click, ...scripts, ...modules].length > 0 || scroll !== undefined
  const waits = waitForSelector !== undefined || waitForTimeout > 0
  return acts || waits || waitUntil.some((until) => until !== 'auto')
}

export function listInjectedUrls(options: BrowserOptions): URL[] {
  const { scripts, modules, styles } = options
  return [...scripts, ...modules, ...styles].flatMap((text) => parseFullUrl(text) ?? [])
}
