import type { ItemAddress, ItemLocation } from '../../contracts/item-forms.js'
import { isThing, type Thing, type ThingValue, type ThingValues } from '../graph/thing.js'
import { readGeo } from './numbers.js'
import {
  createFirstReader,
  createListReader,
  type FormContext,
  findUrl,
  toItemText,
} from './value-text.js'

export const readAddress = createFirstReader(3, toPostalAddress)

function toPostalAddress(value: ThingValue): ItemAddress | null {
  if (!isThing(value)) {
    const text = toItemText(value)
    return text === '' ? null : { ...NOWHERE, text }
  }
  const text = (name: string) => toItemText(value.getAll(name)[0]) || null
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

export function toLocation(value: ThingValue, context: FormContext): ItemLocation | null {
  if (!isThing(value)) {
    const name = toItemText(value)
    if (name === '' || /^https?:/i.test(name)) return null
    return { name, address: null, geo: null, url: value.url ? findUrl(value, context) : null }
  }
  if (isVirtualLocation(value)) return null
  const isUrlText = value.types.includes('PostalAddress')
  const address = isUrlText ? toPostalAddress(value) : readAddress(value.getAll('address'), context)
  const own = isUrlText ? null : (address ?? readInlineAddress(value))
  const location = {
    name: isUrlText ? null : toItemText(value.getAll('name')[0]) || null,
    address: address ?? own,
    geo: readGeo(value.getAll('geo'), context) ?? readGeo([value], context),
    url: value.getAll('url').map((url) => findUrl(url, context))[0] ?? null,
  }
  return Object.values(location).some((part) => part !== null) ? location : null
}

function readInlineAddress(place: Thing): ItemAddress | null {
  return place.has('streetAddress') || place.has('addressLocality') ? toPostalAddress(place) : null
}

export function isVirtualLocation(value: ThingValue): boolean {
  return isThing(value) && value.types.includes('VirtualLocation')
}

export const readLocations = createListReader(toLocation)

export function readLocation(values: ThingValues, context: FormContext): ItemLocation | null {
  return readLocations(values, context)[0] ?? null
}
