import { ITEM_FORMS } from './item-forms.js'
import {
  COMMON_FIELDS,
  ITEM_TYPE_NAMES,
  ITEM_TYPES,
  type ItemField,
  type ItemType,
} from './item-types.js'
import { object, type Schema, text } from './json-schema.js'

export function createItemSchema(type: ItemType): Schema {
  const fields = Object.entries<ItemField>({ ...COMMON_FIELDS, ...ITEM_TYPES[type].fields })
  return object({
    type: { const: type },
    kind: { ...text, description: 'The most special type that the page declares.' },
    ...Object.fromEntries(fields.map(([name, { form }]) => [name, ITEM_FORMS[form]])),
  })
}

export function createAnyItemSchema(): Schema {
  return { oneOf: ITEM_TYPE_NAMES.map((type) => createItemSchema(type)) }
}
