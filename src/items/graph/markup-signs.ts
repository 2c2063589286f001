import type { ItemType } from '../../contracts/item-types.js'
import {
  decodeAttribute,
  type PageText,
  SIGNAL_LIMITS,
  type SyntaxSigns,
} from '../../page/index.js'
import type { PageTree } from '../page-tree.js'
import { chooseItemType } from '../types.js'
import { BY_TYPE, NAMES, OLD, ROOTS } from './microformat-names.data.js'

/** Maximum number of names that are collected. If it is reached, some names may be missing. */
const MAX_NAMES = SIGNAL_LIMITS.props
const TYPES_BY_ROOT_CLASS = new Map(
  Object.entries(ROOTS).flatMap(([root, kind]) => {
    const type = chooseItemType([kind])?.type
    return type ? [[root, type] as const] : []
  }),
)

const PROPERTY = /\b(?:p|u|dt|e)-([a-z0-9-]+)/gi
const RATING = /review-aggregate/i
const MEANINGS = [NAMES, ...Object.values(BY_TYPE)].map((names) => new Map(Object.entries(names)))
const OLD_NAMES = Object.values(OLD).flatMap((names) => Object.values(names))

export interface MarkupSigns {
  readonly types: ReadonlySet<ItemType>
  /** Reads the property names, in lower case. Returns `undefined` if some may be missing. */
  readonly readNames: () => ReadonlySet<string> | undefined
}

/** Finds item types and property names of microdata, RDFa and microformats. */
export function findTypesAndPropertiesInMarkup(tree: PageTree, explain: boolean) {
  const { signs } = tree
  const roots = [...signs.names].flatMap((list) => list.toLowerCase().split(/\s+/))
  const types =
    signs.names.size < MAX_NAMES
      ? roots.flatMap((root) => TYPES_BY_ROOT_CLASS.get(root) ?? [])
      : [...TYPES_BY_ROOT_CLASS.values()]
  const readNames = () => (explain ? undefined : listPropertiesInClassNames(tree.markup))
  return {
    microdata: toMarkupSigns(signs.microdata),
    rdfa: toMarkupSigns(signs.rdfa),
    microformats: types.length > 0 ? { types: new Set(types), readNames } : undefined,
  }
}

function toMarkupSigns({ types, props }: SyntaxSigns): MarkupSigns | undefined {
  const found = [...types].flatMap((list) => chooseItemType(listLocalNames(list))?.type ?? [])
  if (found.length === 0) return undefined
  const readNames = () =>
    props.size < MAX_NAMES ? toLowerCaseNames([...props].flatMap(listLocalNames)) : undefined
  return { types: new Set(found), readNames }
}

function listLocalNames(value: string): string[] {
  return decodeAttribute(value)
    .split(/\s+/)
    .map((name) => name.replace(/^.*[/#:]/, ''))
}

function toLowerCaseNames(names: Iterable<string>): ReadonlySet<string> {
  return new Set([...names].map((name) => name.toLowerCase()))
}

function listPropertiesInClassNames({ pieces }: PageText): ReadonlySet<string> {
  const names = new Set(OLD_NAMES)
  for (const piece of pieces)
    for (const [, name = ''] of piece.matchAll(PROPERTY))
      for (const meanings of MEANINGS) names.add(meanings.get(name.toLowerCase()) ?? name)
  if (pieces.some((piece) => RATING.test(piece))) names.add('aggregateRating')
  return toLowerCaseNames(names)
}
