import { html } from 'parse5'
import type { CodeUnits, Source } from './code-units.js'
import { hasCapital, toLowerAscii } from './markup-characters.js'

const { getTagID, TAG_NAMES } = html

/** Properties that the HTML standard gives an element by its name. */
export interface TagTraits {
  readonly name: string
  /** Position in tables by tag. 0 for unknown tags. */
  readonly index: number
  readonly id: html.TAG_ID
  readonly isVoid: boolean
  /** True if the element holds only text (sections 13.2.5.1 to 5). */
  readonly isRaw: boolean
  /** True if the tag ends open SVG and MathML (13.2.6.5). */
  readonly isBlock: boolean
  /** Names of open elements that the start tag ends (section 13.1.2.4). */
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

function createTraits(name: string, index: number): TagTraits {
  const isBlock = BLOCKS.has(name)
  const ends = isBlock ? PARAGRAPH : Object.hasOwn(ENDS, name) ? ENDS[name] : undefined
  const id = getTagID(name)
  return { name, index, id, isVoid: VOID.has(name), isRaw: RAW.has(name), isBlock, ends }
}

/** Maximum number of characters of a name. Longer names are all treated alike. */
const NAME_CHARS = 32

/** Names that `parse5` does not list, as trees have no rules for them. */
const MORE_NAMES = ['audio', 'picture', 'time', 'video']

export const KNOWN_TAGS: ReadonlyMap<string, TagTraits> = new Map(
  [...Object.values(TAG_NAMES), ...MORE_NAMES]
    .filter((name) => name === name.toLowerCase())
    .map((name, index) => [name, createTraits(name, index + 1)]),
)

/** Traits by `index`, without unknown tags. */
export const TAGS_BY_INDEX: readonly (TagTraits | undefined)[] = [undefined, ...KNOWN_TAGS.values()]

const OTHER = createTraits('?', 0)
export const NO_TAG = createTraits('', 0)

/** Size of the hash table, a power of two. */
const SLOTS = 1_024
const BY_HASH: (TagTraits | undefined)[] = new Array(SLOTS).fill(undefined)
for (const [name, traits] of KNOWN_TAGS) {
  const units = Uint16Array.from(name, (char) => char.charCodeAt(0))
  let slot = hashName(units, 0, name.length)
  while (BY_HASH[slot]) slot = (slot + 1) & (SLOTS - 1)
  BY_HASH[slot] = traits
}

/** Hashes a name by its length, first and last letter, ignoring case. */
function hashName(units: CodeUnits, start: number, end: number): number {
  const first = (units[start] ?? 0) | 0x20
  const last = (units[end - 1] ?? 0) | 0x20
  return (first * 31 + last * 131 + (end - start) * 17) & (SLOTS - 1)
}

/** Finds the traits of a standard tag, ignoring ASCII case. */
export function findTraits(units: CodeUnits, start: number, end: number): TagTraits | undefined {
  for (let slot = hashName(units, start, end); ; slot = (slot + 1) & (SLOTS - 1)) {
    const known = BY_HASH[slot]
    if (known === undefined || equalsIgnoringCase(known.name, units, start, end)) return known
  }
}

function equalsIgnoringCase(name: string, units: CodeUnits, start: number, end: number): boolean {
  if (name.length !== end - start) return false
  for (let at = start; at < end; at++) {
    const unit = units[at] ?? 0
    const lower = unit >= 0x41 && unit <= 0x5a ? unit | 0x20 : unit
    if (lower !== name.charCodeAt(at - start)) return false
  }
  return true
}

export function readTraits({ source, units }: Source, start: number, end: number): TagTraits {
  if (end - start > NAME_CHARS) return OTHER
  const known = findTraits(units, start, end)
  if (known) return known
  const name = source.slice(start, end)
  return { ...OTHER, name: hasCapital(units, start, end) ? toLowerAscii(name) : name }
}
