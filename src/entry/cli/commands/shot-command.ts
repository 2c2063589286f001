import { type QueryInput, type ScreenshotOptions, withScheme } from '../../../params/index.js'
import { UsageError } from '../command.js'
import { visitParameters } from '../input.js'
import { refuseTerminal, saveFile } from '../save-file.js'
import { onlyTarget } from '../target.js'
import type { ShotArgs } from './shot-options.js'

/** Takes an image of a page and writes it to a file, or to standard output. */
export async function shotCommand(given: ShotArgs, env: NodeJS.ProcessEnv): Promise<number> {
  const { values } = given
  const { out } = values
  const url = withScheme(onlyTarget(given.positionals, 'linkglass shot'))
  refuseTerminal(out, 'page.png')
  const options = optionsOf(values)
  return saveFile({ file: 'screenshot', url, out, options, doing: 'Taking a screenshot of' }, env)
}

function optionsOf(values: ShotArgs['values']): QueryInput {
  const { element, device, quality, overlay, timeout, out = '' } = values
  return {
    meta: false,
    screenshot: {
      type: parseType(values.type) ?? typeByEnding(out),
      fullPage: values['full-page'] ?? false,
      omitBackground: values['omit-background'] ?? false,
      ...(element !== undefined && { element }),
      ...(overlay !== undefined && { overlay: overlayOf(overlay) }),
      ...(quality !== undefined && { quality: Number(quality) }),
    },
    ...(device !== undefined && { device }),
    ...(values.viewport !== undefined && { viewport: sizeOf(values.viewport) }),
    ...(values.dark && { colorScheme: 'dark' }),
    ...visitParameters(values),
    ...(values['require-ok'] && { requireOk: true }),
    ...(timeout !== undefined && { timeout }),
  }
}

type ScreenshotType = ScreenshotOptions['type']

function parseType(text: string | undefined): ScreenshotType | undefined {
  if (text === undefined || text === 'png' || text === 'jpeg' || text === 'webp') return text
  throw new UsageError(`--type: ${text} is none of png, jpeg and webp.`)
}

function typeByEnding(file: string): ScreenshotType {
  if (/\.jpe?g$/i.test(file)) return 'jpeg'
  return /\.webp$/i.test(file) ? 'webp' : 'png'
}

function sizeOf(text: string): { width: number; height: number } {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text) ?? []
  if (width === undefined)
    throw new UsageError(`--viewport: ${text} is not a size. Write 1024x768.`)
  return { width: Number(width), height: Number(height) }
}

function overlayOf(text: string): { browser: 'light' | 'dark' } | { background: string } {
  return text === 'light' || text === 'dark' ? { browser: text } : { background: text }
}
