/**
 * An element's attributes by name, and nothing that every object has besides. An object made by
 * `Object.create(null)` is a hash table to V8 from the start, which costs twice the time; one of a
 * class without a prototype is laid out by what it holds.
 */
export class Attributes {
  [name: string]: string
}

Object.setPrototypeOf(Attributes.prototype, null)
Reflect.deleteProperty(Attributes.prototype, 'constructor')

/** Names and values by turns, as the tag has them: a list costs a tenth of an object to make. */
export type WrittenAttributes = readonly string[]

export const NOTHING_WRITTEN: WrittenAttributes = []

/** Names and values that are gone through faster than an object is made of them. */
export const FEW_WRITTEN = 32

export function byName(written: WrittenAttributes): Attributes {
  const attribs = new Attributes()
  for (let at = 0; at < written.length; at += 2) attribs[written[at] ?? ''] = written[at + 1] ?? ''
  return attribs
}

/** The last one of `href` and `xlink:href` counts: they have one name here. */
export function writtenValue(written: WrittenAttributes, name: string): string | undefined {
  for (let at = written.length - 2; at >= 0; at -= 2) {
    if (written[at] === name) return written[at + 1]
  }
  return undefined
}
