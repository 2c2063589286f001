import { html, type Token } from 'parse5'
import { UnreadAttributes } from './tags.js'

/** Union of all node types. A common base class would slow down V8. */
export type AnyNode = Document | ChildNode
export type ChildNode = Document | Element | Text | Comment | Doctype
export type ParentNode = Document | Element

export const { HTML } = html.NS

export interface ElementList {
  /** Elements that are kept for selectors. */
  readonly list: readonly Element[]
  readonly size: number
}

export class Document {
  parent: ParentNode | null = null
  prev: ChildNode | null = null
  mode = html.DOCUMENT_MODE.NO_QUIRKS
  /** Elements in document order, or `undefined` if it is unknown. */
  elements: ElementList | undefined = undefined
  children: ChildNode[]

  constructor(children: ChildNode[] = []) {
    this.children = children
  }

  get type() {
    return 'document' as const
  }
}

/** Attributes by name, without inherited names. V8 makes `Object.create(null)` slower. */
class Attributes {
  [name: string]: string
}

Object.setPrototypeOf(Attributes.prototype, null)
Reflect.deleteProperty(Attributes.prototype, 'constructor')

type WrittenAttributes = readonly Token.Attribute[]

/** Maximum length of a list that is searched. A longer one is converted to an object. */
const FEW_WRITTEN = 16

function indexAttributes(written: WrittenAttributes): Attributes {
  const attribs = new Attributes()
  for (const { name, value } of written) attribs[name] = value
  return attribs
}

/** Finds the last value of a name, because `xlink:href` is also stored as `href`. */
function findWrittenValue(written: WrittenAttributes, name: string): string | undefined {
  for (let at = written.length - 1; at >= 0; at--) {
    const attribute = written[at]
    if (attribute?.name === name) return attribute.value
  }
  return undefined
}

const NONE: ChildNode[] = []

export class Element {
  parent: ParentNode | null = null
  prev: ChildNode | null = null
  children = NONE
  keepsText = true
  /** Position of the element in document order. */
  start = 0
  end = 0
  readonly name: string
  readonly namespace: html.NS
  #written: WrittenAttributes | UnreadAttributes
  #attribs: Attributes | undefined = undefined

  constructor(name: string, namespace: html.NS, written: WrittenAttributes | UnreadAttributes) {
    this.name = name
    this.namespace = namespace
    this.#written = written
  }

  get attribs(): Attributes {
    this.#attribs ??= indexAttributes(this.listAttributes())
    return this.#attribs
  }

  /** Returns a value, usually without creating `attribs`. */
  getAttribute(name: string): string | undefined {
    const written = this.listAttributes()
    if (this.#attribs || written.length > FEW_WRITTEN) return this.attribs[name]
    return findWrittenValue(written, name)
  }

  /** Returns a value, usually without reading other attributes. */
  peekAttribute(name: string): string | undefined {
    const written = this.#written
    if (!(written instanceof UnreadAttributes)) return this.getAttribute(name)
    if (written.canFind(name)) return written.findValue(name)
    return written.lacks(name) ? undefined : this.getAttribute(name)
  }

  /** Tests the attributes, perhaps before their entities are decoded. */
  mayMatchAttribute(pattern: RegExp): boolean {
    if (this.#written instanceof UnreadAttributes) return pattern.test(this.#written.raw)
    return Object.entries(this.attribs).some((attribute) =>
      attribute.some((text) => pattern.test(text)),
    )
  }

  listAttributes(): WrittenAttributes {
    if (this.#written instanceof UnreadAttributes) this.#written = this.#written.readAllAttributes()
    return this.#written
  }

  /** The copy shares the attributes. */
  cloneWithoutChildren(name = this.name): Element {
    const copied = new Element(name, this.namespace, this.#written)
    copied.#attribs = this.#attribs
    return copied
  }

  get type() {
    return 'element' as const
  }
}

export class Text {
  parent: ParentNode | null = null
  prev: ChildNode | null = null
  data: string

  constructor(data: string) {
    this.data = data
  }

  get type() {
    return 'text' as const
  }
}

export class Comment {
  parent: ParentNode | null = null
  prev: ChildNode | null = null
  readonly data: string

  constructor(data: string) {
    this.data = data
  }

  get type() {
    return 'comment' as const
  }
}

export class Doctype {
  parent: ParentNode | null = null
  prev: ChildNode | null = null
  readonly name: string
  readonly publicId: string
  readonly systemId: string

  constructor(name: string, publicId: string, systemId: string) {
    this.name = name
    this.publicId = publicId
    this.systemId = systemId
  }

  get type() {
    return 'doctype' as const
  }
}

export function isElement(node: AnyNode): node is Element {
  return node instanceof Element
}

export function isText(node: AnyNode): node is Text {
  return node instanceof Text
}

export function isDocument(node: AnyNode): node is Document {
  return node instanceof Document
}

export function isParent(node: AnyNode): node is ParentNode {
  return node instanceof Element || node instanceof Document
}
