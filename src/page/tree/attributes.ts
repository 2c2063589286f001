/**
 * An element's attributes by name, and nothing that every object has besides. An object made by
 * `Object.create(null)` is a hash table to V8 from the start, which costs a page's tree a fifth
 * more; one of a class without a prototype is laid out by what it holds.
 */
export class Attributes {
  [name: string]: string
}

Object.setPrototypeOf(Attributes.prototype, null)
Reflect.deleteProperty(Attributes.prototype, 'constructor')

/** Of all elements that have none, and can't get any later. */
export const NO_ATTRIBUTES: Attributes = Object.freeze(new Attributes())
