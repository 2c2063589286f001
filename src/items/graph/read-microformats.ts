import { type Document, type Element, isElement, type ParentNode } from '../../page/index.js'
import { readLineText, ShownValue } from './element-text.js'
import { BY_TYPE, NAMES, OLD, ROOTS } from './microformat-names.data.js'
import { type Scalar, Thing, type ThingGraph } from './thing.js'

const PROPERTY = /^(p|u|dt|e)-([a-z0-9-]+)$/
const MAX_CLASSES = 20

export function readMicroformatsIntoGraph(graph: ThingGraph, document: Document): void {
  visitChildren(document, undefined, false)

  function visitChildren(parent: ParentNode, owner: Thing | undefined, isOld: boolean): void {
    for (const child of parent.children) if (isElement(child)) visitElement(child, owner, isOld)
  }

  function visitElement(element: Element, owner: Thing | undefined, isOld: boolean): void {
    const written = element.getAttribute('class')
    const classes = written ? written.toLowerCase().split(/\s+/, MAX_CLASSES) : []
    const root = findRootClass(classes)
    const names = owner ? listPropertyNames(classes, owner, isOld) : []
    if (root === undefined) {
      for (const { name, prefix } of names)
        owner?.addValue(name, readPropertyValue(element, prefix))
      visitChildren(element, owner, isOld)
      return
    }
    const type = ROOTS[root] ?? 'Thing'
    const of = names[0]?.name.toLowerCase() ?? ''
    const thing = new Thing('microformats2', [type], { at: element.start, of, parent: owner })
    if (!graph.addThing(thing)) return
    thing.element = element
    if (type === 'AggregateRating') owner?.addValue('aggregateRating', thing)
    else for (const { name } of names) owner?.addValue(name, thing)
    const old = !root.startsWith('h-')
    visitChildren(element, thing, old)
    if (!old) addImpliedProperties(thing, element)
  }
}

function findRootClass(classes: readonly string[]): string | undefined {
  const known = classes.filter((name) => Object.hasOwn(ROOTS, name))
  return known.find((name) => name.startsWith('h-')) ?? known[0]
}

function listPropertyNames(classes: readonly string[], owner: Thing, isOld: boolean) {
  const type = owner.types[0] ?? ''
  if (isOld) {
    const names = OLD[type]
    return classes.flatMap((name) =>
      names && Object.hasOwn(names, name) ? [{ name: names[name] ?? name, prefix: 'p' }] : [],
    )
  }
  return classes.flatMap((written) => {
    const [, prefix = '', name = ''] = PROPERTY.exec(written) ?? []
    if (name === '') return []
    const table = [BY_TYPE[type] ?? {}, NAMES].find((names) => Object.hasOwn(names, name))
    return [{ name: table?.[name] ?? name, prefix }]
  })
}

function readPropertyValue(element: Element, prefix: string): Scalar {
  const { name } = element
  const attribute = (attr: string) => element.getAttribute(attr)
  if (prefix === 'dt' || name === 'time') {
    const title = readValueTitle(element)
    const time =
      attribute('datetime') ?? title ?? (name === 'abbr' ? attribute('title') : undefined)
    const text = time ?? joinDateAndTime(readValueParts(element)) ?? readLineText(element)
    return { text, declared: time !== undefined }
  }
  const url = attribute('href') ?? attribute('src') ?? attribute('data')
  if (prefix === 'u' && url !== undefined) return { text: url, url, declared: true }
  const short =
    name === 'abbr'
      ? attribute('title')
      : name === 'data' || name === 'input'
        ? attribute('value')
        : undefined
  const alt = name === 'img' || name === 'area' ? attribute('alt') : undefined
  const title = short ?? readValueTitle(element)
  if (title !== undefined) return { text: title, url, declared: true }
  if (alt !== undefined) return { text: url ?? alt, url, declared: false }
  const parts = readValueParts(element)
  if (parts.length > 0) return { text: parts.join(''), declared: false }
  return new ShownValue(element, url)
}

function hasClass(element: Element, name: string): boolean {
  return (
    element.getAttribute('class')?.toLowerCase().split(/\s+/, MAX_CLASSES).includes(name) === true
  )
}

function readValueTitle(element: Element): string | undefined {
  const children = element.children.filter(isElement)
  return children.find((child) => hasClass(child, 'value-title'))?.getAttribute('title')
}

function readValueParts(element: Element): string[] {
  return element.children.flatMap((child) => {
    if (!isElement(child) || !hasClass(child, 'value')) return []
    const short = child.name === 'abbr' ? child.getAttribute('title') : undefined
    return [
      child.getAttribute('datetime') ?? short ?? child.getAttribute('value') ?? readLineText(child),
    ]
  })
}

function joinDateAndTime(parts: readonly string[]): string | undefined {
  const date = parts.find((part) => /^\d{4}-\d\d(?:-\d\d)?/.test(part))
  const time = parts.find(
    (part) => /^\d{1,2}(?::\d\d)?(?::\d\d)?\s*(?:[ap]\.?m\.?)?/i.test(part) && part !== date,
  )
  const zone = parts.find((part) => /^[+-]\d\d:?\d\d$|^Z$/.test(part))
  if (!date) return parts.length > 0 ? parts.join(' ') : undefined
  const clock = time && toClockTime(time)
  return clock ? `${date}T${clock}${zone ?? ''}` : date
}

function toClockTime(text: string): string | undefined {
  const [, hour, minute = '00', second = '00', half] =
    /^(\d{1,2})(?::(\d\d))?(?::(\d\d))?\s*(?:([ap])\.?m\.?)?/i.exec(text.trim()) ?? []
  if (hour === undefined) return undefined
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}:${second}`
}

function addImpliedProperties(thing: Thing, element: Element): void {
  if (!thing.has('name') && thing.props.size <= 3 && !thing.has('datePublished')) {
    const image = element.name === 'img' ? element.getAttribute('alt') : undefined
    if (image) thing.addText('name', image)
    else thing.addValue('name', { text: readLineText(element, 300), declared: false, element })
  }
  const href = element.getAttribute('href')
  if (!thing.has('url') && href) thing.addValue('url', { text: href, url: href, declared: true })
}
