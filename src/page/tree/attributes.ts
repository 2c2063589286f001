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

/** Names and values in turn, as in the tag: making a list takes a tenth of an object's time. */
export type WrittenAttributes = readonly string[]

export const NOTHING_WRITTEN: WrittenAttributes = []

/** Names and values up to which searching the list is faster than making an object of it. */
export const FEW_WRITTEN = 32

export function byName(written: WrittenAttributes): Attributes {
  const attribs = new Attributes()
  for (let at = 0; at < written.length; at += 2) attribs[written[at] ?? ''] = written[at + 1] ?? ''
  return attribs
}

/** Finds a value in the list. The last of `href` and `xlink:href` counts: both have one name here. */
export function writtenValue(written: WrittenAttributes, name: string): string | undefined {
  for (let at = written.length - 2; at >= 0; at -= 2) {
    if (written[at] === name) return written[at + 1]
  }
  return undefined
}
