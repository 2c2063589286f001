import {
  createAttributeTable,
  decodeAttribute,
  type MarkupHandler,
  type MarkupLimits,
  MarkupReader,
} from '../page/index.js'
import { findHostSignals, findResourceSignals } from './addresses.js'
import { getSignalIndex, type IndexedSignal } from './signal-index.js'
import type { TechnologySignal } from './technology.js'

const MAX_DISTINCT_URLS = 1_000
const MAX_DISTINCT_NAMES = 5_000
const MAX_CODE_CHARS = 300_000

/** Matches the `rel` of links from which browsers load nothing. */
const DESCRIPTIVE_REL =
  /\b(?:canonical|alternate|author|me|publisher|license|next|prev|shortlink|amphtml|bookmark)\b/i

/** Matches types of scripts that hold data instead of code. */
const DATA_TYPE = /json|template|html|text\/x-/i

const URL_IN_CODE = /(?<![\w.-])[\w.-]+\/[\w./-]*/g

const READ = 'class content data-src href id name property rel src type'.split(' ')

export class MarkupEvidence implements MarkupHandler {
  readonly found = new Set<TechnologySignal>()
  readonly #index = getSignalIndex()
  readonly #markup: MarkupReader
  readonly #seenAddresses = new Set<string>()
  readonly #seenNames = new Set<string>()
  #noscriptAt = 0
  #inCode = false
  #codeChars = 0

  constructor(limits: MarkupLimits) {
    const attributes = createAttributeTable(new Set([...READ, ...this.#index.attributes]))
    this.#markup = new MarkupReader(this, attributes, limits)
  }

  write(text: string): void {
    this.#markup.write(text)
  }

  end(): ReadonlySet<TechnologySignal> {
    this.#markup.end()
    return this.found
  }

  onElementStart(markup: MarkupReader): void {
    const { name, depth } = markup
    if (name.includes('-')) this.#addNameSignals(name)
    if (name === 'noscript' && this.#noscriptAt === 0) this.#noscriptAt = depth
    this.#inCode = name === 'script' && !markup.hasAttributes
    if (!markup.hasAttributes) return
    this.#addAttributeSignals(markup)
    if (name === 'script') this.#readScript(markup)
    else if (name === 'link') this.#readLink(markup)
    else if (name === 'meta') this.#readMeta(markup)
    else if (name === 'iframe') this.#addHostSignals(readResourceUrl(markup))
    // Without scripts, services count visitors with an image in `noscript`.
    else if (name === 'img' && this.#noscriptAt > 0) this.#addHostSignals(readResourceUrl(markup))
  }

  onElementEnd({ depth }: MarkupReader): void {
    if (depth === this.#noscriptAt) this.#noscriptAt = 0
    this.#inCode = false
  }

  get wantsText(): boolean {
    return this.#inCode && this.#codeChars < MAX_CODE_CHARS
  }

  onText(raw: string): void {
    if (!this.#inCode) return
    const code = raw.slice(0, MAX_CODE_CHARS - this.#codeChars)
    this.#codeChars += code.length
    for (const [text] of code.replaceAll('\\/', '/').matchAll(URL_IN_CODE)) {
      if (text.includes('.')) this.#addHostSignals(`//${text.replace(/^\.+/, '')}`)
    }
  }

  #addAttributeSignals(markup: MarkupReader): void {
    const { elements, attributes } = this.#index
    const id = markup.getAttribute('id')
    if (id) this.#addNameSignals(`#${id}`)
    const classes = markup.getAttribute('class')
    if (classes)
      for (const name of classes.split(/\s+/, MAX_CLASSES)) this.#addNameSignals(`.${name}`)
    for (const name of attributes) {
      if (markup.getAttribute(name) !== undefined) this.#addSignals(elements.get(`[${name}]`))
    }
  }

  #addNameSignals(name: string): void {
    if (this.#seenNames.size >= MAX_DISTINCT_NAMES || this.#seenNames.has(name)) return
    this.#seenNames.add(name)
    this.#addSignals(this.#index.elements.get(name.toLowerCase()))
  }

  #readScript(markup: MarkupReader): void {
    const address = readResourceUrl(markup)
    if (address !== '') this.#addResourceSignals(address)
    else this.#inCode = !DATA_TYPE.test(markup.getAttribute('type') ?? '')
  }

  #readLink(markup: MarkupReader): void {
    if (!DESCRIPTIVE_REL.test(markup.getAttribute('rel') ?? ''))
      this.#addResourceSignals(readResourceUrl(markup))
  }

  #readMeta(markup: MarkupReader): void {
    const name = (
      markup.getAttribute('name') ??
      markup.getAttribute('property') ??
      ''
    ).toLowerCase()
    const content = (markup.getAttribute('content') ?? '').toLowerCase()
    const { generators, metas } = this.#index
    this.#addSignals(metas.get(name)?.filter(({ text }) => content.includes(text)))
    if (name !== 'generator') return
    this.#addSignals(generators.filter(({ text }) => content.trim().startsWith(text)))
  }

  #addResourceSignals(address: string): void {
    if (!this.#addHostSignals(address)) return
    for (const signal of findResourceSignals(address)) this.found.add(signal)
  }

  #addHostSignals(address: string): boolean {
    if (address === '' || this.#seenAddresses.has(address)) return false
    if (this.#seenAddresses.size >= MAX_DISTINCT_URLS) return false
    this.#seenAddresses.add(address)
    for (const signal of findHostSignals(address)) this.found.add(signal)
    return true
  }

  #addSignals(signals: readonly IndexedSignal[] = []): void {
    for (const { signal } of signals) this.found.add(signal)
  }
}

const MAX_CLASSES = 100

function readResourceUrl(markup: MarkupReader): string {
  const raw =
    markup.getAttribute('src') ?? markup.getAttribute('data-src') ?? markup.getAttribute('href')
  return decodeAttribute(raw ?? '').slice(0, MAX_ADDRESS)
}

/** Maximum characters of a URL to read. `data:` URLs can be long. */
const MAX_ADDRESS = 2_000
