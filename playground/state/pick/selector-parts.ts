import { isLook, looksMade } from './made-names.js'

/** A piece of a selector, and how little meaning it stands on. */
export interface SelectorPart {
  readonly text: string
  readonly cost: number
}

/** Lists parts of selectors that fit an element, those that say what it is first. */
export function partsOf(element: Element): SelectorPart[] {
  const tag = element.localName
  const named = [...idParts(element), ...attributeParts(element), ...classParts(element)]
  const alone: SelectorPart = { text: escaped(tag), cost: MEANINGFUL.has(tag) ? 2 : 4 }
  const both = named.map(({ text, cost }) => ({ text: `${alone.text}${text}`, cost: cost + 2 }))
  return [...named, alone, ...both].toSorted((a, b) => a.cost - b.cost)
}

/** The tag with its place among its siblings: always there, and gone with the next sibling. */
export function placeOf(element: Element): SelectorPart {
  const siblings = [...(element.parentElement?.children ?? [])]
  const same = siblings.filter(({ localName }) => localName === element.localName)
  const tag = escaped(element.localName)
  return same.length < 2
    ? { text: tag, cost: 4 }
    : { text: `${tag}:nth-of-type(${same.indexOf(element) + 1})`, cost: 10 }
}

const MEANINGFUL = new Set(
  `address article aside audio blockquote code dd dl dt figcaption figure footer form h1 h2 h3 h4 h5
   header img main nav pre table tbody td th thead time title tr video`.split(/\s+/),
)

/** Attributes that say what an element is, to machines and tests. */
const MEANING =
  /^(?:itemprop|property|name|rel|role|data-(?:test|testid|qa|role|type|name|field|component))$/
const MAX_VALUE = 40

function attributeParts(element: Element): SelectorPart[] {
  return [...element.attributes].flatMap(({ name, value }) => {
    const speaks = MEANING.test(name) && value !== '' && value.length <= MAX_VALUE
    return speaks && !looksMade(value) ? { text: `[${name}=${quoted(value)}]`, cost: 2 } : []
  })
}

function quoted(value: string): string {
  return /^[A-Za-z][\w-]*$/.test(value) ? value : JSON.stringify(value)
}

function idParts({ id }: Element): SelectorPart[] {
  if (id === '' || id.length > MAX_VALUE) return []
  return [{ text: `#${escaped(id)}`, cost: looksMade(id) ? 20 : 1 }]
}

function classParts({ classList }: Element): SelectorPart[] {
  return classesOf(classList).map((name) => ({ text: `.${escaped(name)}`, cost: costOf(name) }))
}

/** Enough of them; some elements have hundreds. */
function classesOf(list: DOMTokenList): string[] {
  return [...list].filter((name) => name.length <= MAX_VALUE).slice(0, 12)
}

function costOf(name: string): number {
  if (looksMade(name)) return 20
  return isLook(name) ? 8 : 2
}

/** The classes that say what an element is. */
export function meaningfulClasses({ classList }: Element): string[] {
  return classesOf(classList).filter((name) => costOf(name) === 2)
}

function escaped(name: string): string {
  return CSS.escape(name)
}
