import type { ItemAddress, ItemHours, ItemLocation } from '../../contracts/item-forms.js'
import { isThing, type Thing, type ThingValue } from '../graph/thing.js'
import { ITEM_LIMITS } from '../item-limits.js'
import { readGeo } from './numbers.js'
import { type FormContext, findAddress, toItemText } from './value-text.js'

export function readAddress(
  values: readonly ThingValue[],
  context: FormContext,
): ItemAddress | null {
  for (const value of values.slice(0, 3)) {
    const address = toPostal(value, context)
    if (address) return address
  }
  return null
}

function toPostal(value: ThingValue, context: FormContext): ItemAddress | null {
  if (!isThing(value)) {
    const text = toItemText(value, context)
    return text === '' ? null : { ...NOWHERE, text }
  }
  const { graph } = context
  const text = (name: string) => toItemText(graph.values(value, name)[0], context) || null
  const parts = {
    street: text('streetAddress'),
    locality: text('addressLocality'),
    region: text('addressRegion'),
    postalCode: text('postalCode'),
    country: text('addressCountry'),
  }
  const isKnown = Object.values(parts).some((part) => part !== null)
  const shown = isKnown ? null : text('name') || text('description')
  return isKnown || shown ? { ...parts, text: shown } : null
}

const NOWHERE: ItemAddress = {
  street: null,
  locality: null,
  region: null,
  postalCode: null,
  country: null,
  text: null,
}

export function toLocation(
  value: ThingValue | undefined,
  context: FormContext,
): ItemLocation | null {
  if (value === undefined) return null
  if (!isThing(value)) {
    const name = toItemText(value, context)
    if (name === '' || /^https?:/i.test(name)) return null
    return { name, address: null, geo: null, url: value.url ? findAddress(value, context) : null }
  }
  if (isVirtual(value)) return null
  const { graph } = context
  const isAddress = value.types.includes('PostalAddress')
  const address = isAddress
    ? toPostal(value, context)
    : readAddress(graph.values(value, 'address'), context)
  const own = isAddress ? null : (address ?? inlineAddress(value, context))
  const location = {
    name: isAddress ? null : toItemText(graph.values(value, 'name')[0], context) || null,
    address: address ?? own,
    geo: readGeo(graph.values(value, 'geo'), context) ?? readGeo([value], context),
    url: graph.values(value, 'url').map((url) => findAddress(url, context))[0] ?? null,
  }
  return Object.values(location).some((part) => part !== null) ? location : null
}

/** Reads the parts of an address that stand on the place itself. */
function inlineAddress(place: Thing, context: FormContext): ItemAddress | null {
  return place.has('streetAddress') || place.has('addressLocality')
    ? toPostal(place, context)
    : null
}

export function isVirtual(value: ThingValue): boolean {
  return isThing(value) && value.types.includes('VirtualLocation')
}

export function readLocation(
  values: readonly ThingValue[],
  context: FormContext,
): ItemLocation | null {
  return readLocations(values, context)[0] ?? null
}

export function readLocations(values: readonly ThingValue[], context: FormContext): ItemLocation[] {
  if (values.length > ITEM_LIMITS.entries) context.onCut()
  return values
    .slice(0, ITEM_LIMITS.entries)
    .map((value) => toLocation(value, context))
    .filter((location) => location !== null)
}

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const DAY_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Reads opening hours: specifications, or texts such as `Mo-Fr 09:00-17:00`. */
export function readHours(values: readonly ThingValue[], context: FormContext): ItemHours[] {
  return values.slice(0, 50).flatMap((value) => {
    if (!isThing(value))
      return toItemText(value, context)
        .split(/\s{0,9}[,;]\s{0,9}(?=[A-Z][a-z]\b)/)
        .flatMap(textHours)
    const [opens, closes] = ['opens', 'closes'].map((name) =>
      toClock(toItemText(context.graph.values(value, name)[0], context)),
    )
    const days = context.graph
      .values(value, 'dayOfWeek')
      .flatMap((day) =>
        toDay(isThing(day) ? (day.id ?? toItemText(day, context)) : (day.url ?? day.text)),
      )
    return opens && closes && days.length > 0 ? [{ days: [...new Set(days)], opens, closes }] : []
  })
}

function toDay(text: string): string[] {
  const bare = text
    .replace(/^.*[/#]/, '')
    .trim()
    .toLowerCase()
  const index = DAY_NAMES.findIndex(
    (name) => name === bare || (bare.length >= 2 && bare.length <= 3 && name.startsWith(bare)),
  )
  return index === -1 ? [] : DAYS.slice(index, index + 1)
}

function toClock(text: string): string | null {
  const [, hour = '', minute = '', half] =
    /^T?(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*([ap])m)?/i.exec(text.trim()) ?? []
  if (hour === '' || Number(hour) > 24 || Number(minute) > 59) return null
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** Reads `Mo,Tu-Fr 09:00-17:00`. */
function textHours(text: string): ItemHours[] {
  const [, dayText = '', from = '', to = ''] =
    /^([A-Za-z]{2,9}(?:\s{0,9}[-–,]\s{0,9}[A-Za-z]{2,9}){0,7})\s{0,9}:?\s{0,9}(\d{1,2}:\d{2}(?:\s{0,9}[ap]m)?)\s{0,9}[-–]\s{0,9}(\d{1,2}:\d{2}(?:\s{0,9}[ap]m)?)$/i.exec(
      text.trim(),
    ) ?? []
  const days = dayText.split(/\s{0,9},\s{0,9}/).flatMap((part) => {
    const [first, last] = part
      .split(/\s{0,9}[-–]\s{0,9}/)
      .map((day) => DAYS.indexOf(toDay(day)[0] ?? ''))
    if (first === undefined || first === -1 || last === -1) return []
    if (last === undefined) return DAYS.slice(first, first + 1)
    return last >= first
      ? DAYS.slice(first, last + 1)
      : [...DAYS.slice(first), ...DAYS.slice(0, last + 1)]
  })
  const [opens, closes] = [toClock(from), toClock(to)]
  return opens && closes && days.length > 0 ? [{ days, opens, closes }] : []
}
