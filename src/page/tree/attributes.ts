import type { Token } from 'parse5'

/**
 * An element's attributes by name, without the properties that objects inherit. V8 makes a hash table
 * of `Object.create(null)`, which takes twice the time; an instance of a class without a prototype
 * stays an ordinary object.
 */
export class Attributes {
  [name: string]: string
}

Object.setPrototypeOf(Attributes.prototype, null)
Reflect.deleteProperty(Attributes.prototype, 'constructor')

/** Attributes as in the tag: making an object of them takes ten times as long as keeping the list. */
export type WrittenAttributes = readonly Token.Attribute[]

/** Keeps the attributes of a tag as text, in one without a name, which no tag can have. */
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

/** Finds a value in the list. The last of `href` and `xlink:href` counts: both have one name here. */
export function writtenValue(written: WrittenAttributes, name: string): string | undefined {
  for (let at = written.length - 1; at >= 0; at--) {
    const attribute = written[at]
    if (attribute?.name === name) return attribute.value
  }
  return undefined
}
