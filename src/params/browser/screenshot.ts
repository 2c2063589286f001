import { COLLECTED_THEMES, PRISM_THEMES } from '../../contracts/code-schemes.js'
import type { Overlay, ScreenshotOptions } from '../../contracts/visit.js'
import { didYouMean, nearest } from '../../lib/text/nearest.js'
import { parameterError } from '../parameter-error.js'
import type { QueryOptions } from '../query-options.js'
import { asBoolean, readBoolean, shown } from '../scalars.js'
import { entriesOf, isGiven } from '../shape.js'
import { addressOf } from './asked-of-browser.js'
import { isUnset, readChoice, readNumber, readSelector } from './values.js'

/** Options that may also stand beside `screenshot` instead of below it. */
export const SCREENSHOT_OPTIONS = [
  'type',
  'quality',
  'fullPage',
  'element',
  'omitBackground',
  'overlay',
  'codeScheme',
  'animated',
  'palette',
] as const

const TYPES = ['png', 'jpeg', 'webp'] as const
const FRAMES = ['light', 'dark'] as const

/** Options of a screenshot, if one is asked for; nested ones win over those beside it. */
export function readScreenshot(
  given: (name: string) => unknown,
  options: QueryOptions,
): ScreenshotOptions | undefined {
  const value = given('screenshot')
  if (!isScreenshotAskedFor(value)) return undefined
  const nested = new Map(entriesOf(value))
  const of = (name: (typeof SCREENSHOT_OPTIONS)[number]) => nested.get(name) ?? given(name)
  return {
    type: readChoice('screenshot.type', of('type'), TYPES, { jpg: 'jpeg' }) ?? 'png',
    quality: readNumber('screenshot.quality', of('quality'), 0, 100) ?? 80,
    fullPage: readBoolean('screenshot.fullPage', of('fullPage'), false),
    element: readSelector('screenshot.element', of('element'), options.limits),
    omitBackground: readBoolean('screenshot.omitBackground', of('omitBackground'), false),
    overlay: readOverlay(of('overlay')),
    codeScheme: readCodeScheme(of('codeScheme')),
    animated: isAskedFor(of('animated')),
    palette: readBoolean('screenshot.palette', of('palette'), false),
  }
}

/** True as `isAskedFor` has it, or for a `codeScheme`, of which `false` is a value like others. */
export function isScreenshotAskedFor(value: unknown): boolean {
  const options = entriesOf(value) ?? []
  return (
    isAskedFor(value) || options.some(([name, given]) => name === 'codeScheme' && isGiven(given))
  )
}

/** `true`, a bare flag or any option; options that are all off ask for nothing. */
export function isAskedFor(value: unknown, depth = 0): boolean {
  const values = entriesOf(value)?.map(([, inner]) => inner)
  if (values)
    return depth > 2 || values.length === 0 || values.some((one) => isAskedFor(one, depth + 1))
  return value !== undefined && value !== null && asBoolean(value) !== false
}

const THEMES: readonly string[] = [...PRISM_THEMES, ...COLLECTED_THEMES]

function readCodeScheme(value: unknown): ScreenshotOptions['codeScheme'] {
  if (!isGiven(value) || value === '') return undefined
  if (asBoolean(value) !== undefined) return asBoolean(value) ? undefined : false
  const name = String(value).trim()
  if (THEMES.includes(name.toLowerCase())) return name.toLowerCase()
  if (addressOf(name)) return name
  const meant = didYouMean(nearest(name.toLowerCase(), THEMES, 3))
  throw parameterError(
    'EINVALQUERY',
    'screenshot.codeScheme',
    `is ${shown(value)}; give the name of a Prism theme, the address of a style sheet, or \`false\`.${meant}`,
  )
}

function readOverlay(value: unknown): Overlay | undefined {
  if (isUnset(value)) return undefined
  const entries = entriesOf(value)
  if (!entries) {
    const frame = asBoolean(value) ? 'light' : FRAMES.find((name) => name === value)
    if (frame) return { background: undefined, browser: frame }
    throw parameterError(
      'EINVALQUERY',
      'screenshot.overlay',
      `is ${shown(value)}; give \`overlay.browser=dark\` or \`overlay.background=%23c1c1c1\`.`,
    )
  }
  const parts = new Map(entries)
  const frame = parts.get('browser')
  const browser =
    asBoolean(frame) === true ? 'light' : readChoice('screenshot.overlay.browser', frame, FRAMES)
  const background = readBackground(parts.get('background'))
  return background === undefined && browser === undefined ? undefined : { background, browser }
}

/** CSS Color 4 and CSS Images 4 as far as one value goes; whether it is one, the browser knows. */
const COLOR =
  /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w\s.,%/+-]+\))$/i
const GRADIENT = /^(?:repeating-)?(?:linear|radial|conic)-gradient\([\w\s.,%/+#()-]+\)$/i

function readBackground(value: unknown): string | undefined {
  if (isUnset(value)) return undefined
  const text = typeof value === 'string' ? value.trim() : ''
  if (COLOR.test(text) || GRADIENT.test(text) || addressOf(text)) return text
  throw parameterError(
    'EINVALOVERLAYBG',
    'screenshot.overlay.background',
    `is ${shown(value)}; give a CSS color, a CSS gradient or the address of an image.`,
  )
}
