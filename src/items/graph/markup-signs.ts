import type { ItemType } from '../../contracts/item-types.js'
import { decodeEntities, type PageText, SIGNAL_LIMITS, type SyntaxSigns } from '../../page/index.js'
import type { PageTree } from '../page-tree.js'
import { chooseType } from '../types.js'
import { BY_TYPE, NAMES, OLD, ROOTS } from './microformat-names.data.js'

/** Number of attribute values at which reading stops; a page with so many is taken to have every name. */
const MAX_NAMES = SIGNAL_LIMITS.props
/** Map from the root classes of microformats to item types. */
const TYPES = new Map(
  Object.entries(ROOTS).flatMap(([root, kind]) => {
    const type = chooseType([kind])?.type
    return type ? [[root, type] as const] : []
  }),
)

const PROPERTY = /\b(?:p|u|dt|e)-([a-z0-9-]+)/gi
const RATING = /review-aggregate/i
const MEANINGS = [NAMES, ...Object.values(BY_TYPE)].map((names) => new Map(Object.entries(names)))
const OLD_NAMES = Object.values(OLD).flatMap((names) => Object.values(names))

/** Signs of one syntax: the item types and the property names that elements declare. */
export interface MarkupSigns {
  readonly types: ReadonlySet<ItemType>
  /** Reads the names of declared properties, in lower case; returns `undefined` if any property may occur. */
  readonly readNames: () => ReadonlySet<string> | undefined
}

/**
 * Finds the syntaxes in which elements declare things that may become an item; a page without any needs no tree.
 * @param explain true to expect any microformat property, since the answer to `explain` lists even rejected things
 */
export function findMarkupSigns(tree: PageTree, explain: boolean) {
  const { signs } = tree
  const roots = [...signs.names].flatMap((list) => list.toLowerCase().split(/\s+/))
  const types =
    signs.names.size < MAX_NAMES
      ? roots.flatMap((root) => TYPES.get(root) ?? [])
      : [...TYPES.values()]
  // The text of a page may be much longer than its markup, by scripts and comments.
  const readNames = () => (explain ? undefined : readClassProperties(tree.markup))
  return {
    microdata: findSigns(signs.microdata),
    rdfa: findSigns(signs.rdfa),
    microformats: types.length > 0 ? { types: new Set(types), readNames } : undefined,
  }
}

function findSigns({ types, props }: SyntaxSigns): MarkupSigns | undefined {
  const found = [...types].flatMap((list) => chooseType(listLocalNames(list))?.type ?? [])
  if (found.length === 0) return undefined
  const readNames = () =>
    props.size < MAX_NAMES ? toLowerCase([...props].flatMap(listLocalNames)) : undefined
  return { types: new Set(found), readNames }
}

/** Lists the names in an attribute without the prefixes of their vocabularies. */
function listLocalNames(value: string): string[] {
  return decodeEntities(value)
    .split(/\s+/)
    .map((name) => name.replace(/^.*[/#:]/, ''))
}

function toLowerCase(names: Iterable<string>): ReadonlySet<string> {
  return new Set([...names].map((name) => name.toLowerCase()))
}

/** Lists the properties that classes may declare; always adds those of older microformats, which are common words. */
function readClassProperties({ pieces }: PageText): ReadonlySet<string> {
  const names = new Set(OLD_NAMES)
  for (const piece of pieces)
    for (const [, name = ''] of piece.matchAll(PROPERTY))
      for (const meanings of MEANINGS) names.add(meanings.get(name.toLowerCase()) ?? name)
  if (pieces.some((piece) => RATING.test(piece))) names.add('aggregateRating')
  return toLowerCase(names)
}
