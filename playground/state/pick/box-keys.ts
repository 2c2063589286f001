import type { Box, Boxes } from './boxes.js'

/** Finds the element that a key leads to in the picture of a page. */
export function boxByKey(key: string, { boxes }: Boxes, from: Box | undefined): Box | undefined {
  const at = from ? boxes.indexOf(from) : -1
  if (key === 'ArrowDown') return boxes.find((box, index) => index > at && isStop(box))
  if (key === 'ArrowUp') return boxes.findLast((box, index) => index < at && isStop(box))
  if (key === 'Home') return boxes.find(isStop)
  if (key === 'End') return boxes.findLast(isStop)
  if (key === 'ArrowLeft') return boxes.findLast((box) => isWithin(from, box))
  return key === 'ArrowRight' ? boxes.find((box) => isStop(box) && isWithin(box, from)) : undefined
}

const SHOWN = new Set('audio button canvas iframe img input select svg textarea video'.split(' '))

/** True if the element shows something of its own, and not only what is in it. */
function isStop({ element }: Box): boolean {
  if (SHOWN.has(element.localName)) return true
  return [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data))
}

function isWithin(inner: Box | undefined, outer: Box | undefined): boolean {
  return inner !== undefined && outer !== undefined && inner !== outer
    ? outer.element.contains(inner.element)
    : false
}
