import type { Item } from '../contracts/item-types.js'
import type { ItemExplanation, Warning } from '../contracts/result.js'
import { sumLengths } from '../lib/net/body.js'
import { parseHttpUrl } from '../lib/net/http-url.js'
import {
  createEmptySigns,
  type DomLimits,
  type Heading,
  INSIDE,
  type ItemSigns,
  PageText,
  type Signals,
} from '../page/index.js'
import { toLang } from '../values/index.js'
import { type Choice, chooseThing } from './choice/choose-thing.js'
import type { CandidateThing } from './choice/find-candidates.js'
import { canMarkupChangeItem } from './choice/markup-may-change.js'
import { findOpenGraphThings, findSameThings } from './choice/same-thing.js'
import type { DeriveContext } from './fields/derive.js'
import { listPropertiesForEmptyFields, readFields } from './fields/read-fields.js'
import { completeItem, shrinkItem } from './fields/settle-item.js'
import { toMoney } from './forms/amounts.js'
import type { FormContext } from './forms/value-text.js'
import { findTypesAndPropertiesInMarkup } from './graph/markup-signs.js'
import { countOccurrences } from './graph/page-pieces.js'
import { readJsonLdIntoGraph } from './graph/read-json-ld.js'
import { readMicrodataIntoGraph, readRdfaIntoGraph } from './graph/read-markup.js'
import { readMetasIntoGraph } from './graph/read-metas.js'
import { readMicroformatsIntoGraph } from './graph/read-microformats.js'
import { readScriptStateIntoGraph, STATE_SIGN } from './graph/read-state.js'
import { type Thing, ThingGraph } from './graph/thing.js'
import { LOOP_LIMITS, type LoopLimits } from './item-limits.js'
import { type PageFacts, readPageFacts } from './page-facts.js'
import { PageTree, TooLargeForMainThread } from './page-tree.js'
import { readAuthorAndPhoto } from './visible/page-credits.js'
import { findShownProduct, PRODUCT_LINES, type ShownProduct } from './visible/product-price.js'
import { findShownRecipe, type ShownRecipe } from './visible/recipe-lists.js'
import { mayShowProduct, mayShowRecipe } from './visible/shown-signs.js'
import {
  createItemListCandidate,
  createProductCandidate,
  createRecipeCandidate,
} from './visible/shown-things.js'

export interface ItemRequest {
  readonly url: string
  readonly explain: boolean
  readonly dom: DomLimits
  /** True on the main thread, which leaves large pages to workers. */
  readonly isOnLoop: boolean
}

/** A page's item, as plain data to send between threads. */
export interface ItemReading {
  readonly item: Item | null
  readonly explanation?: ItemExplanation
  readonly warnings: readonly Warning[]
  /** True if only the page's beginning was read because the time was up. */
  readonly isLate?: boolean
}

/** Reads the item. Returns `undefined` if the page needs a worker thread. */
export function readItem(text: PageText, signals: Signals, request: ItemRequest) {
  const limits = request.isOnLoop ? LOOP_LIMITS : undefined
  const { signs = createEmptySigns() } = signals
  if (limits && exceedsLimits(signals, signs, limits)) return undefined
  try {
    const tree = new PageTree(text, signs, request.dom, limits)
    const reading = new ItemReader(tree, signals, request).readItem()
    if (!tree.isCut) return reading
    const warnings = [tree.isLate ? PAGE_LATE : PAGE_CUT, ...reading.warnings]
    return { ...reading, warnings, ...(tree.isLate && { isLate: true }) }
  } catch (error) {
    if (error instanceof TooLargeForMainThread) return undefined
    throw error
  }
}

function exceedsLimits({ jsonLd }: Signals, { texts }: ItemSigns, limits: LoopLimits): boolean {
  return (
    sumLengths(jsonLd.map(({ text }) => text)) > limits.jsonChars ||
    texts.length > limits.texts ||
    sumLengths(texts) > limits.textChars
  )
}

class ItemReader {
  readonly #tree: PageTree
  readonly #signals: Signals
  readonly #request: ItemRequest
  readonly #graph = new ThingGraph()
  readonly #context: FormContext
  readonly #page: PageFacts

