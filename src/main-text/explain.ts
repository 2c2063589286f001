import type { CutPart } from '../contracts/result.js'
import type { Element } from '../page/index.js'
import type { Block, Box } from './blocks.js'
import { HINT, type Hint } from './features/hints.js'
import { WITHIN } from './features/within.js'
import type { Outline } from './outline.js'

/** Parts told of at most: the largest. */
const MOST_PARTS = 30

/** Why a part is left out, the surest first: what its elements are, what their names say. */
const REASONS: readonly (readonly [reason: string, within: number, hints: readonly Hint[]])[] = [
  ['hidden', WITHIN.hidden, ['hidden']],
  ['navigation', WITHIN.nav, ['nav', 'crumbs']],
  ['a dialog', WITHIN.dialog, ['overlay']],
  ['cookie notice', 0, ['cookie']],
  ['page footer', WITHIN.footer, ['footer']],
  ['advertisement', 0, ['ad']],
  ['comments', 0, ['comment']],
  ['related content', 0, ['related']],
  ['sharing', 0, ['share']],
  ['newsletter or sign-up', 0, ['newsletter', 'login']],
  ['search or filters', 0, ['search', 'pages']],
  ['side content', WITHIN.aside, ['side']],
  ['page header', WITHIN.header, ['header']],
  ['a form', WITHIN.form | WITHIN.button | WITHIN.label, ['cart', 'field']],
  ['reviews', 0, ['review']],
  ['author and date', 0, ['byline', 'date']],
]

/** The largest elements of which nothing was kept, in the page's order. */
export function explainCuts({ boxes, blocks }: Outline, kept: ReadonlySet<Block>): CutPart[] {
  const held = new Set<Box>()
  for (const { box } of kept) {
    for (let at: Box | undefined = box; at && !held.has(at); at = at.parent) held.add(at)
  }
  const parts = boxes
    .filter((box) => box.words > 0 && !held.has(box) && (!box.parent || held.has(box.parent)))
    .map((box) => ({ index: box.index, part: partOf(box, box.words, box.linkWords) }))
  for (const block of blocks) {
    if (kept.has(block) || !held.has(block.box)) continue
    const part = partOf(block.box, block.measure.words, block.linkWords)
    parts.push({ index: block.box.index, part })
  }
  return parts
    .filter(({ part }) => part.words > 0)
    .sort((one, other) => other.part.words - one.part.words)
    .slice(0, MOST_PARTS)
    .sort((one, other) => one.index - other.index)
    .map(({ part }) => part)
}

function partOf(box: Box, words: number, linkWords: number): CutPart {
  return { selector: nameOf(box.element), words, reason: cutReason(box, words, linkWords) }
}

function cutReason(box: Box, words: number, linkWords: number): string {
  for (const [reason, within, hints] of REASONS) {
    const names = hints.reduce((bits, hint) => bits | HINT[hint], 0)
    if (box.within & within || box.hints & names) return reason
  }
  if (linkWords * 2 > words) return 'mostly links'
  return words < 10 ? 'a few words apart from the text' : 'unlike the main content around it'
}

/** What speaks for the element that holds the main content. */
export function reasonFor(box: Box): string {
  const facts = [
    box.within & WITHIN.main ? 'it is in `main`' : '',
    box.within & WITHIN.article ? 'it is in `article`' : '',
    `${share(box.prose, box.words)} of its words are in paragraphs`,
    `${share(box.linkWords, box.words)} in links`,
  ]
  return facts.filter((fact) => fact !== '').join(', ')
}

function share(part: number, whole: number): string {
  return `${Math.round((100 * part) / Math.max(1, whole))} %`
}

/** Names told at most. */
const MOST_NAMES = 3

/** A selector by which a reader finds the element: its tag, id and first classes. */
export function nameOf({ name, attribs }: Element): string {
  const id = attribs.id && PLAIN.test(attribs.id) ? `#${attribs.id}` : ''
  const classes = (attribs.class ?? '').split(/\s+/).filter((word) => PLAIN.test(word))
  return `${name}${id}${classes
    .slice(0, MOST_NAMES)
    .map((word) => `.${word}`)
    .join('')}`
}

/** Names that need no escape in a selector. */
const PLAIN = /^[a-z_][\w-]{0,39}$/i
