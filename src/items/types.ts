import { ITEM_TYPES, type ItemType } from '../contracts/item-types.js'
import { FAMILIES, GENERAL, NO_FAMILY } from './type-names.data.js'

export const TYPE_NAMES = Object.keys(ITEM_TYPES) as ItemType[]

/** Item type with the schema.org type that led to it. */
interface ItemKind {
  readonly type: ItemType
  readonly kind: string
}

const BY_NAME = new Map<string, ItemKind>(
  TYPE_NAMES.flatMap((type) =>
    ITEM_TYPES[type].of.split(' ').map((kind) => [kind.toLowerCase(), { type, kind }] as const),
  ),
)

function findItemType(name: string): ItemKind | undefined {
  const known = BY_NAME.get(name.toLowerCase())
  if (known || NO_FAMILY.has(name) || !/^[A-Z]\w{2,60}$/.test(name)) return known
  const family = FAMILIES.find(([pattern]) => pattern.test(name))
  return family && { type: family[1], kind: name }
}

/** Chooses the most specific item type. Chooses `product` only if there is no other. */
export function chooseItemType(types: readonly string[]): ItemKind | undefined {
  const found = types.flatMap((name) => findItemType(name) ?? [])
  const rank = ({ type, kind }: ItemKind) =>
    (type === 'product' ? 1_000 : 0) + (GENERAL.includes(kind) ? 100 : 0) + TYPE_NAMES.indexOf(type)
  return found.toSorted((one, other) => rank(one) - rank(other))[0]
}
