import { type Alternative, newAlternative, newRow, type Row } from '../rules/rules.js'
import { type ElementKind, findKind } from './element-kind.js'
import { meaningfulClasses } from './selector-parts.js'

/** Makes the rule that people mean who point at an element of this sort. */
export function takeElement(element: Element, selector: string, all: boolean): Alternative {
  const kind = findKind(element)
  const children = kind === 'link' ? linkRules() : []
  return newAlternative({ selector, all, children, ...HOW[kind]?.(element) })
}

const HOW: Readonly<
  Partial<Record<ElementKind, (element: Element) => Partial<Pick<Alternative, 'attr' | 'type'>>>>
> = {
  price: () => ({ type: 'price' }),
  date: () => ({ type: 'date' }),
  image: ({ localName }) => (localName === 'img' ? { type: 'image' } : { attr: 'outerHTML' }),
  link: () => ({}),
  field: () => ({ attr: 'val' }),
  heading: textOrAttribute,
  item: textOrAttribute,
  text: textOrAttribute,
}

function textOrAttribute(element: Element): { attr: string } {
  if (/\S/.test(element.textContent ?? '')) return { attr: 'text' }
  return { attr: ['content', 'href', 'src'].find((name) => element.hasAttribute(name)) ?? 'text' }
}

/** The words of a link, and where it leads. */
function linkRules(): Row[] {
  const text = newAlternative({ attr: 'text' })
  const url = newAlternative({ attr: 'href', type: 'url' })
  return [
    newRow({ name: 'text', alternatives: [text] }),
    newRow({ name: 'url', alternatives: [url] }),
  ]
}

const NAMES: Readonly<Record<string, string>> = {
  a: 'link',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  img: 'image',
  li: 'item',
  p: 'text',
  time: 'date',
  tr: 'row',
}

/** Finds a word for a value, from what the page calls it; dots would nest. */
export function nameElement(element: Element, siblings: readonly Row[]): string {
  const said = element.getAttribute('itemprop') ?? element.getAttribute('property')
  const [own] = meaningfulClasses(element)
  const word = said ?? own ?? NAMES[element.localName] ?? element.localName
  return freeName(toName(word), siblings)
}

function toName(word: string): string {
  return (
    word.replace(/[^\p{L}\p{N}]+(.)?/gu, (_, next: string = '') => next.toUpperCase()) || 'value'
  )
}

/** Counts on where a name is taken. */
export function freeName(wanted: string, rows: readonly Row[]): string {
  const taken = new Set(rows.map(({ name }) => name))
  let name = wanted
  for (let n = 2; taken.has(name); n += 1) name = `${wanted}${n}`
  return name
}
