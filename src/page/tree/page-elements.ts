import { type Element, isElement, type ParentNode } from './nodes.js'

/** Elements of a page in document order, numbered while its tree is built, which saves a walk over the tree. */
export class PageElements {
  /** Elements that are kept, which selectors may find; all others only have a number. */
  readonly list: Element[] = []
  /** Number of all elements. */
  size = 0
  /** False once an element was moved, so that the order is no longer that of the document. */
  isOrdered = true

  /** Numbers an element that was added as the last one of the page. */
  add(element: Element, parent: ParentNode): void {
    const isInPage = isElement(parent)
      ? parent.start >= 0 && parent.name !== 'template'
      : parent.parent === null
    element.start = isInPage ? this.size++ : IN_TEMPLATE
    if (isInPage && element.keepsText) this.list.push(element)
  }

  /** Sets the `end` of all listed elements. */
  setEnds(): void {
    for (let index = this.list.length - 1; index >= 0; index--) {
      const element = this.list[index]
      if (!element) continue
      element.end = Math.max(element.end, element.start + 1)
      const { parent } = element
      if (parent && isElement(parent)) parent.end = Math.max(parent.end, element.end)
    }
  }
}

/** Number of elements in the content of a `<template>`, which selectors do not find. */
const IN_TEMPLATE = -1
