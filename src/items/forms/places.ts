import type { ItemAddress, ItemLocation } from '../../contracts/item-forms.js'
import { isThing, type Thing, type ThingValue } from '../graph/thing.js'
import { readGeo } from './numbers.js'
import { type FormContext, findUrl, limitEntries, readFirst, toItemText } from './value-text.js'

export function readAddress(
  values: readonly ThingValue[],
  context: FormContext,
): ItemAddress | null {
  return readFirst(values, 3, (value) => toPostalAddress(value, context))
}

function toPostalAddress(value: ThingValue, context: FormContext): ItemAddress | null {
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
    return { name, address: null, geo: null, url: value.url ? findUrl(value, context) : null }
  }
  if (isVirtualLocation(value)) return null
  const { graph } = context
  const isUrlText = value.types.includes('PostalAddress')
  const address = isUrlText
    ? toPostalAddress(value, context)
    : readAddress(graph.values(value, 'address'), context)
  const own = isUrlText ? null : (address ?? readInlineAddress(value, context))
  const location = {
    name: isUrlText ? null : toItemText(graph.values(value, 'name')[0], context) || null,
    address: address ?? own,
    geo: readGeo(graph.values(value, 'geo'), context) ?? readGeo([value], context),
    url: graph.values(value, 'url').map((url) => findUrl(url, context))[0] ?? null,
  }
  return Object.values(location).some((part) => part !== null) ? location : null
}

/** Reads a postal address from properties of the place itself. */
function readInlineAddress(place: Thing, context: FormContext): ItemAddress | null {
  return place.has('streetAddress') || place.has('addressLocality')
    ? toPostalAddress(place, context)
    : null
}

export function isVirtualLocation(value: ThingValue): boolean {
  return isThing(value) && value.types.includes('VirtualLocation')
}

export function readLocation(
  values: readonly ThingValue[],
  context: FormContext,
): ItemLocation | null {
  return readLocations(values, context)[0] ?? null
}

export function readLocations(values: readonly ThingValue[], context: FormContext): ItemLocation[] {
  return limitEntries(values, context).flatMap((value) => toLocation(value, context) ?? [])
}
