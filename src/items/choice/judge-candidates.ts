import { findName } from '../forms/thing-name.js'
import { type FormContext, findUrl } from '../forms/value-text.js'
import type { Thing } from '../graph/thing.js'
import type { PageFacts } from '../page-facts.js'
import type { CandidateThing } from './candidate-thing.js'
import { isNamed, isTitled } from './compare-names.js'
import type { TypedThing } from './find-candidates.js'
import { findMainIds, isMainEntity } from './main-entity.js'
import { isSameBare, toBareAddress } from './same-page.js'

/** Facts about all things of a page, by which each one is judged. */
interface Census {
  /** Numbers of different things by type and source. */
  readonly counts: ReadonlyMap<string, number>
  /** Identifiers of things that the page names as its main entity. */
  readonly mains: ReadonlySet<string>
}

/** Rates, for each thing, the evidence that the page is about it. */
export function judgeCandidates(
  typed: readonly TypedThing[],
  page: PageFacts,
  context: FormContext,
): CandidateThing[] {
  const counts = countByType(typed, context)
  const mains = findMainIds(context.graph)
  return typed.map((one) => judge(one, { counts, mains }, page, context))
}

function judge(
  { thing, type, kind }: TypedThing,
  { counts, mains }: Census,
  page: PageFacts,
  context: FormContext,
): CandidateThing {
  const name = findName(thing, type, context)
  const addresses = findAddresses(thing, context)
  const isHere = addresses.some((address) => isOwnAddress(address, page))
  const isElsewhere = !isHere && addresses.some((address) => !address.includes('#'))
  const isAlone = (counts.get(`${type} ${thing.source}`) ?? 0) === 1
  const base = { thing, type, kind, name, isElsewhere, address: addresses[0] ?? null }
  if (isMainEntity(thing, mains, context))
    return { ...base, strength: 3, why: 'the page’s main entity' }
  if (isHere) return { ...base, strength: 2, why: 'it has the page’s address' }
  if (isElsewhere && isAlone && isTitled(name, page))
    return { ...base, strength: 1, why: 'the only one of its type, and the page has its name' }
  if (isElsewhere) return { ...base, strength: 0, why: 'it has the address of another page' }
  if (isNamed(name, page))
    return { ...base, strength: 2, why: 'its name is in the title or heading' }
  if (isAlone) return { ...base, strength: 1, why: 'the only one of its type' }
  return { ...base, strength: 0, why: 'nothing says that the page is about it' }
}

/** Counts the different things of each type and source. */
function countByType(
  typed: readonly TypedThing[],
  context: FormContext,
): ReadonlyMap<string, number> {
  const names = new Map<string, Set<string>>()
  for (const { thing, type } of typed) {
    const key = `${type} ${thing.source}`
    const set = names.get(key) ?? new Set()
    set.add(thing.id ?? findName(thing, type, context))
    names.set(key, set)
  }
  return new Map([...names].map(([key, set]) => [key, set.size]))
}

/** Lists the URLs that a thing declares as its own. */
function findAddresses(thing: Thing, context: FormContext): string[] {
  const { graph } = context
  const values = ['url', 'mainEntityOfPage'].flatMap((name) =>
    graph.values(thing, name).slice(0, 5),
  )
  const found = values.flatMap((value) => findUrl(value, context) ?? [])
  const { id } = thing
  if (id !== undefined && /^https?:/i.test(id)) found.push(id)
  else if (id?.startsWith('/') || id?.startsWith('#')) {
    const address = findUrl({ text: id, declared: true }, context)
    if (address) found.push(address)
  }
  return found
}

/** True for a URL of the page itself; fragments are ignored. */
function isOwnAddress(address: string, { bare }: PageFacts): boolean {
  const found = toBareAddress(address.replace(/#.*$/, ''))
  return bare.addresses.some((own) => isSameBare(found, own))
}
