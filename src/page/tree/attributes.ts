import type { Token } from 'parse5'

/** Attributes of an element by name; V8 would make a hash table of `Object.create(null)`, which is slower. */
export class Attributes {
  [name: string]: string
}

Object.setPrototypeOf(Attributes.prototype, null)
Reflect.deleteProperty(Attributes.prototype, 'constructor')

/** Attributes as a list, which costs a tenth of an object. */
export type WrittenAttributes = readonly Token.Attribute[]

/** Keeps the attributes of a tag as unread text, in one attribute without a name. */
export function toUnread(raw: string): Token.Attribute[] {
  return [{ name: '', value: raw }]
}

/** Returns the text that `toUnread` keeps; `undefined` for attributes that were read. */
export function findUnread(written: WrittenAttributes): string | undefined {
  const first = written[0]
  return first?.name === '' ? first.value : undefined
}

/** Attributes up to which searching the list is faster than making an object of it. */
export const FEW_WRITTEN = 16

export function byName(written: WrittenAttributes): Attributes {
  const attribs = new Attributes()
  for (const { name, value } of written) attribs[name] = value
  return attribs
}

/** Finds a value in the list; the last counts, as `href` and `xlink:href` have one name here. */
export function findWrittenValue(written: WrittenAttributes, name: string): string | undefined {
  for (let at = written.length - 1; at >= 0; at--) {
    const attribute = written[at]
    if (attribute?.name === name) return attribute.value
  }
  return undefined
}
