import { type Byline, INSIDE } from '../../page/index.js'
import { isOutletOrRole } from '../../values/index.js'
import type { PageView, RawMatch } from '../page-view.js'
import { findPageHeadings } from './page-headings.js'

const MAX_DISTANCE = 400

export function* findItempropAuthors({ signals }: PageView): Generator<RawMatch> {
  const isAuthor = (name: string) => name === 'author' || name === 'creator'
  const named = signals.props.filter(({ name, of }) => name === 'name' && isAuthor(of))
  const texts = signals.props.filter(({ name, of }) => isAuthor(name) && of === '')
  for (const props of [named, texts]) {
    yield* joinNearMentions(props.map(({ value, at }) => ({ text: value, at, key: '' })))
  }
}

export function findBylines({ signals }: PageView, kind: Byline['kind']): Generator<RawMatch> {
  const own = signals.bylines.filter((byline) => byline.kind === kind && isInOwnText(byline.inside))
  return joinNearMentions(own.map(({ text, at, names }) => ({ text, at, key: names })))
}

export function isInOwnText(inside: number): boolean {
  if ((inside & (INSIDE.comments | INSIDE.related | INSIDE.nav)) !== 0) return false
  return (inside & (INSIDE.footer | INSIDE.aside)) === 0 || (inside & INSIDE.article) !== 0
}

type Mention = Readonly<{ text: string; at: number; key: string }>

function* joinNearMentions(mentions: readonly Mention[]): Generator<RawMatch> {
  let group: Mention[] = []
  for (const mention of mentions) {
    const last = group.at(-1)
    if (last && (mention.key !== last.key || mention.at - last.at > MAX_DISTANCE)) {
      yield* joinMentions(group)
      group = []
    }
    group.push(mention)
  }
  yield* joinMentions(group)
}

function* joinMentions(group: readonly Mention[]): Generator<RawMatch> {
  const [first] = group
  if (first) yield { raw: group.map(({ text }) => text).join('\n'), at: first.at }
}

/** Maximum characters of markup between main heading and byline. */
const MAX_HEADING_DISTANCE = 1_500

/** Maximum characters of a line. Longer lines are sentences. */
const MAX_LINE = 79

const SEPARATOR = /[|·•]|\s[-–—]\s/u

const WHOLE_NAME =
  /^\p{Lu}[\p{L}'’.-]+(?: (?:von|van|de|der|den|del|di|da|la))*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u

/** Finds the name in `11.12.2019 - Jane Doe` near the main heading. */
export function* findNameBesideDate(page: PageView): Generator<RawMatch> {
  const headings = findPageHeadings(page)
  const main = headings.find(({ level }) => level === 1) ?? headings[0]
  if (main === undefined) return
  for (const { text, inside, at } of page.signals.years) {
    if (!isInOwnText(inside) || text.length > MAX_LINE) continue
    if (Math.abs(at - main.at) > MAX_HEADING_DISTANCE) continue
    const parts = text.split(SEPARATOR).map((part) => part.trim())
    const names = parts.filter((part) => part !== '' && !/\d/.test(part) && !isOutletOrRole(part))
    const [name = ''] = names
    if (parts.length > 1 && names.length === 1 && WHOLE_NAME.test(name)) yield { raw: name, at }
  }
}
