/** A sort of element, as people call it. */
export type ElementKind =
  | 'price'
  | 'date'
  | 'image'
  | 'link'
  | 'heading'
  | 'item'
  | 'field'
  | 'text'

/** A number beside a sign or a code of a currency. */
const MONEY =
  /[$€£¥₹₽₩₺]\s?\d|\d\s?(?:[$€£¥₹₽₩₺]|\b(?:EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK|kr|zł|Kč)\b)/
/** Characters of the longest text that is a price. */
const MAX_PRICE = 40

/** Finds what an element is for somebody who points at it. */
export function findKind(element: Element): ElementKind {
  const tag = element.localName
  if (/^(?:img|picture|svg)$/.test(tag)) return 'image'
  if (tag === 'time' || /date/i.test(meaning(element))) return 'date'
  if (isPrice(element)) return 'price'
  if (tag === 'a' && element.hasAttribute('href')) return 'link'
  if (/^h[1-6]$/.test(tag)) return 'heading'
  if (/^(?:li|tr|article|dd)$/.test(tag)) return 'item'
  return /^(?:input|select|textarea)$/.test(tag) ? 'field' : 'text'
}

function meaning(element: Element): string {
  return element.getAttribute('itemprop') ?? element.getAttribute('property') ?? ''
}

function isPrice(element: Element): boolean {
  if (/^(?:price|lowPrice|product:price:amount)$/.test(meaning(element))) return true
  const text = visibleText(element)
  // A card of a list may be short, too, and has a price among other things.
  if (text.length > MAX_PRICE || element.querySelector(OF_A_CARD)) return false
  if (MONEY.test(text)) return true
  return /\d/.test(text) && /(?:^|[-_ ])price(?:$|[-_ ])/i.test(element.className)
}

const OF_A_CARD = 'a, h1, h2, h3, h4, h5, h6, img, li, p'

/** Takes a link in place of the element that has all of its words. */
export function findMeant(element: Element): Element {
  const link = element.closest('a[href]')
  if (!link || findKind(element) !== 'text') return element
  return visibleText(link) === visibleText(element) ? link : element
}

const NAMES: Readonly<Record<ElementKind, string>> = {
  price: 'Price',
  date: 'Date',
  image: 'Image',
  link: 'Link',
  heading: 'Heading',
  item: 'Item',
  field: 'Field',
  text: 'Text',
}

/** Characters of an element's text that are shown. */
const MAX_TOLD = 60

/** Names an element in words: `Price: € 89`. */
export function describeElement(element: Element): string {
  const kind = NAMES[findKind(element)]
  const text = visibleText(element) || (element.getAttribute('alt') ?? '')
  const told = text.length > MAX_TOLD ? `${text.slice(0, MAX_TOLD)}…` : text
  return told === '' ? kind : `${kind}: ${told}`
}

/** Characters of an element's text that are read. */
const MAX_READ = 2_000

export function visibleText(element: Element): string {
  return (element.textContent ?? '').slice(0, MAX_READ).replace(/\s+/g, ' ').trim()
}
