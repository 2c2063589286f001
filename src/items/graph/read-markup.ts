import {
  type Document,
  Element,
  findElements,
  isElement,
  type ParentNode,
} from '../../page/index.js'
import { READ_LIMITS } from '../item-limits.js'
import { ShownValue } from './element-text.js'
import { type Scalar, Thing, type ThingGraph, type ThingSource } from './thing.js'

const MAX_NAMES = 16

interface Syntax {
  readonly source: ThingSource
  types(element: Element): string[] | undefined
  names(element: Element): string[]
  id(element: Element): string | undefined
}

const MICRODATA: Syntax = {
  source: 'microdata',
  types: (element) =>
    element.getAttribute('itemscope') === undefined
      ? undefined
      : splitLocalNames(element.getAttribute('itemtype')),
  names: (element) => splitLocalNames(element.getAttribute('itemprop')),
  id: (element) => element.getAttribute('itemid'),
}

const RDFA: Syntax = {
  source: 'rdfa',
  types: (element) => {
    const types = element.getAttribute('typeof')
    return types === undefined ? undefined : splitLocalNames(types, true)
  },
  names: (element) => {
    const names = splitLocalNames(element.getAttribute('property'), true)
    const isTyped = element.getAttribute('typeof') !== undefined
    return names.length > 0 || !isTyped ? names : splitLocalNames(element.getAttribute('rel'), true)
  },
  id: (element) => element.getAttribute('resource') ?? element.getAttribute('about'),
}

const FOREIGN_PREFIX =
  /^(?:og|fb|twitter|article|book|video|music|foaf|sioc|dc|dcterms|dct|skos|rdfs?|xsd|xv|owl|gr|ctag|cc)[:]/i

function splitLocalNames(list: string | undefined, isPrefixed = false): string[] {
  if (!list) return []
  return list
    .split(/\s+/, MAX_NAMES)
    .filter((name) => name !== '' && !(isPrefixed && FOREIGN_PREFIX.test(name)))
    .map((name) => name.replace(/^.*[/#:]/, ''))
    .filter((name) => name !== '')
}

/** Adds a page's microdata to the graph. Returns false if `itemref` adds too many elements. */
export function readMicrodataIntoGraph(
  graph: ThingGraph,
  document: Document,
  maxElements: number = READ_LIMITS.referred,
): boolean {
  const referring: { thing: Thing; refs: string[] }[] = []
  addThingsFromMarkup(graph, MICRODATA, document, undefined, (thing, element) => {
    const refs = element.getAttribute('itemref')?.trim().split(/\s+/, MAX_NAMES)
    if (refs) referring.push({ thing, refs })
  })
  return referring.length === 0 || addItemrefValues(graph, document, referring, maxElements)
}

export function readRdfaIntoGraph(graph: ThingGraph, document: Document): void {
  addThingsFromMarkup(graph, RDFA, document, undefined)
}

function addThingsFromMarkup(
  graph: ThingGraph,
  syntax: Syntax,
  root: ParentNode,
  outer: Thing | undefined,
  onThing?: (thing: Thing, element: Element) => void,
): void {
  const visit = (element: Element, owner: Thing | undefined): void => {
    const names = syntax.names(element)
    const types = syntax.types(element)
    if (types) {
      const isProperty = names.length > 0 && owner !== undefined
      const thing = new Thing(syntax.source, types, {
        at: element.start,
        of: isProperty ? (names[0] ?? '').toLowerCase() : '',
        parent: owner,
      })
      if (!graph.addThing(thing)) return
      thing.element = element
      const id = syntax.id(element)
      if (id) thing.id = id
      if (isProperty) for (const name of names) owner.addValue(name, thing)
      onThing?.(thing, element)
      visitAll(element, thing)
      addImpliedValues(thing, element, syntax)
      if (id && thing.props.size > 0) graph.indexById(id, thing)
      return
    }
    if (names.length > 0 && owner) {
      const value = readElementValue(element, syntax.source)
      for (const name of names) owner.addValue(name, value)
    }
    visitAll(element, owner)
  }
  const visitAll = (parent: ParentNode, owner: Thing | undefined) => {
    for (const child of parent.children) if (isElement(child)) visit(child, owner)
  }
  if (root instanceof Element) visit(root, outer)
  else visitAll(root, outer)
}

function addImpliedValues(thing: Thing, element: Element, syntax: Syntax): void {
  const address = element.getAttribute('href') ?? element.getAttribute('src')
  if (address && !thing.has('url')) thing.addText('url', address)
  const isBare = thing.props.size === 0 || (thing.props.size === 1 && address !== undefined)
  if (isBare && !thing.has('name') && syntax.names(element).length > 0) {
    thing.addValue('name', readElementValue(element, syntax.source))
  }
}

function readElementValue(element: Element, source: ThingSource): Scalar {
  const { name } = element
  const content = element.getAttribute('content')
  if (content !== undefined) return { text: content, declared: true, element }
  const time = element.getAttribute('datetime')
  if (time) return { text: time, declared: true }
  const resource = source === 'rdfa' ? element.getAttribute('resource') : undefined
  const address =
    element.getAttribute('href') ??
    element.getAttribute('src') ??
    element.getAttribute('data') ??
    resource
  if (address !== undefined && name !== 'a' && name !== 'area')
    return { text: address, url: address, declared: true }
  const value = element.getAttribute('value')
  if (value !== undefined && (name === 'data' || name === 'meter' || name === 'input'))
    return { text: value, declared: true }
  return new ShownValue(element, address)
}

function addItemrefValues(
  graph: ThingGraph,
  document: Document,
  referring: readonly { thing: Thing; refs: string[] }[],
  maxElements: number,
): boolean {
  const wanted = new Set<string | undefined>(referring.flatMap(({ refs }) => refs))
  const named = findElements(document, (element) => wanted.has(element.getAttribute('id')))
  // If several elements have one id, `itemref` means the first.
  const byId = new Map(named.toReversed().map((element) => [element.getAttribute('id'), element]))
  let left = maxElements
  for (const { thing, refs } of referring) {
    for (const ref of new Set(refs)) {
      const element = byId.get(ref)
      if (!element || thing.element === element) continue
      left -= countElements(element, left)
      if (left <= 0) return false
      addThingsFromMarkup(graph, MICRODATA, element, thing)
    }
  }
  return true
}

function countElements(element: Element, max: number): number {
  let count = 1
  for (const child of element.children) {
    if (count > max) break
    if (isElement(child)) count += countElements(child, max - count)
  }
  return count
}
