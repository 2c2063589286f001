import { collapseSpaces } from '../lib/text/white-space.js'
import { type Document, type Element, isElement } from '../page/index.js'
import { readOwnText } from './block-walker.js'
import type { Block } from './blocks.js'
import { ROLE } from './features/roles.js'
import type { Outline } from './outline.js'

const MAX_LEVEL = 3

const MAX_TITLE_CHARS = 1_000

/** Finds the last heading up to `first` that is in the page's `title`, or else the last `h1`. */
export function findHeadline(document: Document, { blocks }: Outline, first: Block) {
  const headings = blocks.slice(0, first.index + 1).filter(isHeading)
  const element = findChild(findChild(findChild(document, 'html'), 'head'), 'title')
  const title = element ? collapseSpaces(readOwnText(element).slice(0, MAX_TITLE_CHARS)) : ''
  return (
    findLastInTitle(headings, title.toLowerCase()) ??
    headings.findLast(({ box }) => box.tag.level === 1)
  )
}

/** Finds the last heading in a title, or one before it that says more of the same. */
function findLastInTitle(headings: readonly Block[], title: string): Block | undefined {
  let found: Block | undefined
  for (const heading of headings.toReversed()) {
    const { text } = heading
    const at = title.indexOf(text)
    // A longer text behind the found one is the name of the site.
    const saysMore = !found || (text.includes(found.text) && at <= title.indexOf(found.text))
    if (at >= 0 && saysMore && text !== found?.text) found = heading
  }
  return found
}

function isHeading({ box, measure }: Block): boolean {
  const { level } = box.tag
  return level > 0 && level <= MAX_LEVEL && measure.words > 0 && !(box.roles & APART)
}

const APART = ROLE.hidden | ROLE.nav | ROLE.footer | ROLE.dialog

function findChild(parent: Document | Element | undefined, name: string): Element | undefined {
  return parent?.children.filter(isElement).find((child) => child.name === name)
}
