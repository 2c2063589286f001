import { type Element, type ElementList, isElement, type ParentNode } from './nodes.js'

/** Elements of a page, numbered in document order. */
export class PageElements implements ElementList {
  readonly list: Element[] = []
  size = 0
  /** False once an element was moved. */
  isOrdered = true

  add(element: Element, parent: ParentNode): void {
    const isInPage = isElement(parent)
      ? parent.start >= 0 && parent.name !== 'template'
      : parent.parent === null
    element.start = isInPage ? this.size++ : IN_TEMPLATE
    if (isInPage && element.keepsText) this.list.push(element)
  }
}

/** `start` of elements in a `<template>`. Selectors do not find these. */
const IN_TEMPLATE = -1
