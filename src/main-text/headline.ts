import { collapseSpaces } from '../lib/text/white-space.js'
import { type Document, type Element, isElement } from '../page/index.js'
import { readOwnText } from './block-walker.js'
import type { Block } from './blocks.js'
import { ROLE } from './features/roles.js'
import type { Outline } from './outline.js'

const MAX_LEVEL = 3

/** Finds the last heading up to `first` that is in the page's `title`, or else the last `h1`. */
export function findHeadline(document: Document, { blocks }: Outline, first: Block) {
  const headings = blocks.slice(0, first.index + 1).filter(isHeading)
  const element = findChild(findChild(findChild(document, 'html'), 'head'), 'title')
  const title = element ? collapseSpaces(readOwnText(element)).toLowerCase() : ''
  return (
    headings.findLast(({ text }) => title.includes(text)) ??
    headings.findLast(({ box }) => box.tag.level === 1)
  )
}

function isHeading({ box, measure }: Block): boolean {
  const { level } = box.tag
  return level > 0 && level <= MAX_LEVEL && measure.words > 0 && !(box.roles & APART)
}

const APART = ROLE.hidden | ROLE.nav | ROLE.footer | ROLE.dialog

function findChild(parent: Document | Element | undefined, name: string): Element | undefined {
  return parent?.children.filter(isElement).find((child) => child.name === name)
}
