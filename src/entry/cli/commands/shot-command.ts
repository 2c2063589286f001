import { omitUndefined } from '../../../lib/data/omit-undefined.js'
import {
  PARAMETERS,
  type QueryInput,
  type ScreenshotOptions,
  withScheme,
} from '../../../params/index.js'
import { readFlags, toFlags } from '../declared-flags.js'
import { defineCommand, HELP_OPTION, type Options, type ParsedArgs } from '../define-command.js'
import { onlyArgument } from '../page-argument.js'
import { PAGE_OPTIONS, readPageOptions } from '../request-options.js'
import { refuseTerminal, saveFile } from '../save-file.js'
import { UsageError } from '../usage-error.js'

/** Flags that `linkglass pdf` takes, too. */
export const FILE_OPTIONS = {
  out: { type: 'string', short: 'o', value: 'FILE', meaning: 'write it there' },
  device: { type: 'string', value: 'NAME', meaning: 'what looks at it: "iPhone 15", iPad, …' },
  ...PAGE_OPTIONS,
  help: HELP_OPTION,
} as const satisfies Options

const { overlay: _overlay, animated: _animated, ...DECLARED } = PARAMETERS.screenshot.options

const FLAGS = toFlags(DECLARED)

const OPTIONS = {
  ...FLAGS,
  'full-page': { ...FLAGS['full-page'], short: 'f' },
  viewport: { type: 'string', value: 'WxH', meaning: 'its size in CSS pixels: 1024x768' },
  type: {
    type: 'string',
    value: 'TYPE',
    meaning: 'png, jpeg or webp; by the name of FILE unless given',
  },
  dark: { type: 'boolean', meaning: 'the page’s dark colors, if it has any' },
  overlay: {
    type: 'string',
    value: 'WHAT',
    meaning: 'a frame (light, dark), or a background: a color, a gradient, an address',
  },
  ...FILE_OPTIONS,
} as const satisfies Options

/** Takes an image of a page and writes it to a file, or to standard output. */
export const command = defineCommand({
  options: OPTIONS,
  notes: () => NOTES,
  run: ({ values, positionals }, env) => {
    const url = withScheme(onlyArgument(positionals, 'linkglass shot'))
    const { out } = values
    refuseTerminal(out, 'page.png')
    const options = readOptions(values)
    return saveFile({ file: 'screenshot', url, out, options, doing: 'Taking a screenshot of' }, env)
  },
})

function readOptions(values: ParsedArgs<typeof OPTIONS>['values']): QueryInput {
  const { device, overlay, viewport, out = '' } = values
  return {
    meta: false,
    screenshot: {
      ...readFlags(DECLARED, values),
      type: parseType(values.type) ?? findTypeByEnding(out),
      ...(overlay !== undefined && { overlay: parseOverlay(overlay) }),
    },
    ...omitUndefined({ device }),
    ...(viewport !== undefined && { viewport: parseSize(viewport) }),
    ...(values.dark && { colorScheme: 'dark' }),
    ...readPageOptions(values),
  }
}

type ScreenshotType = ScreenshotOptions['type']

function parseType(text: string | undefined): ScreenshotType | undefined {
  if (text === undefined || text === 'png' || text === 'jpeg' || text === 'webp') return text
  throw new UsageError(`--type: ${text} is none of png, jpeg and webp.`)
}

function findTypeByEnding(file: string): ScreenshotType {
  if (/\.jpe?g$/i.test(file)) return 'jpeg'
  return /\.webp$/i.test(file) ? 'webp' : 'png'
}

function parseSize(text: string): { width: number; height: number } {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text) ?? []
  if (width === undefined)
    throw new UsageError(`--viewport: ${text} is not a size. Write 1024x768.`)
  return { width: Number(width), height: Number(height) }
}

function parseOverlay(text: string): { browser: 'light' | 'dark' } | { background: string } {
  return text === 'light' || text === 'dark' ? { browser: text } : { background: text }
}

const NOTES = `Needs a browser: npm install playwright-core @sparticuz/chromium, or a Chromium or Chrome that
LINKGLASS_BROWSER names. Without --out the file goes to standard output.

Examples
  linkglass shot https://example.com -o page.png
  linkglass shot https://example.com -o page.png --full-page --device "iPhone 15"
  linkglass shot https://example.com --element main --type jpeg > main.jpg
`