  constructor(tree: PageTree, signals: Signals, request: ItemRequest) {
    this.#tree = tree
    this.#signals = signals
    this.#request = request
    const base = parseHttpUrl(signals.base, request.url)?.href ?? request.url
    this.#context = {
      base,
      lang: toLang(signals.lang) ?? undefined,
      allowsZero: false,
      onCut: () => {
        this.#graph.isCut = true
      },
    }
    this.#page = readPageFacts(signals, tree.signs, this.#graph, request.url, base)
  }

  readItem(): ItemReading {
    const choice = this.#chooseThing()
    const { chosen, rejected } = choice
    const shown = this.#findShownRecipe(chosen)
    const declared = shown
      ? createRecipeCandidate(this.#page)
      : (chosen ?? createItemListCandidate(choice.listed))
    const product = this.#findShownProduct(declared)
    const subject = declared ?? (product && createProductCandidate(product, this.#page))
    const { explain } = this.#request
    if (!subject) {
      const explanation = { why: null, at: null, fields: {}, rejected }
      return { item: null, warnings: [], ...(explain && { explanation }) }
    }
    const things = this.#listThingsDescribingSubject(subject, choice)
    const context = this.#createContext(subject, choice, { shown, product })
    const { values, fields } = readFields(subject, things, context, explain)
    const item = completeItem(subject, values, this.#page)
    const isCut = item !== null && shrinkItem(item)
    const warnings = isCut || this.#graph.isCut ? [ITEM_CUT] : []
    const explanation = { why: subject.why, at: subject.thing.at, fields, rejected }
    return { item: item as Item | null, warnings, ...(explain && { explanation }) }
  }

  #chooseThing(): Choice {
    const graph = this.#graph
    readJsonLdIntoGraph(graph, this.#signals.jsonLd)
    readMetasIntoGraph(graph, this.#signals.metas)
    const choice = this.#addThingsFromScriptState(chooseThing(this.#page, this.#context))
    const signs = findTypesAndPropertiesInMarkup(this.#tree, this.#request.explain)
    const found = Object.values(signs).filter((sign) => sign !== undefined)
    const { chosen } = choice
    const isRead = found.some(
      (sign) =>
        !chosen ||
        canMarkupChangeItem(sign, chosen, this.#page.ogType, () => {
          const context = this.#createContext(chosen, choice, {})
          return listPropertiesForEmptyFields(
            chosen.type,
            this.#listThingsDescribingSubject(chosen, choice),
            context,
          )
        }),
    )
    if (!isRead) return choice
    if (signs.microdata) this.#readMicrodata()
    if (signs.rdfa) readRdfaIntoGraph(graph, this.#tree.document)
    if (signs.microformats) readMicroformatsIntoGraph(graph, this.#tree.document)
    return chooseThing(this.#page, this.#context)
  }

  #readMicrodata(): void {
    const { document, here } = this.#tree
    if (readMicrodataIntoGraph(this.#graph, document, here?.referred)) return
    if (here) throw new TooLargeForMainThread()
    this.#graph.isCut = true
  }

  #addThingsFromScriptState(choice: Choice): Choice {
    if (choice.chosen?.thing.source === 'json-ld') return choice
    const count = this.#graph.things.length
    if (!this.#mayHaveScriptState()) return choice
    const { text, here } = this.#tree
    if (!readScriptStateIntoGraph(this.#graph, text.html, here?.jsonChars))
      throw new TooLargeForMainThread()
    const isSame = this.#graph.things.length === count
    return isSame ? choice : chooseThing(this.#page, this.#context)
  }

  #mayHaveScriptState(): boolean {
    const blocks = new PageText(this.#signals.jsonLd.map(({ text }) => text))
    return countOccurrences(this.#tree.text, STATE_SIGN) > countOccurrences(blocks, STATE_SIGN)
  }

  #findShownRecipe(chosen: CandidateThing | undefined): ShownRecipe | undefined {
    if (chosen && !BEHIND_RECIPE.has(chosen.type)) return undefined
    return mayShowRecipe(this.#tree.signs) ? findShownRecipe(this.#tree.lines) : undefined
  }

  #findShownProduct(declared: CandidateThing | undefined): ShownProduct | undefined {
    const isHeading = ({ level, inside }: Heading) => level === 1 && (inside & NOT_PRODUCT) === 0
    const heading = this.#signals.headings.find(isHeading)
    if (!heading || (declared && declared.type !== 'product')) return undefined
    if (!declared && !mayShowProduct(this.#tree.signs)) return undefined
    const lines = this.#tree.readLinesFrom(heading.at, PRODUCT_LINES)
    return findShownProduct(lines, heading.at, this.#context, this.#signals.lang)
  }

  /** Lists the things that describe the subject, the best first. */
  #listThingsDescribingSubject(subject: CandidateThing, { chosen, candidates }: Choice): Thing[] {
    const isShownRecipe = subject.thing.source === 'visible' && subject.type === 'recipe'
    return [
      subject.thing,
      ...findSameThings(subject, candidates),
      ...(chosen?.type === 'article' && subject !== chosen ? [chosen.thing] : []),
      ...findOpenGraphThings(this.#graph, subject),
      ...(isShownRecipe ? [readAuthorAndPhoto(this.#signals)] : []),
    ]
  }

  #createContext(
    { type }: CandidateThing,
    { listed }: Choice,
    seen: Pick<DeriveContext, 'shown' | 'product'>,
  ): DeriveContext {
    return {
      ...this.#context,
      ...seen,
      allowsZero: type === 'event' || type === 'app' || type === 'course',
      pageUrl: this.#request.url,
      mainPrice: toMoney(this.#graph.things.find(isOpenGraphOffer), null, this.#context),
      listed,
      tree: this.#tree,
    }
  }
}

const PAGE_CUT: Warning = {
  code: 'ETRUNCATED',
  message: 'The page has more elements than the limit: the item was read from its beginning.',
}

const PAGE_LATE: Warning = {
  code: 'ETRUNCATED',
  message:
    'The page took too long to build: the item was read from its beginning. Try again later.',
}

const ITEM_CUT: Warning = {
  code: 'ETRUNCATED',
  message: 'The item has more values than the limit: the rest was left out.',
}

/** Item types that a recipe replaces if the page shows one. */
const BEHIND_RECIPE = new Set<string>(['article', 'video', 'list', 'discussion'])

const NOT_PRODUCT = INSIDE.footer | INSIDE.nav | INSIDE.aside | INSIDE.related | INSIDE.comments

function isOpenGraphOffer({ source, of }: Thing): boolean {
  return source === 'open graph' && of === 'offers'
}
