import { type Byline, INSIDE } from '../page/index.js'
import { authorNames, smallWords, toText } from '../values/index.js'
import { type FieldSource, source } from './field-source.js'
import type { PageView } from './page-view.js'
import type { RawMatch } from './raw-match.js'
import { WORKS } from './schema-types.js'
import { isSiteName } from './site-name.js'
import type { Field, Verdict } from './text-field.js'

const BYLINE = 'byline'
const AUTHOR_LINK = 'link to an author'
const BY_TEXT = 'text "by …"'
const SITE_AS_AUTHOR = 'site as author'
/** What is only seen, not declared, has to look like what it is taken for. */
const VISIBLE: ReadonlySet<string> = new Set([BYLINE, AUTHOR_LINK, BY_TEXT])

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
    source(BYLINE, (page) => bylines(page, 'class')),
    source(AUTHOR_LINK, (page) => bylines(page, 'link')),
    source(BY_TEXT, (page) => bylines(page, 'text')),
    source(SITE_AS_AUTHOR, declaredNames),
  ],
  clean: (raw, page, name) => {
    if (name === SITE_AS_AUTHOR) return siteAsAuthor(raw, page)
    if (isSiteName(raw, page)) return { reason: "the site's own name" }
    const names = authorNames(raw)
    if (names.length === 0) return { reason: 'names nobody' }
    const people = names.filter((person) => !isSiteName(person, page))
    if (people.length === 0) return { reason: "the site's own name" }
    if (VISIBLE.has(name) && !convincing(people, page)) return { reason: 'hardly a person' }
    return { value: people.join(', ') }
  },
}

/** A site that declares itself the author is believed, unless whole names of people stand there. */
function convincing(people: readonly string[], page: PageView): boolean {
  const capitalized = people.every((person) => smallWords(person) === 0)
  const declaredSite = page.once('declared author', () => declaredNames(page).length > 0)
  if (!declaredSite) return capitalized || people.length === 1
  return capitalized && people.every((person) => person.includes(' ') || /\p{Lo}{2}/u.test(person))
}

function declaredNames(page: PageView): readonly RawMatch[] {
  return [...declared(page, 'author'), ...page.meta('author')].filter(
    ({ raw }) => raw.trim() !== '',
  )
}

function siteAsAuthor(raw: string, page: PageView): Verdict {
  const whole = toText(raw)
  if (whole !== null && isSiteName(whole, page)) return { value: whole }
  const names = authorNames(raw)
  return names.length === 0 ? { reason: 'names nobody' } : { value: names.join(', ') }
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
  if ((inside & (INSIDE.comments | INSIDE.related | INSIDE.nav | INSIDE.aside)) !== 0) return false
  return (inside & INSIDE.footer) === 0 || (inside & INSIDE.article) !== 0
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
