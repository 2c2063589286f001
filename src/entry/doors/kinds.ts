import { isRecord, tryParseJson } from '../../lib/data/json.js'
import {
  createParameterError,
  normalizeHeaderName,
  PARAMETERS,
  type Parameter,
} from '../../params/index.js'
import { isValidSelector } from '../../rules/index.js'
import { type Kind, parseValueOrThrow } from './door-fields.js'

export const TEXT: Kind<string> = {
  form: 'text',
  parse: (value) => (typeof value === 'string' ? value : undefined),
}

const MAX_SELECTOR_CHARS = 4_096

export const SELECTOR: Kind<string> = {
  form: 'a CSS selector',
  parse: (value) => {
    const isUsable = typeof value === 'string' && value.length <= MAX_SELECTOR_CHARS
    return isUsable && isValidSelector(value) ? value : undefined
  },
}

export const FLAG: Kind<boolean> = {
  form: '`true` or `false`',
  parse: (value) => {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : value
    if (word === true || word === 'true' || word === '1' || word === '') return true
    return word === false || word === 'false' || word === '0' ? false : undefined
  },
}

export function acceptNumber(min: number, max: number): Kind<number> {
  return {
    form: `a number from ${min} to ${max}`,
    parse: (value) => {
      const isText = typeof value === 'string' && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value.trim())
      const amount = isText ? Number(value) : value
      return typeof amount === 'number' && amount >= min && amount <= max ? amount : undefined
    },
  }
}

function acceptBoundedNumber({ schema: { minimum, maximum } }: Parameter): Kind<number> {
  return acceptNumber(Number(minimum), Number(maximum))
}

const { viewport, screenshot, pdf } = PARAMETERS

export const NUMBERS = {
  side: acceptBoundedNumber(viewport.options.width),
  pixelRatio: acceptBoundedNumber(viewport.options.deviceScaleFactor),
  quality: acceptBoundedNumber(screenshot.options.quality),
  pdfScale: acceptBoundedNumber(pdf.options.scale),
}

export function acceptChoice<const T extends string>(...choices: readonly T[]): Kind<T> {
  return {
    form: choices.map((one) => `\`${one}\``).join(' or '),
    parse: (value) => choices.find((one) => one === value),
  }
}

export function acceptList<V>(kind: Kind<V>, max: number): Kind<readonly V[]> {
  return {
    form: `a list of at most ${max}, each ${kind.form}`,
    parse: (value, path, ignore) => {
      if (!Array.isArray(value) || value.length > max) return undefined
      return value.map((item, index) => parseValueOrThrow(kind, item, `${path}.${index}`, ignore))
    },
  }
}

export function acceptObject<K extends Readonly<Record<string, Kind<unknown>>>>(kinds: K) {
  type Values = { readonly [N in keyof K]?: K[N] extends Kind<infer V> ? V : never }
  const kind: Kind<Values> = {
    form: `an object of ${Object.keys(kinds).join(', ')}`,
    parse: (value, path, ignore) => {
      if (!isRecord(value)) return undefined
      const values: Record<string, unknown> = {}
      for (const [name, own] of Object.entries(value)) {
        const known = Object.hasOwn(kinds, name) ? kinds[name] : undefined
        if (!known) ignore(`${path}.${name}`, own)
        else if (own !== null)
          values[name] = parseValueOrThrow(known, own, `${path}.${name}`, ignore)
      }
      return values as Values
    },
  }
  return kind
}

export function acceptJsonText<V>(kind: Kind<V>): Kind<V> {
  return {
    form: `${kind.form}, as JSON`,
    parse: (value, path, ignore) => {
      const parsed = typeof value === 'string' ? tryParseJson(value) : undefined
      return parsed === undefined ? undefined : kind.parse(parsed, path, ignore)
    },
  }
}

/** Headers by their normalized names, so that an option of the same name is no second header. */
export const HEADERS: Kind<Readonly<Record<string, string>>> = {
  form: 'an object whose values are text',
  parse: (value, path) => {
    if (!isRecord(value)) return undefined
    const headers = new Map<string, string>()
    for (const [written, text] of Object.entries(value)) {
      const name = normalizeHeaderName(written)
      if (typeof text !== 'string')
        throw createParameterError(`${path}.${written}`, 'is not text; give text.')
      if (headers.has(name))
        throw createParameterError(`${path}.${written}`, `gives \`${name}\` twice.`)
      headers.set(name, text)
    }
    return Object.fromEntries(headers)
  },
}
