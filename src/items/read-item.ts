import type { ItemMoney } from '../contracts/item-forms.js'
import {
  COMMON_FIELDS,
  ITEM_TYPES,
  type Item,
  type ItemExplanation,
  type ItemField,
} from '../contracts/item-types.js'
import type { Warning } from '../contracts/result.js'
import { httpUrl } from '../lib/net/http-url.js'
import type { DomLimits, Signals } from '../page/index.js'
import { toLang } from '../values/index.js'
import { type CandidateThing, chooseThing, letters, type PageFacts } from './choose-thing.js'
import {
  type DeriveContext,
  type Derived,
  deriveFields,
  type Fields,
  shownFields,
} from './derive.js'
import { fitItem } from './fit-item.js'
import { toMoney } from './forms/amounts.js'
import { isBefore } from './forms/dates.js'
import { emptyValue, isEmptyValue, READERS } from './forms/form-readers.js'
import { type FormContext, toItemText } from './forms/value-text.js'
import { hasMicrodata, hasMicroformats, hasRdfa } from './graph/markup-signs.js'
import { readJsonLd } from './graph/read-json-ld.js'
import { readMicrodata, readRdfa } from './graph/read-markup.js'
import { readMetas } from './graph/read-metas.js'
import { readMicroformats } from './graph/read-microformats.js'
import { SOURCES, Thing, ThingGraph } from './graph/thing.js'
import { PageKind } from './page-kind.js'
import { PageTree, TooLargeHere } from './page-tree.js'
import { toRaw } from './raw-value.js'
import { samePage } from './same-page.js'
import { chooseType } from './types.js'
import { readCredits } from './visible/page-credits.js'
import { findProductCode } from './visible/product-code.js'
import { findShownProduct, type ShownProduct } from './visible/product-price.js'
import { findRecipeFacts } from './visible/recipe-facts.js'
import { findShownRecipe, type ShownRecipe } from './visible/recipe-lists.js'
import { mayShowProduct, mayShowRecipe } from './visible/shown-signs.js'

export interface ItemRequest {
  readonly url: string
  readonly explain: boolean
  readonly dom: DomLimits
  /** Characters of JSON-LD, and of a page of which a tree is made, that are read here. */
  readonly maxChars?: number | undefined
}

/** The thing that a page is about, as plain data that crosses threads. */
export interface ItemReading {
  readonly item: Item | null
  readonly explanation?: ItemExplanation
  readonly warnings: readonly Warning[]
}

/**
 * Reads the thing that a page is about from its signals and, where they are not enough, its tree;
 * `undefined` if that takes more than may be read here.
 */
export function readItem(
  html: string,
  signals: Signals,
  request: ItemRequest,
): ItemReading | undefined {
  const { maxChars = Number.POSITIVE_INFINITY } = request
  if (signals.jsonLd.reduce((chars, { text }) => chars + text.length, 0) > maxChars)
    return undefined
  try {
    return readThing(new PageTree(html, request.dom, maxChars), signals, request)
  } catch (error) {
    if (error instanceof TooLargeHere) return undefined
    throw error
  }
}

