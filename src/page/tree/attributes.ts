import type { Token } from 'parse5'

/** Attributes of an element by name; a class, as `Object.create(null)` would be a hash table in V8, which is slower. */
export class Attributes {
  [name: string]: string
}

Object.setPrototypeOf(Attributes.prototype, null)
Reflect.deleteProperty(Attributes.prototype, 'constructor')

/** Attributes of an element as a list, which costs a tenth of what an object would. */
export type WrittenAttributes = readonly Token.Attribute[]

/** Wraps the unread text of a tag's attributes as one attribute without a name. */
export function toUnread(raw: string): Token.Attribute[] {
  return [{ name: '', value: raw }]
}

/** Returns the text that `toUnread` wrapped; `undefined` if the attributes have been read. */
export function findUnread(written: WrittenAttributes): string | undefined {
  const first = written[0]
  return first?.name === '' ? first.value : undefined
}

/** Most attributes in a list for which searching it is faster than making an object of it. */
export const FEW_WRITTEN = 16

export function byName(written: WrittenAttributes): Attributes {
  const attribs = new Attributes()
  for (const { name, value } of written) attribs[name] = value
  return attribs
}

/** Finds the value of the last attribute of a name, since `xlink:href` is called `href`, too, in the list. */
export function findWrittenValue(written: WrittenAttributes, name: string): string | undefined {
  for (let at = written.length - 1; at >= 0; at--) {
    const attribute = written[at]
    if (attribute?.name === name) return attribute.value
  }
  return undefined
}
