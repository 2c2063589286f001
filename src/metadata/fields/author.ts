import { countSmallWords, findAuthorNames, findOtherCredits, toText } from '../../values/index.js'
import { type FieldSource, source, visible } from '../field-source.js'
import type { PageView, RawMatch } from '../page-view.js'
import { WORKS } from '../schema-types.js'
import type { Field, Verdict } from '../text-field.js'
import { findNameBesideDate } from './author-beside-date.js'
import { findBylines, findItempropAuthors, isInOwnText } from './bylines.js'
import { isSiteName, toLetters } from './site-name.js'

export const author: Field = {
  sources: [
    source('json-ld work.author', (page) => findDeclared(page, 'author')),
    source('json-ld work.creator', (page) => findDeclared(page, 'creator')),
    createJoinedMeta('citation_author'),
    source('itemprop author', findItempropAuthors),
    source('rel author', (page) => findBylines(page, 'rel')),
    createJoinedMeta('article:author'),
    source('meta twitter:data1 under "written by"', findWrittenBy),
    createJoinedMeta('parsely-author'),
    createJoinedMeta('sailthru.author'),
    createJoinedMeta('cxenseparse:author'),
    createJoinedMeta('dc.creator'),
    createJoinedMeta('dcterms.creator'),
    visible('byline', (page) => findBylines(page, 'class')),
    createJoinedMeta('author'),
    visible('link to an author', (page) => findBylines(page, 'link')),
    visible('text "by …"', (page) => findBylines(page, 'text'), { inSentence: true }),
    visible('name beside the date', findNameBesideDate),
    source('site as author', findDeclaredNames, { trust: 'guessed' }),
  ],
  clean: (raw, page, { trust, inSentence }) => {
    if (trust === 'guessed') return cleanGuess(raw, page)
    if (isSiteName(raw, page) && !isBylineName(raw, page)) return { rejection: 'site-name' }
    const names = findAuthorNames(raw)
    if (names.length === 0) return { rejection: 'nobody' }
    const people = names.filter((person) => !isSiteName(person, page) || isBylineName(person, page))
    if (people.length === 0) return { rejection: 'site-name' }
    const named = inSentence ? people.filter(looksLikeName) : people
    // Text that nothing declares must look like a person's name.
    const convincing = trust === 'visible' ? filterPlausible(named, page) : named
    if (convincing.length === 0) return { rejection: 'implausible' }
    return { value: withoutOtherCredits(convincing, page).join(', ') }
  },
}

/** True if the text after `by` looks like a name, unlike `default` in `set by default`. */
function looksLikeName(person: string): boolean {
  return /\p{Lo}/u.test(person) || (/^\p{Lu}/u.test(person) && /\s|\d|\p{Ll}/u.test(person))
}

/** True if `name` is the first full name in a byline; it then counts even if it is also a name of the site. */
function isBylineName(name: string, page: PageView): boolean {
  return (
    toLetters(name) === page.memoize('name in the first byline', () => findFirstName(page)).letters
  )
}

/** Returns the letters of the first name in the page's own bylines that has several words; `undefined` if none has. */
function findFirstName(page: PageView): { letters: string | undefined } {
  const own = page.signals.bylines.filter(({ inside }) => isInOwnText(inside))
  const names = own.flatMap(({ text }) => findAuthorNames(text))
  const first = names.find((name) => name.includes(' '))
  return { letters: first && toLetters(first) }
}

/** Keeps only full names in capitalized words if the page declares an author; otherwise keeps all names. */
function filterPlausible(people: readonly string[], page: PageView): readonly string[] {
  const declaredSite = page.memoize('declared author', () => findDeclaredNames(page).length > 0)
  if (!declaredSite) return people
  const capitalized = people.filter((person) => countSmallWords(person) === 0)
  return capitalized.filter((person) => person.includes(' ') || /\p{Lo}{2}/u.test(person))
}

function findDeclaredNames(page: PageView): readonly RawMatch[] {
  return [
    ...findDeclared(page, 'author'),
    ...findItempropAuthors(page),
    ...page.meta('author'),
  ].filter(({ raw }) => raw.trim() !== '')
}

function cleanGuess(raw: string, page: PageView): Verdict {
  const whole = toText(raw)
  if (whole !== null && isSiteName(whole, page)) return { value: whole }
  const names = findAuthorNames(raw)
  return names.length === 0 ? { rejection: 'nobody' } : { value: names.join(', ') }
}

/** Yields a property such as `author` of each main work of the page; joins the names of several authors. */
function* findDeclared(page: PageView, property: string): Generator<RawMatch> {
  for (const { node, at } of page.findMainThings(WORKS)) {
    if (!Object.hasOwn(node, property)) continue
    yield { raw: page.readTexts(node[property]).join('; '), at }
  }
}

/** Creates a source that joins several metas of one name. */
function createJoinedMeta(key: string): FieldSource {
  return source(`meta ${key}`, (page) => {
    const found = page.meta(key).filter(({ raw }) => !/^\s*https?:/i.test(raw))
    const [first] = found
    return first ? [{ ...first, raw: found.map(({ raw }) => raw).join('; ') }] : []
  })
}

const WRITTEN_BY =
  /^(?:written|posted|published) by$|^(?:verfasst|geschrieben) von$|^(?:écrit|rédigé) par$|^escrito por$|^scritto da$|^geschreven door$|^skrevet av$|^skriven av$|^written$|^author$|^autor$|^auteur$|^autore$|^автор$|^作者$|^執筆者$/i

function findWrittenBy(page: PageView): readonly RawMatch[] {
  const label = toText(page.meta('twitter:label1')[0]?.raw ?? '') ?? ''
  return WRITTEN_BY.test(label) ? page.meta('twitter:data1') : []
}

/** Leaves out people whom the page credits with other work: `Photography by Jane Doe`. */
function withoutOtherCredits(names: readonly string[], page: PageView): readonly string[] {
  if (names.length < 2) return names
  const others = page.memoize('other credits', () => collectOtherCredits(page))
  const authors = names.filter((name) => !others.has(toLetters(name)))
  return authors.length === 0 ? names : authors
}

function collectOtherCredits({ signals }: PageView): ReadonlySet<string> {
  const texts = [
    ...signals.bylines.map(({ text }) => text),
    ...signals.props.filter(({ name }) => name === 'author').map(({ value }) => value),
  ]
  return new Set(texts.flatMap(findOtherCredits).map(toLetters))
}
