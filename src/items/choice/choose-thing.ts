import type { ItemExplanation, ItemType } from '../../contracts/item-types.js'
import { type FormContext, findAddress, toItemText } from '../forms/value-text.js'
import { isThing, SOURCES, type Thing, type ThingGraph } from '../graph/thing.js'
import { READ_LIMITS } from '../item-limits.js'
import type { PageFacts } from '../page-facts.js'
import { chooseType, TYPE_NAMES } from '../types.js'
import { bareAddress, samePage } from './same-page.js'

export interface CandidateThing {
  readonly thing: Thing
  readonly type: ItemType
  readonly kind: string
  readonly name: string
  /** Evidence that it is what the page is about, the strongest first; 0 if there is none. */
  readonly strength: number
  readonly why: string
  /** True if it has the address of another page. */
  readonly isElsewhere: boolean
  readonly address: string | null
}

export interface Choice {
  readonly chosen: CandidateThing | undefined
  /** Things of a page that lists them. */
  readonly listed: readonly CandidateThing[]
  readonly candidates: readonly CandidateThing[]
  readonly rejected: ItemExplanation['rejected']
}

export function chooseThing(graph: ThingGraph, page: PageFacts, context: FormContext): Choice {
  const found = graph.things
    .filter((thing) => isCandidate(thing, countQuestions(graph, thing)))
    .slice(0, READ_LIMITS.candidates)
  const typed = found.flatMap((thing) => {
    const kind = chooseType(thing.types)
    return kind ? [{ thing, ...kind }] : []
  })
  const counts = countByType(typed, context)
  const mains = findMainIds(graph)
  const candidates = typed.map(({ thing, type, kind }) =>
    judge(thing, { type, kind }, { counts, mains }, page, context),
  )
  const fit = candidates.filter((candidate) => isFit(candidate, page))
  const about = fit.filter(({ strength }) => strength > 0)
  const recipes = new Set(about.flatMap(({ type, name }) => (type === 'recipe' ? name : [])))
  const isOneRecipe = recipes.size === 1
  const ordered = about.toSorted(
    (one, other) => rank(other, page, isOneRecipe) - rank(one, page, isOneRecipe),
  )
  const listed = page.ogType === 'article' ? [] : findListed(fit, context)
  const chosen = ordered.find(({ type, strength }) => !isBehindList(type, strength, listed))
  return {
    chosen,
    listed: chosen ? [] : listed,
    candidates,
    rejected: explainRejected(candidates, chosen),
  }
}

/** Returns the number of questions in the syntax of a question; a page may declare one in several. */
function countQuestions({ things }: ThingGraph, { source, types }: Thing): number {
  if (!types.includes('Question')) return 0
  const isQuestion = (thing: Thing) => thing.source === source && thing.types.includes('Question')
  return things.filter(isQuestion).length
}

/** Properties that hold the page's own thing. */
const MAIN = new Set(['mainentity', 'mainentityofpage', 'maincontentofpage'])
const PAGE_TYPE = /(?:Page|WebSite)$/i

/** @param questions number of questions in its syntax */
function isCandidate(thing: Thing, questions: number): boolean {
  if (thing.props.size === 0) return false
  const { parent, of } = thing
  const isFaq = (owner: Thing | undefined) =>
    owner?.types.some((type) => /^FAQPage$/i.test(type)) === true
  if (isFaq(parent)) return false
  const isQuestion = thing.types.some((type) => /^Question$/i.test(type))
  if (
    isQuestion &&
    !(parent?.types.some((type) => /^QAPage$/i.test(type)) ?? false) &&
    !isAsked(thing, questions)
  )
    return false
  if (parent === undefined || of === '') return true
  if (MAIN.has(of)) return true
  return of === 'itemreviewed' && parent.types.includes('AggregateRating')
}

/** True for a question at the top that says who asked or how many answered. */
function isAsked(thing: Thing, questions: number): boolean {
  if (thing.parent !== undefined && thing.of !== '') return false
  return (
    questions === 1 && (thing.has('answerCount') || thing.has('author') || thing.has('upvoteCount'))
  )
}

function countByType(
  typed: readonly { thing: Thing; type: ItemType }[],
  context: FormContext,
): ReadonlyMap<string, number> {
  const names = new Map<string, Set<string>>()
  for (const { thing, type } of typed) {
    const key = `${type} ${thing.source}`
    const set = names.get(key) ?? new Set()
    set.add(thing.id ?? findName(thing, context))
    names.set(key, set)
  }
  return new Map([...names].map(([key, set]) => [key, set.size]))
}

