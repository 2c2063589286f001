import { type Element, isElement } from '../page/index.js'
import { readOwnText } from './block-walker.js'
import { CREDITS } from './notices.data.js'

export const MEDIA = new Set('img picture video audio math'.split(' '))
const BREAKS = new Set(['br', 'hr'])

/** Maximum number of pictures in an element that is no figure. */
const MAX_MEDIA = 3

/** Elements beside pictures that are left out without them. */
const BESIDE_MEDIA = new Set('figcaption script style svg'.split(' '))

/** Elements that may contain a picture and a text that is left out. They are dropped if they have no picture. */
const CAPTIONED = new Set(['button', 'figure', 'p'])

/** Tests for elements that hold pictures or formulas, and nothing else that could be shown. */
export function isMediaElement(element: Element): boolean {
  const { name, children } = element
  if (MEDIA.has(name) || BREAKS.has(name)) return true
  if (isBesideMedia(element)) return false
  const shown = children.filter(isElement).filter((child) => !isBesideMedia(child))
  if (shown.length === 0 || (shown.length > MAX_MEDIA && name !== 'figure')) return false
  const text = readOwnText(element).trim()
  if (text !== '' && !CAPTIONED.has(name) && !isCredit(text)) return false
  if (text !== '' && shown.every((child) => child.name === 'br')) return false
  return shown.every(isMediaElement)
}

/** Tests for elements that are left out beside pictures: controls and credits. */
export function isBesideMedia(element: Element): boolean {
  const { name } = element
  if (BESIDE_MEDIA.has(name)) return true
  if (name === 'button') return !holdsMedia(element, isLargePicture)
  return name === 'p' && isCredit(readOwnText(element).trim()) && !holdsMedia(element)
}

/** Minimum pixels of a picture in a button. Most are icons, samples of colors or previews. */
const MIN_WIDTH = 200

function isLargePicture({ name, attribs }: Element): boolean {
  const { width, srcset, src = '' } = attribs
  const isLarge = width === undefined ? srcset !== undefined : Number(width) >= MIN_WIDTH
  return name === 'img' && isLarge && !/\.svg\b/i.test(src)
}

const MAX_CREDIT_CHARACTERS = 400

function isCredit(text: string): boolean {
  if (text.length > MAX_CREDIT_CHARACTERS) return false
  const words = text.split(/\s+/).length
  return CREDITS.some(([most, pattern]) => words <= most && pattern.test(text.toLowerCase()))
}

/** Maximum depth at which pictures are looked for. This bounds the work for nested elements. */
const MAX_DEPTH = 4

export function holdsMedia(element: Element, isWanted = isMedia, depth = 0): boolean {
  if (isWanted(element)) return true
  const inner = depth < MAX_DEPTH ? element.children.filter(isElement) : []
  return inner.some((child) => holdsMedia(child, isWanted, depth + 1))
}

function isMedia({ name }: Element): boolean {
  return MEDIA.has(name)
}
