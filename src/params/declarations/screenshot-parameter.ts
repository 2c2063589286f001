import { COLLECTED_THEMES, DEFAULT_THEME, PRISM_THEMES } from '../../contracts/code-schemes.js'
import { findNearest, formatSuggestion } from '../../lib/text/nearest.js'
import { declareChoice } from '../kinds/choice-kind.js'
import { declareFlag } from '../kinds/flag-kind.js'
import { declareGroup, declareSwitch } from '../kinds/group-kind.js'
import { declareNumber } from '../kinds/number-kind.js'
import { declareParameter, type ValueOf } from '../kinds/parameter.js'
import { declareSelector } from '../kinds/selector-kind.js'
import { declareParsedText } from '../kinds/text-kind.js'
import {
  asksForSomething,
  createWrongValueError,
  isEmptyOrOff,
  parseBoolean,
} from '../kinds/value.js'
import { parseFullUrl } from '../readers/read-url.js'
import { isGiven, toCamelCase, toEntries } from '../shape.js'

const FRAMES = ['light', 'dark'] as const

const overlay = declareGroup({
  description: 'The image on a background, or in the frame of a browser’s window.',
  example: '.browser=dark&screenshot.overlay.background=%23c1c1c1',
  advice: '`overlay.browser=dark` or `overlay.background=%23c1c1c1`',
  options: {
    background: declareParsedText<string | undefined>(
      'A CSS color, a CSS gradient, or the address of an image.',
      '=%23c1c1c1',
      readBackground,
    ),
    browser: declareChoice(FRAMES, 'The frame of a window around the image.', '=dark', {
      whenTrue: 'light',
    }),
  },
  convertShorthand(value) {
    const browser = parseBoolean(value) ? 'light' : FRAMES.find((name) => name === value)
    return browser && { background: undefined, browser }
  },
  convert: (given) =>
    given.background === undefined && given.browser === undefined ? undefined : given,
})

export const screenshot = declareSwitch({
  description:
    'Take a screenshot of the page. Its options stand below it or, while it is on, beside it.',
  example: '=true&fullPage=true',
  default: false,
  isFlat: true,
  // If `codeScheme` is given, a screenshot is wanted, even for `codeScheme=false`.
  isOn: (value) =>
    (toEntries(value) ?? []).some(([name]) => toCamelCase(name) === 'codeScheme') ||
    asksForSomething(value),
  needsBrowser: true,
  options: {
    type: declareChoice(['png', 'jpeg', 'webp'], 'The type of the file.', '=jpeg', {
      aliases: { jpg: 'jpeg' },
      default: 'png',
    }),
    quality: declareNumber('Of a JPEG or WebP.', 'screenshot.type=jpeg&screenshot.quality=60', {
      min: 0,
      max: 100,
      default: 80,
    }),
    fullPage: declareFlag('The whole page instead of one screen of it.', '=true', {
      default: false,
    }),
    element: declareSelector('CSS of the element to show instead of the screen.', '=.chart'),
    omitBackground: declareFlag('Transparent where the page paints nothing.', '=true', {
      default: false,
    }),
    overlay,
    codeScheme: declareParameter<string | false | undefined, string | false>({
      description:
        'The colors of JSON and other text: a Prism theme by name or by its address, or `false`.',
      example: '=dracula',
      type: 'text',
      default: DEFAULT_THEME,
      schema: { oneOf: [{ type: 'string' }, { const: false }] },
      read: readCodeScheme,
    }),
    animated: declareParameter<boolean, never>({
      description: 'Answered with `null`: recordings are not made yet.',
      example: '=true',
      type: 'boolean',
      default: false,
      schema: { type: 'boolean' },
      read: (value) => asksForSomething(value),
    }),
    palette: declareFlag('The image gains its colors.', '=true', { default: false }),
  },
  convert: (options) => options,
})

export type ScreenshotOptions = NonNullable<ValueOf<typeof screenshot>>

export type Overlay = NonNullable<ScreenshotOptions['overlay']>

const THEMES: readonly string[] = [...PRISM_THEMES, ...COLLECTED_THEMES]

function readCodeScheme(value: unknown, path: string): string | false | undefined {
  if (!isGiven(value) || value === '') return undefined
  if (parseBoolean(value) !== undefined) return parseBoolean(value) ? undefined : false
  const name = String(value).trim()
  if (THEMES.includes(name.toLowerCase())) return name.toLowerCase()
  if (parseFullUrl(name)) return name
  const meant = formatSuggestion(findNearest(name.toLowerCase(), THEMES, 3))
  const right = `the name of a Prism theme, the address of a style sheet, or \`false\`.${meant}`
  throw createWrongValueError(path, value, right)
}

/** Matches roughly a color (CSS Color 4). */
const COLOR =
  /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w\s.,%/+-]+\))$/i
/** Matches roughly a gradient (CSS Images 4). */
const GRADIENT = /^(?:repeating-)?(?:linear|radial|conic)-gradient\([\w\s.,%/+#()-]+\)$/i

function readBackground(value: unknown, path: string): string | undefined {
  if (isEmptyOrOff(value)) return undefined
  const text = typeof value === 'string' ? value.trim() : ''
  if (COLOR.test(text) || GRADIENT.test(text) || parseFullUrl(text)) return text
  const right = 'a CSS color, a CSS gradient or the address of an image.'
  throw createWrongValueError(path, value, right, 'EINVALOVERLAYBG')
}
