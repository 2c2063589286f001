import { html, type Token } from 'parse5'
import {
  type Attributes,
  byName,
  FEW_WRITTEN,
  type WrittenAttributes,
  writtenValue,
} from './attributes.js'

/**
 * A page's tree. Nodes are as small as what reads them allows: the usual packages' nodes, made of
 * classes that extend each other, take twice the time to build. What a node is, its class says: a
 * property that five classes have takes the engine's slowest way each time it is asked for.
 */
export type AnyNode = Document | ChildNode
export type ChildNode = Document | Element | Text | Comment | Doctype
export type ParentNode = Document | Element

export const { HTML } = html.NS

/** Of the page, and of a `<template>`: what stands in one is its only child's. */
export class Document {
  parent: ParentNode | null = null
  prev: ChildNode | null = null
  mode = html.DOCUMENT_MODE.NO_QUIRKS
  children: ChildNode[]

  constructor(children: ChildNode[] = []) {
    this.children = children
  }

  get type() {
    return 'document' as const
  }
}

export class Element {
  parent: ParentNode | null = null
  prev: ChildNode | null = null
  children: ChildNode[] = []
  /** The attributes of SVG and MathML that have a namespace, such as `xlink:href`, by name. */
  namespaced: ReadonlyMap<string, Token.Attribute> | undefined = undefined
  /** Its number in the order of the document, and that of the next element not in it. */
  start = 0
  end = 0
  readonly name: string
  readonly namespace: html.NS
  readonly #written: WrittenAttributes
  #attribs: Attributes | undefined = undefined

  constructor(name: string, namespace: html.NS, written: WrittenAttributes) {
    this.name = name
    this.namespace = namespace
    this.#written = written
  }

  /** All attributes by name, made when somebody asks: of most elements nobody does. */
  get attribs(): Attributes {
    this.#attribs ??= byName(this.#written)
    return this.#attribs
  }

  /** One attribute, for which the others need not be made. */
  attribute(name: string): string | undefined {
    if (this.#attribs || this.#written.length > FEW_WRITTEN) return this.attribs[name]
    return writtenValue(this.#written, name)
  }

  /** Attributes are never changed once a tree is built, so both have the same. */
  withoutChildren(name = this.name): Element {
    const copied = new Element(name, this.namespace, this.#written)
    copied.#attribs = this.#attribs
    copied.namespaced = this.namespaced
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