export function findName(thing: Thing, context: FormContext): string {
  for (const name of ['name', 'headline', 'title', 'alternateName']) {
    const text = toItemText(context.graph.values(thing, name)[0], context)
    if (text !== '') return text.slice(0, 500)
  }
  return ''
}

/** Facts of all things of a page together. */
interface Census {
  /** Things by type and source. */
  readonly counts: ReadonlyMap<string, number>
  /** Identifiers of things that a page names as its own. */
  readonly mains: ReadonlySet<string>
}

function judge(
  thing: Thing,
  { type, kind }: { type: ItemType; kind: string },
  { counts, mains }: Census,
  page: PageFacts,
  context: FormContext,
): CandidateThing {
  const name = findName(thing, context)
  const addresses = findAddresses(thing, context)
  const isHere = addresses.some((address) => isOwn(address, page))
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

/** Collects the identifiers of what pages name as their main entity. */
function findMainIds({ things }: ThingGraph): ReadonlySet<string> {
  const values = things.filter(isPage).flatMap(({ props }) => props.get('mainentity') ?? [])
  return new Set(values.flatMap((value) => (isThing(value) ? (value.id ?? []) : [])))
}

function isMainEntity(thing: Thing, mains: ReadonlySet<string>, context: FormContext): boolean {
  if (MAIN.has(thing.of) && thing.parent && isPage(thing.parent)) return true
  if (thing.id !== undefined && mains.has(thing.id)) return true
  return (thing.props.get('mainentityofpage') ?? []).some(
    (value) =>
      !isThing(value) && findAddress(value, context) === null && /^true$/i.test(value.text),
  )
}

function isPage(thing: Thing): boolean {
  return thing.types.some((type) => PAGE_TYPE.test(type))
}

/** Lists the addresses that a thing gives as its own. */
function findAddresses(thing: Thing, context: FormContext): string[] {
  const { graph } = context
  const values = ['url', 'mainEntityOfPage'].flatMap((name) =>
    graph.values(thing, name).slice(0, 5),
  )
  const found = values.flatMap((value) => findAddress(value, context) ?? [])
  const { id } = thing
  if (id !== undefined && /^https?:/i.test(id)) found.push(id)
  else if (id?.startsWith('/') || id?.startsWith('#')) {
    const address = findAddress({ text: id, declared: true }, context)
    if (address) found.push(address)
  }
  return found
}

function isOwn(address: string, { addresses }: PageFacts): boolean {
  const bare = address.replace(/#.*$/, '')
  return addresses.some((own) => samePage(bare, own))
}

/** True if the heading or the whole title is the name. */
function isTitled(name: string, { titles, headings }: PageFacts): boolean {
  const bare = letters(name)
  return bare.length >= 3 && [...titles, ...headings].some((text) => letters(text) === bare)
}

/** Returns the letters and digits of a text, by which names are compared. */
export function letters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function isNamed(name: string, { title, headings }: PageFacts): boolean {
  const bare = letters(name)
  if (bare.length < 3) return bare !== '' && headings.some((heading) => letters(heading) === bare)
  const isIn = (text: string) => ` ${letters(text)} `.includes(` ${bare} `)
  const holds = (text: string) => {
    const own = letters(text)
    return own.length >= 8 && ` ${bare} `.includes(` ${own} `)
  }
  return isIn(title) || headings.some((heading) => isIn(heading) || holds(heading))
}

/** Types that every page of a site may declare. */
const OF_SITE = new Set<ItemType>(['place', 'person', 'organization'])

function isFit(candidate: CandidateThing, page: PageFacts): boolean {
  const { thing, type, name, strength } = candidate
  if (type === 'list') return name !== '' || page.title !== ''
  if (name === '' && !hasSubstance(thing, type)) return false
  if (type === 'product' && !isOneProduct(thing, name, page)) return false
  if (type === 'article' && isPlainPage(candidate, page)) return false
  if (type === 'video' && strength < 2 && !/^video/.test(page.ogType)) return false
  if (type === 'organization' && strength < 3 && !isReachable(thing)) return false
  if (!OF_SITE.has(type)) return true
  const isFront = page.addresses.some((address) => !bareAddress(address)?.includes('/'))
  return (
    strength === 3 ||
    isTitled(name, page) ||
    (isFront && strength > 0) ||
    (strength === 2 && isNamedWhole(name, page))
  )
}

/** True if the heading is the name, or the title begins with it. */
function isNamedWhole(name: string, { title, headings }: PageFacts): boolean {
  const bare = letters(name)
  if (bare === '') return false
  return headings.some((heading) => letters(heading) === bare) || letters(title).startsWith(bare)
}

/** True for an organization that says where or how it is met. */
function isReachable(thing: Thing): boolean {
  return ['address', 'location', 'telephone', 'email'].some((name) => thing.has(name))
}

/** True if a thing without a name has what it is about: the page gives the name. */
function hasSubstance(thing: Thing, type: ItemType): boolean {
  if (type === 'recipe') return thing.has('recipeIngredient') || thing.has('ingredients')
  if (type === 'article')
    return ['datePublished', 'author', 'articleBody'].some((fact) => thing.has(fact))
  return type === 'question' || type === 'discussion' || type === 'product'
}

/** Properties that things for sale have. */
const SOLD = 'offers price sku gtin gtin13 mpn brand productid hasvariant model color'.split(' ')

/** True for a company or a shelf that calls itself a product for the sake of its stars. */
function isStars(thing: Thing): boolean {
  return thing.has('aggregateRating') && ![...SOLD, 'url', 'image'].some((fact) => thing.has(fact))
}

/** Lines with a price from which on a page is a shelf rather than one product. */
const MANY_PRICES = 8

/** True for a product that is sold, or that the page is named after. */
function isOneProduct(thing: Thing, name: string, page: PageFacts): boolean {
  if (isStars(thing)) return isTitled(name, page) && page.kind.priceTexts < MANY_PRICES
  return (isSold(thing) && !isMany(thing)) || isTitled(name, page)
}

/** True for a page of several products that declares none of their facts. */
function isMany({ types, props }: Thing): boolean {
  return types.includes('SomeProducts') && !SOLD.some((fact) => props.has(fact))
}

/** True for a page that is an article only by what it declares for all pages of the site. */
function isPlainPage({ thing, kind }: CandidateThing, page: PageFacts): boolean {
  // Themes of WordPress mark the text of pages as they mark that of posts.
  if (thing.source !== 'json-ld' && page.kind.isNoPost) return true
  if (kind !== 'Article') return false
  return page.kind.isNoPost || (thing.source === 'open graph' && page.kind.isNoArticle)
}

function isSold(thing: Thing): boolean {
  const facts = [...SOLD, 'category', 'image', 'url', 'photo']
  return facts.some((fact) => thing.has(fact)) || thing.source !== 'json-ld'
}

/** Orders candidates: strength, then the order of types, then that of the document. */
function rank(candidate: CandidateThing, { ogType }: PageFacts, isOneRecipe: boolean): number {
  const { thing, type, strength } = candidate
  const isLoneRecipe =
    type === 'recipe' && isOneRecipe && (thing.has('recipeIngredient') || thing.has('ingredients'))
  const isLifted =
    (type === 'video' || type === 'audio') &&
    new RegExp(`^${type === 'audio' ? 'music|audio' : 'video'}`).test(ogType)
  const order = isLifted ? TYPE_NAMES.indexOf('article') - 0.5 : TYPE_NAMES.indexOf(type)
  const level = isLoneRecipe ? 4 : strength
  return (
    level * 1_000_000 -
    order * 10_000 -
    SOURCES.indexOf(thing.source) * 100 -
    (thing.of === '' ? 0 : 10)
  )
}

/** Finds the things of a page that is about none of them: two or more of a type with addresses. */
function findListed(
  fit: readonly CandidateThing[],
  context: FormContext,
): readonly CandidateThing[] {
  for (const source of SOURCES) {
    for (const type of TYPE_NAMES) {
      if (OF_SITE.has(type) || type === 'list' || type === 'question') continue
      const all = fit.filter(
        (candidate) => candidate.type === type && candidate.thing.source === source,
      )
      const distinct = new Map(
        all.map((candidate) => [candidate.address ?? candidate.name, candidate]),
      )
      const isList =
        distinct.size >= 2 &&
        all.every(({ strength, address }) => strength === 0 && address !== null)
      const isNames = [...distinct.values()].every(({ thing }) => findName(thing, context) !== '')
      if (isList && isNames) return [...distinct.values()]
    }
  }
  return []
}

/** True if a page's list says more of it than an article or a video that stands beside it. */
function isBehindList(
  type: ItemType,
  strength: number,
  listed: readonly CandidateThing[],
): boolean {
  return listed.length > 0 && strength < 2 && type !== 'list'
}

/** Rejected things that are explained. */
const MAX_REJECTED = 50

function explainRejected(
  candidates: readonly CandidateThing[],
  chosen: CandidateThing | undefined,
): ItemExplanation['rejected'] {
  return candidates
    .filter((candidate) => candidate !== chosen)
    .slice(0, MAX_REJECTED)
    .map(({ type, name, thing, strength, why }) => ({
      type,
      name: name === '' ? null : name,
      source: thing.source,
      reason:
        strength === 0
          ? `${why}.`
          : chosen
            ? `${why}, but the ${chosen.type} goes before it.`
            : `${why}, which is not enough.`,
    }))
}
