import { html, type Token } from 'parse5'
import {
  type Attributes,
  byName,
  FEW_WRITTEN,
  findUnread,
  findWrittenValue,
  type WrittenAttributes,
} from './attributes.js'
import { readAttributes } from './tags.js'

/** Node of a page's tree. Each type is a class that extends none, which V8 builds and reads fastest. */
export type AnyNode = Document | ChildNode
export type ChildNode = Document | Element | Text | Comment | Doctype
export type ParentNode = Document | Element

export const { HTML } = html.NS

/** Root of a page's tree, or of the content of a `<template>`, as the only child of the template. */
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
  /** Attributes of SVG and MathML with a namespace, such as `xlink:href`, by name; `undefined` if there are none. */
  namespaced: ReadonlyMap<string, Token.Attribute> | undefined = undefined
  /** Number of the element in document order; `end` is the number of the next element that is not inside it. */
  start = 0
  end = 0
  readonly name: string
  readonly namespace: html.NS
  #written: WrittenAttributes
  #attribs: Attributes | undefined = undefined

  constructor(name: string, namespace: html.NS, written: WrittenAttributes) {
    this.name = name
    this.namespace = namespace
    this.#written = written
  }

  /** Returns all attributes by name; creates the object at first use, since of most elements it is never used. */
  get attribs(): Attributes {
    this.#attribs ??= byName(this.#readWritten())
    return this.#attribs
  }

  /** Returns the value of one attribute, in most cases without creating `attribs`. */
  attribute(name: string): string | undefined {
    const written = this.#readWritten()
    if (this.#attribs || written.length > FEW_WRITTEN) return this.attribs[name]
    return findWrittenValue(written, name)
  }

  #readWritten(): WrittenAttributes {
    const unread = findUnread(this.#written)
    if (unread !== undefined) this.#written = readAttributes(unread)
    return this.#written
  }

  /** Copies the element without its children; the copy shares the attributes, which never change. */
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
