import type { ItemType } from '../../contracts/item-types.js'
import type { PageText } from '../../page/index.js'
import { chooseType } from '../types.js'
import { BY_TYPE, NAMES, OLD, ROOTS } from './microformat-names.data.js'

/** Maximum number of characters of one attribute that are read. */
const MAX_VALUE = 500
/** Maximum number of attributes that are read; a page with more is taken to have every name. */
const MAX_NAMES = 1_000
const VALUE = `\\s{0,9}=\\s{0,9}(?:"([^"]{0,${MAX_VALUE}})|'([^']{0,${MAX_VALUE}})|([^\\s"'>=]{1,${MAX_VALUE}}))`
const MICRODATA = {
  types: new RegExp(`itemtype${VALUE}`, 'gi'),
  names: new RegExp(`itemprop${VALUE}`, 'gi'),
}
const RDFA = {
  types: new RegExp(`typeof${VALUE}`, 'gi'),
  names: new RegExp(`(?:property|rel)${VALUE}`, 'gi'),
}
/** Item types by the root class of the microformats that a page may be about. */
const TYPES = new Map(
  Object.entries(ROOTS).flatMap(([root, kind]) => {
    const type = chooseType([kind])?.type
    return type ? [[root, type] as const] : []
  }),
)
const MICROFORMATS = new RegExp(`\\b(?:${[...TYPES.keys()].join('|')})(?=["'\\s>])`, 'g')

const PROPERTY = /\b(?:p|u|dt|e)-([a-z0-9-]+)/gi
const RATING = /review-aggregate/i
const MEANINGS = [NAMES, ...Object.values(BY_TYPE)].map((names) => new Map(Object.entries(names)))
const OLD_NAMES = Object.values(OLD).flatMap((names) => Object.values(names))

/** Signs of one syntax: the item types and the property names that elements declare. */
export interface MarkupSigns {
  readonly types: ReadonlySet<ItemType>
  /** Reads the property names in lower case; returns `undefined` if any name may occur. */
  readonly readNames: () => ReadonlySet<string> | undefined
}

export interface PageSigns {
  readonly microdata: MarkupSigns | undefined
  readonly rdfa: MarkupSigns | undefined
  readonly microformats: MarkupSigns | undefined
}

/**
 * Finds the syntaxes in which elements declare items, since a page that declares only breadcrumbs needs no tree.
 * @param explain true if any microformat property may occur, since an explanation lists even rejected things
 */
export function findMarkupSigns(markup: PageText, explain: boolean): PageSigns {
  return {
    microdata: findSyntaxSigns(markup, MICRODATA),
    rdfa: findSyntaxSigns(markup, RDFA),
    microformats: findMicroformats(markup, explain),
  }
}

function findSyntaxSigns(
  markup: PageText,
  { types: ofTypes, names: ofNames }: typeof RDFA,
): MarkupSigns | undefined {
  const written = readAttributeNames(markup, ofTypes)
  if (!written) return { types: new Set(), readNames: () => undefined }
  const types = new Set([...written].flatMap((names) => chooseType(names.split(' '))?.type ?? []))
  if (types.size === 0) return undefined
  return { types, readNames: () => splitNames(readAttributeNames(markup, ofNames)) }
}

function splitNames(lists: Iterable<string> | undefined): ReadonlySet<string> | undefined {
  return lists && new Set([...lists].flatMap((list) => list.toLowerCase().split(' ')))
}

/** Reads the values of an attribute without vocabulary prefixes; `undefined` if they cannot all be read. */
function readAttributeNames(markup: PageText, attribute: RegExp): ReadonlySet<string> | undefined {
  const values = new Set<string>()
  let left = MAX_NAMES
  for (const [, double, single, bare] of findMatches(markup, attribute)) {
    const value = double ?? single ?? bare ?? ''
    if (values.has(value)) continue
    if (--left === 0 || value.length === MAX_VALUE || value.includes('&')) return undefined
    values.add(value)
  }
  const words = (value: string) => value.split(/\s+/).map((name) => name.replace(/^.*[/#:]/, ''))
  return new Set([...values].map((value) => words(value).join(' ').trim()))
}

function findMicroformats(markup: PageText, explain: boolean): MarkupSigns | undefined {
  const types = new Set<ItemType>()
  let left = MAX_NAMES
  for (const { index, 0: root, input } of findMatches(markup, MICROFORMATS)) {
    const type = TYPES.get(root)
    if (--left === 0) return { types: new Set(TYPES.values()), readNames: () => undefined }
    if (type && !types.has(type) && isInAttribute(input, index + root.length - 1)) types.add(type)
  }
  const readNames = () => (explain ? undefined : readClassProperties(markup))
  return types.size > 0 ? { types, readNames } : undefined
}

/** Reads the properties that classes may declare; includes all of older microformats, whose names are common words. */
function readClassProperties(markup: PageText): ReadonlySet<string> | undefined {
  const names = new Set(OLD_NAMES)
  for (const [, name = ''] of findMatches(markup, PROPERTY))
    for (const meanings of MEANINGS) names.add(meanings.get(name.toLowerCase()) ?? name)
  if (markup.pieces.some((piece) => RATING.test(piece))) names.add('aggregateRating')
  return splitNames(names)
}

/** True if a `class` or `id` matches the pattern, or if there are too many matches to check. */
export function hasClassOrId(markup: PageText, names: RegExp): boolean {
  let left = MAX_NAMES
  for (const { index, 0: name, input } of findMatches(markup, names))
    if (--left === 0 || isInAttribute(input, index + name.length - 1)) return true
  return false
}

/** Yields all matches; searches first, since most pieces have none and `matchAll` copies the pattern for each. */
export function* findMatches({ pieces }: PageText, wanted: RegExp) {
  for (const piece of pieces) if (piece.search(wanted) !== -1) yield* piece.matchAll(wanted)
}

function isInAttribute(markup: string, at: number): boolean {
  const before = markup.slice(Math.max(0, at - MAX_VALUE), at)
  const name = before.search(/(?:class|id)\s{0,9}=[^=]*$/i)
  if (name === -1) return false
  const value = before.slice(before.indexOf('=', name) + 1).trimStart()
  const quote = value[0] ?? ''
  return quote === '"' || quote === "'" ? !value.includes(quote, 1) : !/[\s>]/.test(value)
}
