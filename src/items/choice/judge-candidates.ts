import { findName } from '../forms/thing-name.js'
import { type FormContext, findUrl } from '../forms/value-text.js'
import type { Thing } from '../graph/thing.js'
import type { PageFacts } from '../page-facts.js'
import { isWholeTitleOrHeading, overlapsTitleOrHeading } from './compare-names.js'
import type { CandidateThing, TypedThing } from './find-candidates.js'
import { findMainEntityIds, isMainEntity } from './main-entity.js'
import { areNormalizedUrlsEqual, normalizeUrl } from './same-page.js'

export function rateCandidates(
  typed: readonly TypedThing[],
  page: PageFacts,
  context: FormContext,
): CandidateThing[] {
  const counts = countThingsByType(typed)
  const mains = findMainEntityIds(page.graph)
  return typed.map(({ thing, type, kind }) => {
    const name = findName(thing, type)
    const addresses = findThingUrls(thing, context)
    const isHere = addresses.some((address) => isCurrentPageUrl(address, page))
    const isElsewhere = !isHere && addresses.some((address) => !address.includes('#'))
    const isAlone = counts.get(`${type} ${thing.source}`) === 1
    const base = { thing, type, kind, name, isElsewhere, address: addresses[0] ?? null }
    if (isMainEntity(thing, mains, context))
      return { ...base, strength: 3, why: 'the page’s main entity' }
    if (isHere) return { ...base, strength: 2, why: 'it has the page’s address' }
    if (isElsewhere && isAlone && isWholeTitleOrHeading(name, page))
      return { ...base, strength: 1, why: 'the only one of its type, and the page has its name' }
    if (isElsewhere) return { ...base, strength: 0, why: 'it has the address of another page' }
    if (overlapsTitleOrHeading(name, page))
      return { ...base, strength: 2, why: 'its name is in the title or heading' }
    if (isAlone) return { ...base, strength: 1, why: 'the only one of its type' }
    return { ...base, strength: 0, why: 'nothing says that the page is about it' }
  })
}

function countThingsByType(typed: readonly TypedThing[]) {
  const names = new Map<string, Set<string>>()
  for (const { thing, type } of typed) {
    const key = `${type} ${thing.source}`
    const set = names.get(key) ?? new Set()
    set.add(thing.id ?? findName(thing, type))
    names.set(key, set)
  }
  return new Map([...names].map(([key, set]) => [key, set.size]))
}

function findThingUrls(thing: Thing, context: FormContext): string[] {
  const values = ['url', 'mainEntityOfPage'].flatMap((name) => thing.getAll(name).slice(0, 5))
  const found = values.flatMap((value) => findUrl(value, context) ?? [])
  const { id } = thing
  if (id !== undefined && /^https?:/i.test(id)) found.push(id)
  else if (id?.startsWith('/') || id?.startsWith('#')) {
    const address = findUrl({ text: id, declared: true }, context)
    if (address) found.push(address)
  }
  return found
}

function isCurrentPageUrl(address: string, { bare }: PageFacts): boolean {
  const found = normalizeUrl(address.replace(/#.*$/, ''))
  return bare.addresses.some((own) => areNormalizedUrlsEqual(found, own))
}
