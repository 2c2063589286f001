import type { CutPart } from '../contracts/result.js'
import type { Element } from '../page/index.js'
import type { Block, Box } from './blocks.js'
import { HINT_BITS, type NameHint } from './features/name-hints.js'
import { ROLE } from './features/roles.js'
import type { Outline } from './outline.js'

const MAX_PARTS = 30

/** Reasons for cutting a part, the most certain first. Any of the roles or hints tells the reason. */
const REASONS: readonly (readonly [reason: string, within: number, hints: readonly NameHint[]])[] =
  [
    ['hidden', ROLE.hidden, ['hidden']],
    ['navigation', ROLE.nav, ['nav', 'crumbs']],
    ['a dialog', ROLE.dialog, ['overlay']],
    ['cookie notice', 0, ['cookie']],
    ['page footer', ROLE.footer, ['footer']],
    ['advertisement', 0, ['ad']],
    ['comments', 0, ['comment']],
    ['related content', 0, ['related']],
    ['sharing', 0, ['share']],
    ['newsletter or sign-up', 0, ['newsletter', 'login']],
    ['search or filters', 0, ['search', 'pages']],
    ['side content', ROLE.aside, ['side']],
    ['page header', ROLE.header, ['header']],
    ['a form', ROLE.form | ROLE.button | ROLE.label, ['cart', 'field']],
    ['reviews', 0, ['review']],
    ['author and date', 0, ['byline', 'date']],
  ]

export function explainCuts({ boxes, blocks }: Outline, kept: ReadonlySet<Block>): CutPart[] {
  const held = new Set<Box>()
  for (const { box } of kept) {
    for (let at: Box | undefined = box; at && !held.has(at); at = at.parent) held.add(at)
  }
  const parts = boxes
    .filter((box) => box.words > 0 && !held.has(box) && (!box.parent || held.has(box.parent)))
    .map((box) => ({ index: box.index, part: describeCutPart(box, box.words, box.linkWords) }))
  for (const block of blocks) {
    if (kept.has(block) || !held.has(block.box)) continue
    const part = describeCutPart(block.box, block.measure.words, block.linkWords)
    parts.push({ index: block.box.index, part })
  }
  return parts
    .filter(({ part }) => part.words > 0)
    .sort((one, other) => other.part.words - one.part.words)
    .slice(0, MAX_PARTS)
    .sort((one, other) => one.index - other.index)
    .map(({ part }) => part)
}

function describeCutPart(box: Box, words: number, linkWords: number): CutPart {
  return {
    selector: toCssSelector(box.element),
    words,
    reason: findCutReason(box, words, linkWords),
  }
}

function findCutReason(box: Box, words: number, linkWords: number): string {
  for (const [reason, within, hints] of REASONS) {
    const names = hints.reduce((bits, hint) => bits | HINT_BITS[hint], 0)
    if (box.roles & within || box.hints & names) return reason
  }
  if (linkWords * 2 > words) return 'mostly links'
  return words < 10 ? 'a few words apart from the text' : 'unlike the main content around it'
}

export function explainBoxChoice(box: Box): string {
  const facts = [
    box.roles & ROLE.main ? 'it is in `main`' : '',
    box.roles & ROLE.article ? 'it is in `article`' : '',
    `${formatPercent(box.prose, box.words)} of its words are in paragraphs`,
    `${formatPercent(box.linkWords, box.words)} in links`,
  ]
  return facts.filter((fact) => fact !== '').join(', ')
}

function formatPercent(part: number, whole: number): string {
  return `${Math.round((100 * part) / Math.max(1, whole))} %`
}

const MAX_CLASSES = 3

export function toCssSelector({ name, attribs }: Element): string {
  const id = attribs.id && PLAIN_NAME.test(attribs.id) ? `#${attribs.id}` : ''
  const classes = (attribs.class ?? '').split(/\s+/).filter((word) => PLAIN_NAME.test(word))
  return [`${name}${id}`, ...classes.slice(0, MAX_CLASSES)].join('.')
}

const PLAIN_NAME = /^[a-z_][\w-]{0,39}$/i