function readThing(tree: PageTree, signals: Signals, request: ItemRequest): ItemReading {
  const { html } = tree
  const graph = new ThingGraph()
  const base = httpUrl(signals.base, request.url)?.href ?? request.url
  let isCut = false
  const onCut = () => {
    isCut = true
  }
  const context: FormContext = {
    graph,
    base,
    lang: toLang(signals.lang) ?? undefined,
    allowsZero: false,
    onCut,
  }
  readJsonLd(graph, signals.jsonLd)
  if (hasMicrodata(html)) readMicrodata(graph, tree.document)
  if (hasRdfa(html)) readRdfa(graph, tree.document)
  if (hasMicroformats(html)) readMicroformats(graph, tree.document)
  readMetas(graph, signals.metas)
  const page: PageFacts = {
    ...readFacts(signals, request.url, context),
    kind: new PageKind(request.url, tree, graph),
  }
  const { chosen, listed, candidates, rejected } = chooseThing(graph, page, context)
  const shown = findRecipe(tree, chosen)
  const declared = shownRecipe(shown, chosen, page) ?? chosen ?? toList(listed)
  const mayBeProduct = declared ? declared.type === 'product' : mayShowProduct(html)
  const product = mayBeProduct
    ? findShownProduct(tree.lines, context, signals.lang ?? '')
    : undefined
  const subject = declared ?? (product && shownProduct(product, page))
  if (!subject)
    return {
      item: null,
      warnings: [],
      ...(request.explain && { explanation: { why: null, at: null, fields: {}, rejected } }),
    }
  const things = [
    subject.thing,
    ...findSame(subject, candidates, context),
    ...(chosen?.type === 'article' && subject !== chosen ? [chosen.thing] : []),
    ...pageThings(graph, subject),
    ...(subject.thing.source === 'visible' && subject.type === 'recipe'
      ? [readCredits(signals)]
      : []),
  ]
  const derive: DeriveContext = {
    ...context,
    allowsZero: subject.type === 'event' || subject.type === 'app' || subject.type === 'course',
    pageUrl: request.url,
    mainPrice: declaredPrice(graph, context),
    listed: chosen ? [] : listed,
    shown: subject.type === 'recipe' ? shown : undefined,
    product,
    tree,
  }
  const { values, fields } = readFields(subject, things, derive, request.explain)
  const item = settle(subject, values, page)
  if (item && fitItem(item)) onCut()
  const warnings = isCut || graph.isCut ? [TRUNCATED] : []
  const explanation = { why: subject.why, at: subject.thing.at, fields, rejected }
  return { item: item as Item | null, warnings, ...(request.explain && { explanation }) }
}

const TRUNCATED: Warning = {
  code: 'ETRUNCATED',
  message: 'The item has more values than the limit: the rest was left out.',
}

function readFacts(signals: Signals, url: string, { base }: FormContext): Omit<PageFacts, 'kind'> {
  const meta = (key: string) =>
    signals.metas.find((found) => found.key === key)?.content.trim() ?? ''
  const canonical =
    signals.links.find(({ rel }) => rel.split(' ').includes('canonical'))?.href ?? ''
  const found = [url, canonical, meta('og:url')].flatMap(
    (address) => httpUrl(address, base)?.href ?? [],
  )
  const headings = signals.headings.filter(({ level }) => level === 1).map(({ text }) => text)
  return {
    url,
    addresses: found,
    title: [signals.title, meta('og:title')].join(' | '),
    titles: [signals.title, meta('og:title')],
    headings: headings.slice(0, 5),
    ogType: meta('og:type').toLowerCase(),
    lang: toLang(signals.lang),
  }
}

/** Types that a recipe on the page goes before. */
const BEHIND_RECIPE = new Set<string>(['article', 'video', 'list', 'discussion'])

/** Finds the lists of a recipe, where the page may be about one. */
function findRecipe(tree: PageTree, chosen: CandidateThing | undefined): ShownRecipe | undefined {
  const { type } = chosen ?? {}
  const mayBe = type === undefined || BEHIND_RECIPE.has(type)
  const isWorthALook = type === 'recipe' || (mayBe && mayShowRecipe(tree.html))
  return isWorthALook ? findShownRecipe(tree.lines) : undefined
}

/** Makes a recipe of what a page shows, where nothing declares one. */
function shownRecipe(
  shown: ShownRecipe | undefined,
  chosen: CandidateThing | undefined,
  { headings, title }: PageFacts,
): CandidateThing | undefined {
  if (!shown || (chosen && !BEHIND_RECIPE.has(chosen.type))) return undefined
  const isInTitle = (text: string) => letters(title).includes(letters(text))
  const name = headings.find(isInTitle) ?? headings[0] ?? title
  const thing = new Thing('visible', ['Recipe'], {})
  thing.addText('name', name)
  const why = 'the page shows ingredients and steps'
  return { ...VISIBLE, thing, type: 'recipe', kind: 'Recipe', name, why }
}

/** Makes a product of what a page shows, where nothing declares a thing: a price, and a button to buy. */
function shownProduct(
  { name, price, hasBuyButton, at }: ShownProduct,
  { title }: PageFacts,
): CandidateThing | undefined {
  if (!price || !hasBuyButton || !sharesWords(name, title)) return undefined
  const thing = new Thing('visible', ['Product'], { at })
  thing.addText('name', name)
  const why = 'the page shows a price and a button to buy under its heading'
  return { ...VISIBLE, thing, type: 'product', kind: 'Product', name, why }
}

