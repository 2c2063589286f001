import { choice, choices } from '../kinds/choice-kind.js'
import { pause, readPause } from '../kinds/duration-kind.js'
import { flag, readBoolean } from '../kinds/flag-kind.js'
import { custom, type ValuesOf } from '../kinds/parameter.js'
import { readSelector, selector, selectors } from '../kinds/selector-kind.js'
import { texts } from '../kinds/text-kind.js'
import { parameterError } from '../parameter-error.js'
import type { QueryLimits } from '../query-options.js'
import { DEFAULT_DEVICE, type Device, readDevice, turnViewport } from '../readers/devices.js'
import { isGiven } from '../shape.js'
import { type Viewport, viewport } from './viewport-parameter.js'

export type WaitUntil = (typeof WAIT_UNTIL)[number]

const ONE_OR_LIST = 'One, or a list of them.'

export const WAIT_UNTIL = [
  'auto',
  'load',
  'domcontentloaded',
  'networkidle0',
  'networkidle2',
] as const

/** Parameters that say how a page is visited. */
export const VISIT = {
  device: custom<Device | undefined, string>({
    type: 'text',
    description:
      'What visits the page, by name: its screen and user agent, also for a plain fetch. Case, spaces and punctuation do not count; `mobile`, `tablet`, `desktop` are devices too. In the browser `Macbook Pro 13` unless given.',
    example: 'device=iPhone%2015',
    schema: { type: 'string' },
    read: readDevice,
  }),
  viewport,
  colorScheme: choice(['no-preference', 'light', 'dark'], {
    aliases: { auto: 'no-preference' },
    default: 'no-preference',
    description: 'The colors that the visitor prefers.',
    example: 'colorScheme=dark',
  }),
  mediaType: choice(['screen', 'print'], {
    shownDefault: 'screen',
    description: 'The CSS medium.',
    example: 'mediaType=print',
  }),
  animations: flag({
    default: false,
    description: 'Let animations and transitions run; else motion is reduced and takes no time.',
    example: 'animations=true',
  }),
  javascript: flag({
    default: true,
    description: 'Let the page run scripts.',
    example: 'javascript=false',
  }),
  adblock: custom<boolean | 'auto', boolean>({
    type: 'boolean',
    default: 'true',
    description:
      'Keep advertisements and trackers away, refuse or hide questions for consent, close plain notices, with the packages `@ghostery/adblocker` and `@duckduckgo/autoconsent` where they are installed.',
    example: 'adblock=false',
    schema: { type: 'boolean', default: true },
    // `auto`: as far as the packages are installed.
    read: (value, path) => (isGiven(value) ? readBoolean(path, value, true) : 'auto'),
  }),
  waitUntil: choices(WAIT_UNTIL, {
    aliases: { networkidle: 'networkidle0' },
    default: 'auto',
    description:
      'When the page counts as loaded; of several, all. `auto`: loaded, then a quiet network.',
    example: 'waitUntil=networkidle0',
  }),
  waitForSelector: selector({
    alias: { name: 'waitFor', fits: (value) => !isPause(value) },
    description: 'CSS; waits until an element matches.',
    example: 'waitForSelector=.price',
  }),
  waitForTimeout: pause({
    shownDefault: '0',
    description: 'Waits that long: milliseconds, or `3s`.',
    example: 'waitForTimeout=3s',
  }),
  waitFor: custom<number, never>({
    type: 'text',
    description: 'Either of the two; the old spelling.',
    example: 'waitFor=.price',
    schema: { type: 'string' },
    read: (value, path, { defaults }) =>
      isPause(value) ? readPause(path, value, defaults.timeout) : 0,
  }),
  click: selectors({
    description: `CSS; clicks the first element that matches. ${ONE_OR_LIST}`,
    example: 'click=.more',
  }),
  scroll: custom<string | number | undefined, string | number>({
    type: 'text',
    description: 'CSS of an element to put at the top, or pixels.',
    example: 'scroll=%23comments',
    schema: { type: 'string' },
    placeholder: 'CSS',
    read: (value, path, { limits }) => readScroll(path, value, limits),
  }),
  scripts: texts({
    description: `JavaScript to run in the page: code or an address. ${ONE_OR_LIST}`,
    example: 'scripts=document.title%3D%22x%22',
  }),
  modules: texts({
    description: `The same as modules. ${ONE_OR_LIST}`,
    example: 'modules=https%3A%2F%2Fexample.com%2Fa.mjs',
  }),
  styles: texts({
    description: `CSS to add to the page: code or an address. ${ONE_OR_LIST}`,
    example: 'styles=body%7Bfont-size%3A2em%7D',
  }),
  hide: selectors({
    description: `CSS; makes what matches invisible, and keeps its space. ${ONE_OR_LIST}`,
    example: 'hide=.banner',
  }),
  remove: selectors({
    description: `CSS; removes what matches, and its space. ${ONE_OR_LIST}`,
    example: 'remove=.banner',
  }),
}

type VisitValues = ValuesOf<typeof VISIT>

/** Options of a visit, checked and with every default applied. */
export interface BrowserOptions extends Omit<VisitValues, 'device' | 'viewport' | 'waitFor'> {
  readonly viewport: Viewport
  /** Of the device. */
  readonly userAgent: string
  /** True if the caller named a device: then a plain fetch says that it is one, too. */
  readonly namedDevice: boolean
}

/** Lays the viewport over the device's, and the old spelling of a wait under the new. */
export function toBrowserOptions(values: VisitValues, limits: QueryLimits): BrowserOptions {
  const { device, viewport: given, waitFor, ...options } = values
  const { userAgent, viewport: screen } = device ?? DEFAULT_DEVICE
  return {
    ...options,
    viewport: given ? layViewport(given, screen, limits.pixels) : screen,
    userAgent,
    namedDevice: device !== undefined,
    waitForTimeout: options.waitForTimeout || waitFor,
  }
}

function layViewport(
  { isLandscape, ...given }: NonNullable<VisitValues['viewport']>,
  screen: Viewport,
  maxPixels: number,
): Viewport {
  const laid = { ...screen, ...given }
  refuseHuge(laid, maxPixels)
  return isLandscape && laid.height > laid.width ? turnViewport(laid) : laid
}

function refuseHuge({ width, height, deviceScaleFactor }: Viewport, maxPixels: number): void {
  const pixels = width * height * deviceScaleFactor ** 2
  if (pixels <= maxPixels) return
  const text = `asks for ${Math.round(pixels / 1e6)} megapixels; at most ${maxPixels / 1e6} are drawn.`
  throw parameterError('EINVALQUERY', 'viewport', text)
}

/** True for a time: it begins with a digit, which no selector does. */
function isPause(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\s*\d/.test(value))
}

function readScroll(
  path: string,
  value: unknown,
  limits: QueryLimits,
): string | number | undefined {
  const isPixels = typeof value === 'number' || /^\s*\d+(?:px)?\s*$/.test(String(value ?? ''))
  return isPixels ? Number.parseInt(String(value), 10) : readSelector(path, value, limits)
}
