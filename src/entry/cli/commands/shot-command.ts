import { PARAMETERS, type QueryInput, type ScreenshotOptions } from '../../../params/index.js'
import { createFlags, readFlagValues } from '../declared-flags.js'
import { defineCommand, flag, option, type ParsedArgs } from '../define-command.js'
import { FILE_OPTIONS, savePageFile } from '../save-file.js'
import { UsageError } from '../usage-error.js'

const { overlay: _overlay, animated: _animated, ...DECLARED } = PARAMETERS.screenshot.options

const TYPE = {
  ...DECLARED.type,
  description: 'by the name of FILE unless given',
  placeholder: 'TYPE',
  default: '',
}

const OPTIONS = {
  ...createFlags({ ...DECLARED, type: TYPE }, { fullPage: 'f' }),
  viewport: option('WxH', 'its size in CSS pixels: 1024x768'),
  dark: flag('the page’s dark colors, if it has any'),
  overlay: option(
    'WHAT',
    'a frame (light, dark), or a background: a color, a gradient, an address',
  ),
  ...FILE_OPTIONS,
}

export const command = defineCommand({
  options: OPTIONS,
  notes: () => NOTES,
  run: (given, env) => savePageFile('screenshot', given, env, readShotOptions),
})

function readShotOptions(values: ParsedArgs<typeof OPTIONS>['values']): QueryInput {
  const { overlay, viewport, out = '' } = values
  const isFrame = overlay === 'light' || overlay === 'dark'
  return {
    screenshot: {
      type: getImageTypeByExtension(out),
      ...readFlagValues(DECLARED, values),
      ...(overlay !== undefined && {
        overlay: isFrame ? { browser: overlay } : { background: overlay },
      }),
    },
    ...(viewport !== undefined && { viewport: parseViewport(viewport) }),
    ...(values.dark && { colorScheme: 'dark' }),
  }
}

function getImageTypeByExtension(file: string): ScreenshotOptions['type'] {
  if (/\.jpe?g$/i.test(file)) return 'jpeg'
  return /\.webp$/i.test(file) ? 'webp' : 'png'
}

function parseViewport(text: string): { width: number; height: number } {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text) ?? []
  if (width === undefined)
    throw new UsageError(`--viewport: ${text} is not a size. Write 1024x768.`)
  return { width: Number(width), height: Number(height) }
}

const NOTES = `Needs a browser: npm install playwright-core @sparticuz/chromium, or a Chromium or Chrome that
LINKGLASS_BROWSER names. Without --out the file goes to standard output.

Examples
  linkglass shot https://example.com -o page.png
  linkglass shot https://example.com -o page.png --full-page --device "iPhone 15"
  linkglass shot https://example.com --element main --type jpeg > main.jpg
`