/** True if most words of a heading are in the title, too. */
function sharesWords(heading: string, title: string): boolean {
  const words = letters(heading).slice(0, 500).split(' ')
  const titled = new Set(letters(title).slice(0, 2_000).split(' '))
  return words.filter((word) => titled.has(word)).length >= 0.6 * words.length
}

const VISIBLE = { strength: 2, isElsewhere: false, address: null }

/** Makes a list of the things that a page is not about one of. */
function toList(listed: readonly CandidateThing[]): CandidateThing | undefined {
  const [first] = listed
  if (!first) return undefined
  const { source, at } = first.thing
  const thing = new Thing(source, ['ItemList'], { at })
  return {
    thing,
    type: 'list',
    kind: 'ItemList',
    name: '',
    strength: 2,
    why: `${listed.length} things of one type, none of which the page is about`,
    isElsewhere: false,
    address: null,
  }
}

/** Finds other descriptions of the same thing, in the order of their syntaxes. */
function findSame(
  subject: CandidateThing,
  candidates: readonly CandidateThing[],
  context: FormContext,
): Thing[] {
  const alike = candidates.filter(
    (other) => other.thing !== subject.thing && other.type === subject.type,
  )
  const same = alike.filter((other) => isSame(subject, other, alike, context))
  return same
    .map(({ thing }) => thing)
    .toSorted((one, other) => SOURCES.indexOf(one.source) - SOURCES.indexOf(other.source))
    .slice(0, 10)
}

function isSame(
  subject: CandidateThing,
  other: CandidateThing,
  alike: readonly CandidateThing[],
  context: FormContext,
): boolean {
  if (subject.type === 'list') return false
  const { thing } = subject
  if (thing.id !== undefined && thing.id === other.thing.id) return true
  const code = (of: Thing, name: string) => toItemText(context.graph.values(of, name)[0], context)
  for (const name of ['sku', 'gtin13', 'gtin', 'isbn']) {
    const own = code(thing, name)
    if (own !== '' && own === code(other.thing, name)) return true
  }
  if (letters(subject.name) !== '' && letters(subject.name) === letters(other.name)) return true
  if (subject.address && other.address && samePage(subject.address, other.address)) return true
  if (other.isElsewhere) return false
  const isAlone = (source: string) =>
    alike.filter((found) => found.thing.source === source).length ===
    (source === thing.source ? 0 : 1)
  return other.thing.source !== thing.source && isAlone(other.thing.source) && isAlone(thing.source)
}

/** Returns what metas say of the page, which holds for the one thing that it is about. */
function pageThings(graph: ThingGraph, subject: CandidateThing): Thing[] {
  const metas = graph.things.find(({ source, of }) => source === 'open graph' && of === '')
  if (!metas || subject.type === 'list' || subject.thing === metas) return []
  const type = chooseType(metas.types)?.type
  const isOwn = type === undefined || type === subject.type || type === 'article'
  return isOwn ? [metas] : []
}

/** Reads the price that the page declares in its metas. */
function declaredPrice(graph: ThingGraph, context: FormContext) {
  const metas = graph.things.find(({ source, of }) => source === 'open graph' && of === 'offers')
  return metas ? toMoney(metas, null, context) : null
}

type FieldReport = ItemExplanation['fields']

function readFields(
  subject: CandidateThing,
  things: readonly Thing[],
  context: DeriveContext,
  explain: boolean,
): { values: Map<string, unknown>; fields: FieldReport } {
  const { type } = subject
  const declared: Record<string, ItemField> = { ...COMMON_FIELDS, ...ITEM_TYPES[type].fields }
  const values = new Map<string, unknown>()
  const fields: FieldReport = {}
  const derived = things.map((thing) => ({ thing, fields: deriveFields(type, thing, context) }))
  if (type === 'product') {
    derived.push({ thing: findProductCode(context.pageUrl, context.tree.lines), fields: {} })
    if (context.product) addShown(derived, context.product)
  }
  if (type === 'recipe') {
    const { lines } = context.tree
    const thing = findRecipeFacts(lines, context.shown ?? { from: 0, to: lines.length })
    derived.push({
      thing,
      fields: shownFields(
        context,
        derived.map(({ fields: own }) => own),
      ),
    })
  }
  for (const [name, field] of Object.entries(declared)) {
    const found: (Derived & { thing: Thing })[] = []
    for (const { thing, fields: own } of derived) {
      if (!isMeant(thing, name)) continue
      const read = own[name] ?? readField(thing, field, context)
      if (read && !isEmptyValue(read.value)) found.push({ ...read, thing })
    }
    const [winner, ...rest] = found
    values.set(name, winner?.value ?? emptyValue(field.form))
    if (!winner || !explain) continue
    const toSource = ({ thing, value, from }: (typeof found)[number]) => ({
      source: `${thing.source} ${from}`,
      raw: toRaw({ value, from }, thing, context.graph),
      at: thing.at,
    })
    fields[name] = {
      winner: toSource(winner),
      rejected: rest.map((other) => ({
        ...toSource(other),
        reason: 'A source before it has a value.',
      })),
    }
  }
  return { values, fields }
}

