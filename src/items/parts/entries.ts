import type {
  ItemAnswer,
  ItemEntry,
  ItemInstance,
  ItemSalary,
  ItemTrack,
} from '../../contracts/item-forms.js'
import { findCurrency } from '../forms/amounts.js'
import { readItemDate } from '../forms/dates.js'
import { readSeconds } from '../forms/durations.js'
import { readAttendances, readUnit } from '../forms/enumerations.js'
import { readCount, readNumberForm, toItemNumber } from '../forms/numbers.js'
import { toLocation } from '../forms/places.js'
import { findName } from '../forms/thing-name.js'
import {
  createFirstValueReader,
  createListReader,
  type FormContext,
  findUrl,
  limitEntries,
  readLongText,
  readName,
  readUrl,
  toItemText,
} from '../forms/value-text.js'
import { isThing, type Thing, type ThingValue, type ThingValues } from '../graph/thing.js'
import { ITEM_LIMITS } from '../item-limits.js'
import { chooseItemType } from '../types.js'
import { readOffers } from './offers.js'

export function readEntries(values: ThingValues, context: FormContext): ItemEntry[] {
  const entries: ItemEntry[] = []
  for (const value of values) {
    const entry = toListEntry(value, entries.length + 1, context)
    if (!entry) continue
    if (entries.length === ITEM_LIMITS.entries) {
      context.onCut()
      break
    }
    entries.push(entry)
  }
  return entries
}

export function toListEntry(value: ThingValue, position: number, context: FormContext) {
  if (!isThing(value)) {
    const name = toItemText(value)
    const url = value.url ? findUrl(value, context) : null
    return name === '' || /^https?:/i.test(name)
      ? null
      : { position, type: null, name, url, image: null, price: null }
  }
  const inner = value.getAll('item')[0]
  const thing: Thing = inner && isThing(inner) ? inner : value
  const type = chooseItemType(thing.types)?.type ?? null
  const own = type === 'article' ? findName(thing, type) : ''
  const name = own || toItemText(thing) || toItemText(value)
  if (name === '' || /^https?:/i.test(name)) return null
  const [offer] = readOffers(thing, context)
  const address = inner && !isThing(inner) ? findUrl(inner, context) : null
  return {
    position: readCount(value.getAll('position'), context) ?? position,
    type,
    name,
    url: findUrl(thing, context) ?? address ?? readUrl(value.getAll('url'), context),
    image: readUrl(thing.getAll('image', 'photo', 'thumbnailUrl'), context),
    price: offer?.price ?? offer?.range?.min ?? null,
  }
}

export function toAnswer(value: ThingValue, context: FormContext): ItemAnswer | null {
  if (!isThing(value)) return null
  const text = readLongText(value.getAll('text', 'articleBody'), context)
  const answer = {
    text,
    author: readName(value.getAll('author', 'creator'), context),
    votes: readNumberForm(value.getAll('upvoteCount'), context),
    published: readItemDate(value.getAll('dateCreated', 'datePublished'), context),
    url: readUrl(value.getAll('url'), context),
  }
  return text === null && answer.url === null ? null : answer
}

export const readAnswers = createListReader(toAnswer)

export function readTracks(values: ThingValues, context: FormContext): ItemTrack[] {
  const tracks = values.flatMap((value) => {
    if (!isThing(value)) return [value]
    const entries = value.getAll('itemListElement')
    return entries.length > 0 ? entries : [value]
  })
  return limitEntries(tracks, context).flatMap((value) => {
    const inner = isThing(value) ? (value.getAll('item')[0] ?? value) : value
    const name = toItemText(inner)
    if (name === '') return []
    const duration = isThing(inner) ? readSeconds(inner.getAll('duration'), context) : null
    return [{ name, duration, url: isThing(inner) ? findUrl(inner, context) : null }]
  })
}

const readPlace = createFirstValueReader(1, toLocation)

export function readInstances(values: ThingValues, context: FormContext): ItemInstance[] {
  return limitEntries(values.filter(isThing), context).map((value) => ({
    start: readItemDate(value.getAll('startDate'), context),
    end: readItemDate(value.getAll('endDate'), context),
    mode: readAttendances(value.getAll('courseMode'), context),
    location: readPlace(value.getAll('location'), context),
  }))
}

export function readSalary(values: ThingValues, context: FormContext): ItemSalary | null {
  for (const value of values.slice(0, 3)) {
    if (!isThing(value)) {
      const amount = toItemNumber(value, context)
      if (amount !== null && amount > 0)
        return { min: amount, max: amount, currency: null, unit: null }
      continue
    }
    const inner = value.getAll('value').find(isThing) ?? value
    const number = (name: string) => {
      const amount = toItemNumber(inner.getAll(name)[0], context)
      return amount !== null && amount > 0 ? amount : null
    }
    const exact = number('value')
    const min = number('minValue') ?? exact ?? number('median')
    const max = number('maxValue') ?? exact
    if (min === null && max === null) continue
    const currency = findCurrency(value) ?? findCurrency(inner)
    const unit = readUnit(
      [...inner.getAll('unitText'), ...value.getAll('unitText'), ...inner.getAll('duration')],
      context,
    )
    return { min, max: max !== null && min !== null && max < min ? null : max, currency, unit }
  }
  return null
}

export function readInteractionCount(thing: Thing, action: RegExp, context: FormContext) {
  for (const value of thing.getAll('interactionStatistic', 'interactionCount').slice(0, 20)) {
    if (!isThing(value)) {
      const [, kind = '', digits] = /^(?:(\w+):)?(\d+)/.exec(toItemText(value)) ?? []
      if (digits && (kind === '' ? action.test('WatchAction') : action.test(kind)))
        return Number(digits)
      continue
    }
    const types = value
      .getAll('interactionType')
      .flatMap((type) => (isThing(type) ? [...type.types, type.id ?? ''] : [type.url ?? type.text]))
    const kinds = [...types, ...value.types]
    if (kinds.some((kind) => action.test(kind)))
      return readCount(value.getAll('userInteractionCount'), context)
  }
  return null
}
