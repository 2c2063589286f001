import type { ItemAddress, ItemLocation } from '../../contracts/item-forms.js'
import { isThing, type ThingValue, type ThingValues } from '../graph/thing.js'
import { readGeo } from './numbers.js'
import {
  createFirstValueReader,
  createListReader,
  type FormContext,
  findUrl,
  toItemText,
} from './value-text.js'

export const readAddress = createFirstValueReader(3, toPostalAddress)

function toPostalAddress(value: ThingValue): ItemAddress | null {
  const readPart = (name: string) => (isThing(value) && toItemText(value.getAll(name)[0])) || null
  const parts = {
    street: readPart('streetAddress'),
    locality: readPart('addressLocality'),
    region: readPart('addressRegion'),
    postalCode: readPart('postalCode'),
    country: readPart('addressCountry'),
  }
  const isKnown = Object.values(parts).some((part) => part !== null)
  const own = isThing(value) ? readPart('name') || readPart('description') : toItemText(value)
  const text = isKnown ? null : own || null
  return isKnown || text ? { ...parts, text } : null
}

export function toLocation(value: ThingValue, context: FormContext): ItemLocation | null {
  if (!isThing(value)) {
    const name = toItemText(value)
    if (name === '' || /^https?:/i.test(name)) return null
    return { name, address: null, geo: null, url: value.url ? findUrl(value, context) : null }
  }
  if (isVirtualLocation(value)) return null
  const isAddress = value.types.includes('PostalAddress')
  const hasAddress = isAddress || value.has('streetAddress') || value.has('addressLocality')
  const inner = isAddress ? null : readAddress(value.getAll('address'), context)
  const location = {
    name: isAddress ? null : toItemText(value.getAll('name')[0]) || null,
    address: inner ?? (hasAddress ? toPostalAddress(value) : null),
    geo: readGeo(value.getAll('geo'), context) ?? readGeo([value], context),
    url: value.getAll('url').map((url) => findUrl(url, context))[0] ?? null,
  }
  return Object.values(location).some((part) => part !== null) ? location : null
}

export function isVirtualLocation(value: ThingValue): boolean {
  return isThing(value) && value.types.includes('VirtualLocation')
}

export const readLocations = createListReader(toLocation)

export function readLocation(values: ThingValues, context: FormContext): ItemLocation | null {
  return readLocations(values, context)[0] ?? null
}