/** Adds what a page shows of its product, before a declared price that it shows as the one before. */
function addShown(derived: { thing: Thing; fields: Fields }[], shown: ShownProduct): void {
  const { price, originalPrice, availability, at } = shown
  const thing = new Thing('visible', ['Product'], { at })
  const isPast = derived.some(({ fields }) => hasAmount(fields.price, originalPrice))
  const prices = {
    price: { value: price, from: 'price' },
    originalPrice: { value: originalPrice, from: 'price' },
  }
  const declared = derived.findIndex(({ fields }) => !isEmptyValue(fields.price?.value ?? null))
  const isSame = declared === -1 || isPast || hasAmount(derived[declared]?.fields.price, price)
  if (isPast) derived.unshift({ thing, fields: prices })
  else if (isSame) derived.push({ thing, fields: prices })
  derived.push({ thing, fields: { availability: { value: availability, from: 'stock' } } })
}

function hasAmount(field: Fields[string] | undefined, money: ItemMoney | null): boolean {
  const value = field?.value
  if (money === null || typeof value !== 'object' || value === null) return false
  return 'amount' in value && value.amount === money.amount
}

/** Metas of the page name and picture it; whose they are otherwise is not said. */
function isMeant(thing: Thing, name: string): boolean {
  if (thing.source !== 'open graph' || thing.types.length > 0) return true
  return name === 'images' || name === 'description' || name === 'name'
}

function readField(
  thing: Thing,
  { form, from }: ItemField,
  context: DeriveContext,
): Derived | undefined {
  const reader = READERS[form]
  if (!reader || from === '') return undefined
  for (const path of from.split(' ')) {
    const found = context.graph.at(thing, path)
    if (found.length === 0) continue
    const value = reader(found, context)
    if (!isEmptyValue(value)) return { value, from: path }
  }
  return undefined
}

/** Decides what fields of one item say together, and puts them in their order. */
function settle(
  { type, kind, name }: CandidateThing,
  values: Map<string, unknown>,
  page: PageFacts,
): Record<string, unknown> | null {
  const text = (field: string) => {
    const value = values.get(field)
    return typeof value === 'string' ? value : null
  }
  const number = (field: string) => {
    const value = values.get(field)
    return typeof value === 'number' ? value : null
  }
  if (!text('lang')) values.set('lang', page.lang)
  if (!text('name')) values.set('name', page.headings[0] ?? (page.title.split(' | ')[0] || null))
  if (!text('name') && name === '') return null
  const images = values.get('images')
  values.set('image', Array.isArray(images) ? (images[0] ?? null) : null)
  if (!text('url')) values.set('url', page.addresses[1] ?? page.url)
  const [start, end] = [text('start'), text('end')]
  if (start && end && isBefore(end, start)) values.set('end', null)
  if (type === 'recipe' && number('totalMinutes') === null) {
    const [prep, cook] = [number('prepMinutes'), number('cookMinutes')]
    if (prep !== null && cook !== null) values.set('totalMinutes', prep + cook)
  }
  if (type === 'list') {
    const items = values.get('items')
    if (!Array.isArray(items) || items.length === 0) return null
    if (number('total') === null) values.set('total', items.length)
  }
  const names = [...Object.keys(COMMON_FIELDS), ...Object.keys(ITEM_TYPES[type].fields)]
  return Object.fromEntries([
    ['type', type],
    ['kind', kind],
    ...names.map((field) => [field, values.get(field) ?? null]),
  ])
}
