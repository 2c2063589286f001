import {
  createAttributeTable,
  decodeEntities,
  type MarkupHandler,
  type MarkupLimits,
  MarkupReader,
} from '../page/index.js'
import { findHostSignals, findResourceSignals } from './addresses.js'
import { getSignalIndex, type IndexedSignal } from './signal-index.js'
import type { TechnologySignal } from './technology.js'

/** Maximum number of distinct URLs that are read. */
const MAX_ADDRESSES = 1_000
/** Maximum number of distinct class names, ids and element names that are read. */
const MAX_NAMES = 5_000

/** Maximum number of characters of inline scripts that are searched for URLs. */
const MAX_CODE = 300_000

/** Matches the `rel` of links that describe the page, and from which nothing is loaded. */
const ABOUT =
  /\b(?:canonical|alternate|author|me|publisher|license|next|prev|shortlink|amphtml|bookmark)\b/i

/** Matches types of scripts that hold data, not code. */
const DATA = /json|template|html|text\/x-/i

/** Matches a host and a path in code, unless they are the end of a longer name. */
const IN_CODE = /(?<![\w.-])[\w.-]+\/[\w./-]*/g

const READ = 'class content data-src href id name property rel src type'.split(' ')

/** Finds the signals of technologies in markup, in one streaming pass. */
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

  open(markup: MarkupReader): void {
    const { name, depth } = markup
    if (name.includes('-')) this.#matchName(name)
    if (name === 'noscript' && this.#noscriptAt === 0) this.#noscriptAt = depth
    this.#inCode = false
    if (!markup.hasAttributes) {
      this.#inCode = name === 'script'
      return
    }
    this.#readNames(markup)
    if (name === 'script') this.#readScript(markup)
    else if (name === 'link') this.#readLink(markup)
    else if (name === 'meta') this.#readMeta(markup)
    else if (name === 'iframe') this.#addUrl(readResourceAddress(markup))
    // An image in `noscript` counts visitors in place of a service's script.
    else if (name === 'img' && this.#noscriptAt > 0) this.#addUrl(readResourceAddress(markup))
  }

  close({ depth }: MarkupReader): void {
    if (depth === this.#noscriptAt) this.#noscriptAt = 0
    this.#inCode = false
  }

  get wantsText(): boolean {
    return this.#inCode && this.#codeChars < MAX_CODE
  }

  /** Searches inline code for the URLs from which most snippets load their scripts. */
  text(raw: string): void {
    if (!this.#inCode) return
    const code = raw.slice(0, MAX_CODE - this.#codeChars)
    this.#codeChars += code.length
    for (const [text] of code.replaceAll('\\/', '/').matchAll(IN_CODE)) {
      if (text.includes('.')) this.#addUrl(`//${text.replace(/^\.+/, '')}`)
    }
  }

  #readNames(markup: MarkupReader): void {
    const { elements, attributes } = this.#index
    const id = markup.attribute('id')
    if (id) this.#matchName(`#${id}`)
    const classes = markup.attribute('class')
    if (classes) for (const name of classes.split(/\s+/, MAX_CLASSES)) this.#matchName(`.${name}`)
    for (const name of attributes) {
      if (markup.attribute(name) !== undefined) this.#add(elements.get(`[${name}]`))
    }
  }

  #matchName(name: string): void {
    if (this.#seenNames.size >= MAX_NAMES || this.#seenNames.has(name)) return
    this.#seenNames.add(name)
    this.#add(this.#index.elements.get(name.toLowerCase()))
  }

  #readScript(markup: MarkupReader): void {
    const address = readResourceAddress(markup)
    if (address !== '') this.#addResource(address)
    else this.#inCode = !DATA.test(markup.attribute('type') ?? '')
  }

  #readLink(markup: MarkupReader): void {
    if (!ABOUT.test(markup.attribute('rel') ?? '')) this.#addResource(readResourceAddress(markup))
  }

  #readMeta(markup: MarkupReader): void {
    const name = (markup.attribute('name') ?? markup.attribute('property') ?? '').toLowerCase()
    const content = (markup.attribute('content') ?? '').toLowerCase()
    const { generators, metas } = this.#index
    this.#add(metas.get(name)?.filter(({ text }) => content.includes(text)))
    if (name !== 'generator') return
    this.#add(generators.filter(({ text }) => content.trim().startsWith(text)))
  }

  #addResource(address: string): void {
    if (!this.#isNew(address)) return
    for (const signal of findHostSignals(address)) this.found.add(signal)
    for (const signal of findResourceSignals(address)) this.found.add(signal)
  }

  #addUrl(address: string): void {
    if (!this.#isNew(address)) return
    for (const signal of findHostSignals(address)) this.found.add(signal)
  }

  #isNew(address: string): boolean {
    if (address === '' || this.#seenAddresses.has(address)) return false
    if (this.#seenAddresses.size >= MAX_ADDRESSES) return false
    this.#seenAddresses.add(address)
    return true
  }

  #add(signals: readonly IndexedSignal[] = []): void {
    for (const { signal } of signals) this.found.add(signal)
  }
}

const MAX_CLASSES = 100

function readResourceAddress(markup: MarkupReader): string {
  const raw = markup.attribute('src') ?? markup.attribute('data-src') ?? markup.attribute('href')
  return decodeEntities(raw ?? '').slice(0, MAX_ADDRESS)
}

/** Maximum number of characters of a URL that are read, as `data:` URLs can be long. */
const MAX_ADDRESS = 2_000
