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

  constructor(readonly children: ChildNode[] = []) {}
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

  constructor(
    readonly name: string,
    readonly namespace: html.NS,
    readonly attribs: Record<string, string>,
  ) {}
}

export class Text {
  readonly type = 'text'
  parent: ParentNode | null = null
  prev: ChildNode | null = null

  constructor(public data: string) {}
}

export class Comment {
  readonly type = 'comment'
  parent: ParentNode | null = null
  prev: ChildNode | null = null

  constructor(readonly data: string) {}
}

export class Doctype {
  readonly type = 'doctype'
  parent: ParentNode | null = null
  prev: ChildNode | null = null

  constructor(
    readonly name: string,
    readonly publicId: string,
    readonly systemId: string,
  ) {}
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
