import { html, type Token } from 'parse5'

/**
 * A page's tree. Nodes are as small as what reads them allows: the usual packages' nodes, made of
 * classes that extend each other, take twice the time to build.
 */
export type AnyNode = Document | ChildNode
export type ChildNode = Document | Element | Text | Comment | Doctype
export type ParentNode = Document | Element

export const { HTML } = html.NS

/** Of the page, and of a `<template>`: what stands in one is its only child's. */
export class Document {
  readonly type = 'document'
  parent: ParentNode | null = null
  prev: ChildNode | null = null
  mode = html.DOCUMENT_MODE.NO_QUIRKS
  readonly children: ChildNode[]

  constructor(children: ChildNode[] = []) {
    this.children = children
  }
}

export class Element {
  readonly type = 'element'
  parent: ParentNode | null = null
  prev: ChildNode | null = null
  readonly children: ChildNode[] = []
  /** The attributes of SVG and MathML that have a namespace, such as `xlink:href`, by name. */
  namespaced: ReadonlyMap<string, Token.Attribute> | undefined = undefined
  /** Its number in the order of the document, and that of the next element not in it. */
  start = 0
  end = 0
  readonly name: string
  readonly namespace: html.NS
  readonly attribs: Record<string, string>

  constructor(name: string, namespace: html.NS, attribs: Record<string, string>) {
    this.name = name
    this.namespace = namespace
    this.attribs = attribs
  }
}

export class Text {
  readonly type = 'text'
  parent: ParentNode | null = null
  prev: ChildNode | null = null
  data: string

  constructor(data: string) {
    this.data = data
  }
}

export class Comment {
  readonly type = 'comment'
  parent: ParentNode | null = null
  prev: ChildNode | null = null
  readonly data: string

  constructor(data: string) {
    this.data = data
  }
}

export class Doctype {
  readonly type = 'doctype'
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
}

export function isElement(node: AnyNode): node is Element {
  return node.type === 'element'
}

export function isText(node: AnyNode): node is Text {
  return node.type === 'text'
}

export function isDocument(node: AnyNode): node is Document {
  return node.type === 'document'
}

export function isParent(node: AnyNode): node is ParentNode {
  return node.type === 'element' || node.type === 'document'
}
