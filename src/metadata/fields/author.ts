import { type Byline, INSIDE } from '../../page/index.js'
import { countSmallWords, findAuthorNames, toText } from '../../values/index.js'
import { type FieldSource, source, visible } from '../field-source.js'
import type { PageView, RawMatch } from '../page-view.js'
import { WORKS } from '../schema-types.js'
import type { Field, Verdict } from '../text-field.js'
import { isSiteName, lettersOnly } from './site-name.js'

export const author: Field = {
  sources: [
    source('json-ld work.author', (page) => declared(page, 'author')),
    source('json-ld work.creator', (page) => declared(page, 'creator')),
    listed('citation_author'),
    source('itemprop author', itemprop),
    source('rel author', (page) => bylines(page, 'rel')),
    listed('author'),
    listed('article:author'),
    source('meta twitter:data1 under "written by"', writtenBy),
    listed('parsely-author'),
    listed('sailthru.author'),
    listed('cxenseparse:author'),
    listed('dc.creator'),
    listed('dcterms.creator'),
    listed('byl'),
    visible('byline', (page) => bylines(page, 'class')),
    visible('link to an author', (page) => bylines(page, 'link')),
    visible('text "by …"', (page) => bylines(page, 'text'), { inSentence: true }),
    source('site as author', declaredNames, { trust: 'guessed' }),
  ],
  clean: (raw, page, { trust, inSentence }) => {
    if (trust === 'guessed') return siteAsAuthor(raw, page)
    if (isSiteName(raw, page) && !isByline(raw, page)) return { rejection: 'site-name' }
    const names = findAuthorNames(raw)
    if (names.length === 0) return { rejection: 'nobody' }
    const people = names.filter((person) => !isSiteName(person, page) || isByline(person, page))
    if (people.length === 0) return { rejection: 'site-name' }
    const named = inSentence ? people.filter(isNamed) : people
    // What is only seen has to look like what it is taken for.
    const convincing = trust === 'visible' ? plausible(named, page) : named
    if (convincing.length === 0) return { rejection: 'implausible' }
    return { value: convincing.map((person) => inFull(person, page)).join(', ') }
  },
}

/** After `by`, in the middle of a sentence, one small word is nobody's name: `set by default`. */
function isNamed(person: string): boolean {
  return /\s|\d|\p{Lo}/u.test(person) || /^\p{Lu}.*\p{Ll}/u.test(person)
}

/** Somebody's own site is called like its author, whose whole name stands first in the bylines. */
function isByline(name: string, page: PageView): boolean {
  const [first] = page.once('names seen', () => namesSeen(page)).keys()
  return lettersOnly(name) === first
}

/** `jane.doe` is Jane Doe where the page shows that name. */
function inFull(name: string, page: PageView): string {
  if (name.includes(' ')) return name
  return page.once('names seen', () => namesSeen(page)).get(lettersOnly(name)) ?? name
}

/** The whole names in the page's own bylines, by their letters. */
function namesSeen(page: PageView): ReadonlyMap<string, string> {
  const own = page.signals.bylines.filter(({ inside }) => belongs(inside))
  const names = own
    .flatMap(({ text }) => findAuthorNames(text))
    .filter((name) => name.includes(' '))
  return new Map(names.map((name) => [lettersOnly(name), name]))
}

/** A site that declares itself the author is believed, unless whole names of people stand there. */
function plausible(people: readonly string[], page: PageView): readonly string[] {
  const declaredSite = page.once('declared author', () => declaredNames(page).length > 0)
  if (!declaredSite) {
    // The list of names ends where something else stands: `By Ada King`, `Let's talk`.
    const other = people.findIndex((person) => countSmallWords(person) > 0)
    if (other > 0) return people.slice(0, other)
    return people.length === 1 || other === -1 ? people : []
  }
  const capitalized = people.filter((person) => countSmallWords(person) === 0)
  return capitalized.filter((person) => person.includes(' ') || /\p{Lo}{2}/u.test(person))
}

function declaredNames(page: PageView): readonly RawMatch[] {
  return [...declared(page, 'author'), ...itemprop(page), ...page.meta('author')].filter(
    ({ raw }) => raw.trim() !== '',
  )
}

function siteAsAuthor(raw: string, page: PageView): Verdict {
  const whole = toText(raw)
  if (whole !== null && isSiteName(whole, page)) return { value: whole }
  const names = findAuthorNames(raw)
  return names.length === 0 ? { rejection: 'nobody' } : { value: names.join(', ') }
}

/** All the authors of a work are one value. */
function* declared(page: PageView, property: string): Generator<RawMatch> {
  for (const { node, at } of page.mainThings(WORKS)) {
    if (!Object.hasOwn(node, property)) continue
    yield { raw: page.texts(node[property]).join('; '), at }
  }
}

/** Several tags of the same name are one list. */
function listed(key: string): FieldSource {
  return source(`meta ${key}`, (page) => {
    const found = page.meta(key).filter(({ raw }) => !/^\s*https?:/i.test(raw))
    const [first] = found
    return first ? [{ ...first, raw: found.map(({ raw }) => raw).join('; ') }] : []
  })
}

const WRITTEN_BY =
  /^(?:written|posted|published) by$|^(?:verfasst|geschrieben) von$|^(?:écrit|rédigé) par$|^escrito por$|^scritto da$|^geschreven door$|^skrevet av$|^skriven av$|^written$|^author$|^autor$|^auteur$|^autore$|^автор$|^作者$|^執筆者$/i

function writtenBy(page: PageView): readonly RawMatch[] {
  const label = toText(page.meta('twitter:label1')[0]?.raw ?? '') ?? ''
  return WRITTEN_BY.test(label) ? page.meta('twitter:data1') : []
}

/** Mentions this close to each other, in characters of the page, name the authors of one text. */
const TOGETHER = 400

function* itemprop({ signals }: PageView): Generator<RawMatch> {
  const isAuthor = (name: string) => name === 'author' || name === 'creator'
  const named = signals.props.filter(({ name, of }) => name === 'name' && isAuthor(of))
  const texts = signals.props.filter(({ name, of }) => isAuthor(name) && of === '')
  for (const props of [named, texts]) {
    yield* groups(props.map(({ value, at }) => ({ text: value, at, key: '' })))
  }
}

function bylines({ signals }: PageView, kind: Byline['kind']): Generator<RawMatch> {
  const own = signals.bylines.filter((byline) => byline.kind === kind && belongs(byline.inside))
  return groups(own.map(({ text, at, names }) => ({ text, at, key: names })))
}

/** Not of a comment or another text, nor in the frame around the page's own. */
function belongs(inside: number): boolean {
  if ((inside & (INSIDE.comments | INSIDE.related | INSIDE.nav)) !== 0) return false
  return (inside & (INSIDE.footer | INSIDE.aside)) === 0 || (inside & INSIDE.article) !== 0
}

interface Mention {
  readonly text: string
  readonly at: number
  readonly key: string
}

function* groups(mentions: readonly Mention[]): Generator<RawMatch> {
  let group: Mention[] = []
  for (const mention of mentions) {
    const last = group.at(-1)
    if (last && (mention.key !== last.key || mention.at - last.at > TOGETHER)) {
      yield* joined(group)
      group = []
    }
    group.push(mention)
  }
  yield* joined(group)
}

function* joined(group: readonly Mention[]): Generator<RawMatch> {
  const [first] = group
  if (first) yield { raw: group.map(({ text }) => text).join('\n'), at: first.at }
}
