import { type Element, type ElementList, isElement, type ParentNode } from './nodes.js'

/** Elements of a page in document order, numbered while its tree is built. */
export class PageElements implements ElementList {
  readonly list: Element[] = []
  size = 0
  /** False once an element was moved, so that the order is no longer that of the document. */
  isOrdered = true

  add(element: Element, parent: ParentNode): void {
    const isInPage = isElement(parent)
      ? parent.start >= 0 && parent.name !== 'template'
      : parent.parent === null
    element.start = isInPage ? this.size++ : IN_TEMPLATE
    if (isInPage && element.keepsText) this.list.push(element)
  }
}

/** Value of `start` for elements in the content of a `<template>`, which selectors do not find. */
const IN_TEMPLATE = -1
