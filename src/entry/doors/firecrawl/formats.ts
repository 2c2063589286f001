import { isRecord } from '../../../lib/data/json.js'
import { createParameterError } from '../../../params/index.js'
import { type Ignore, type Kind, parseValueOrThrow } from '../door-fields.js'
import { acceptChoice, acceptObject, FLAG, NUMBERS } from '../kinds.js'

const NAMES = acceptChoice(
  'markdown',
  'html',
  'rawHtml',
  'links',
  'images',
  'screenshot',
  'screenshot@fullPage',
)

export interface Formats {
  readonly names: ReadonlySet<string>
  readonly screenshot: Readonly<Record<string, unknown>> | undefined
}

export const DEFAULT_FORMATS: Formats = { names: new Set(['markdown']), screenshot: undefined }

export const FORMATS: Kind<Formats> = {
  form: `a list of ${NAMES.form}, or of objects with these as their \`type\``,
  parse: (value, path, ignore) => {
    if (!Array.isArray(value) || value.length > 50) return undefined
    if (value.length === 0) return DEFAULT_FORMATS
    const read = value.map((one, index) => parseFormat(one, `${path}.${index}`, ignore))
    const shots = read.filter(({ name }) => name === 'screenshot')
    return { names: new Set(read.map(({ name }) => name)), screenshot: shots.at(-1)?.options }
  },
}

function parseFormat(
  value: unknown,
  path: string,
  ignore: Ignore,
): { name: string; options?: Formats['screenshot'] } {
  const given = isRecord(value) ? value : { type: value }
  const name = parseValueOrThrow(NAMES, given.type, path, ignore)
  if (name === 'screenshot@fullPage') return { name: 'screenshot', options: { fullPage: true } }
  return name === 'screenshot' ? { name, options: parseScreenshot(given, path, ignore) } : { name }
}

const SCREENSHOT = acceptObject({ quality: NUMBERS.quality, fullPage: FLAG })

function parseScreenshot(given: Readonly<Record<string, unknown>>, path: string, ignore: Ignore) {
  const { fullPage = false, quality } = parseValueOrThrow(SCREENSHOT, given, path, () => {})
  return {
    fullPage,
    ...(quality !== undefined && { type: 'jpeg', quality }),
    ...parseViewport(given.viewport ?? undefined, `${path}.viewport`, ignore),
  }
}

function parseViewport(viewport: unknown, path: string, ignore: Ignore) {
  if (viewport === undefined) return {}
  if (!isRecord(viewport))
    throw createParameterError(path, 'is no object; give `width` and `height`.')
  return {
    viewport: {
      width: parseValueOrThrow(NUMBERS.side, viewport.width, `${path}.width`, ignore),
      height: parseValueOrThrow(NUMBERS.side, viewport.height, `${path}.height`, ignore),
      deviceScaleFactor: 1,
    },
  }
}
