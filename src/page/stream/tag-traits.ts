import { html } from 'parse5'
import type { CodeUnits, Source } from './code-units.js'
import { equalsName } from './markup-characters.js'

const { getTagID, TAG_NAMES } = html

/** Properties of an element by its name, from the HTML standard. */
export interface TagTraits {
  readonly name: string
  readonly id: html.TAG_ID
  readonly isVoid: boolean
  /** True if the element holds only text (sections 13.2.5.1 to 5). */
  readonly isRaw: boolean
  /** True if the tag ends open SVG and MathML (13.2.6.5). */
  readonly isBlock: boolean
  /** Names of open elements that end here (section 13.1.2.4). */
  readonly ends: ReadonlySet<string> | undefined
}

const VOID = createNameSet('area base br col embed hr img input link meta param source track wbr')
const BLOCKS = createNameSet(
  'address article aside blockquote body center div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 head header hr main nav ol p pre section table ul',
)
const RAW = createNameSet('iframe noembed noframes plaintext script style textarea title xmp')
const PARAGRAPH = createNameSet('p')
const ENDS: Readonly<Record<string, ReadonlySet<string>>> = {
  li: createNameSet('li p'),
  dt: createNameSet('dt dd p'),
  dd: createNameSet('dt dd p'),
  tr: createNameSet('tr td th p'),
  td: createNameSet('td th p'),
  th: createNameSet('td th p'),
  tbody: createNameSet('tbody thead tr td th p'),
  option: createNameSet('option'),
  body: createNameSet('head'),
}

function createNameSet(names: string): ReadonlySet<string> {
  return new Set(names.split(' '))
}

function createTraits(name: string): TagTraits {
  const isBlock = BLOCKS.has(name)
  const ends = isBlock ? PARAGRAPH : Object.hasOwn(ENDS, name) ? ENDS[name] : undefined
  const id = getTagID(name)
  return { name, id, isVoid: VOID.has(name), isRaw: RAW.has(name), isBlock, ends }
}

/** Longer names are all treated alike. */
const NAME_CHARS = 32

function hashName(units: CodeUnits, start: number, end: number): number {
  let hash = 0
  for (let at = start; at < end; at++) hash = (hash * 33 + ((units[at] ?? 0) | 0x20)) | 0
  return hash
}

export const KNOWN_TAGS: ReadonlyMap<string, TagTraits> = new Map(
  Object.values(TAG_NAMES)
    .filter((name) => name === name.toLowerCase())
    .map((name) => [name, createTraits(name)]),
)

const BY_HASH = new Map<number, TagTraits>()
for (const [name, traits] of KNOWN_TAGS) {
  const units = Uint16Array.from(name, (char) => char.charCodeAt(0))
  BY_HASH.set(hashName(units, 0, name.length), traits)
}
const OTHER = createTraits('?')

export function findTraits(units: CodeUnits, start: number, end: number): TagTraits | undefined {
  const known = BY_HASH.get(hashName(units, start, end))
  return known && equalsName(known.name, units, start, end) ? known : undefined
}

export function readTraits({ source, units }: Source, start: number, end: number): TagTraits {
  if (end - start > NAME_CHARS) return OTHER
  const known = BY_HASH.get(hashName(units, start, end))
  if (known && equalsName(known.name, units, start, end)) return known
  const name = source.slice(start, end).toLowerCase()
  return known?.name === name ? known : { ...OTHER, name }
}
