import {
  cleanText,
  countSmallWords,
  findAuthorNames,
  findOtherCredits,
} from '../../values/index.js'
import { type FieldSource, fromBody, toSource } from '../field-source.js'
import { type PageView, type RawMatch, readTexts } from '../page-view.js'
import { WORKS } from '../schema-types.js'
import type { Field, Verdict } from '../text-field.js'
import { findBylines, findItempropAuthors, findNameBesideDate, isInOwnText } from './bylines.js'
import { isSiteName, toLetters } from './site-name.js'

export const author: Field = {
  sources: [
    toSource('json-ld work.author', (page) => page.findJsonLdTexts('author', WORKS, joinTexts)),
    toSource('json-ld work.creator', (page) => page.findJsonLdTexts('creator', WORKS, joinTexts)),
    fromJoinedMetas('citation_author'),
    toSource('itemprop author', findItempropAuthors),
    toSource('rel author', (page) => findBylines(page, 'rel')),
    fromJoinedMetas('article:author'),
    toSource('meta twitter:data1 under "written by"', findLabelledAuthor),
    fromJoinedMetas('parsely-author'),
    fromJoinedMetas('sailthru.author'),
    fromJoinedMetas('cxenseparse:author'),
    fromJoinedMetas('dc.creator'),
    fromJoinedMetas('dcterms.creator'),
    fromBody('byline', (page) => findBylines(page, 'class')),
    fromJoinedMetas('author'),
    fromBody('link to an author', (page) => findBylines(page, 'link')),
    fromBody('text "by …"', (page) => findBylines(page, 'text'), { inSentence: true }),
    fromBody('name beside the date', findNameBesideDate),
    toSource('site as author', findDeclaredAuthors, { trust: 'guessed' }),
  ],
  clean: (raw, page, { trust, inSentence }) => {
    if (trust === 'guessed') return cleanGuessedAuthor(raw, page)
    if (isSiteName(raw, page) && !isBylineName(raw, page)) return { rejection: 'site-name' }
    const names = findAuthorNames(raw)
    if (names.length === 0) return { rejection: 'nobody' }
    const people = names.filter((person) => !isSiteName(person, page) || isBylineName(person, page))
    if (people.length === 0) return { rejection: 'site-name' }
    const named = inSentence ? people.filter(looksLikeName) : people
    // Visible names must be full if the page declares an author.
    const convincing = trust === 'visible' ? keepPlausibleNames(named, page) : named
    if (convincing.length === 0) return { rejection: 'implausible' }
    return { value: dropOtherCredits(convincing, page).join(', ') }
  },
}

/** True if a text is spelled like a name, unlike the `default` of `set by default`. */
function looksLikeName(person: string): boolean {
  return /\p{Lo}/u.test(person) || (/^\p{Lu}/u.test(person) && /\s|\d|\p{Ll}/u.test(person))
}

function isBylineName(name: string, page: PageView): boolean {
  return toLetters(name) === page.memoize('name in the first byline', () => findBylineName(page))
}

function findBylineName(page: PageView): string | undefined {
  const own = page.signals.bylines.filter(({ inside }) => isInOwnText(inside))
  const names = own.flatMap(({ text }) => findAuthorNames(text))
  const first = names.find((name) => name.includes(' '))
  return first && toLetters(first)
}

function keepPlausibleNames(people: readonly string[], page: PageView): readonly string[] {
  const declaredSite = page.memoize('declared author', () => findDeclaredAuthors(page).length > 0)
  if (!declaredSite) return people
  const capitalized = people.filter((person) => countSmallWords(person) === 0)
  return capitalized.filter((person) => person.includes(' ') || /\p{Lo}{2}/u.test(person))
}

function findDeclaredAuthors(page: PageView): readonly RawMatch[] {
  return [
    ...page.findJsonLdTexts('author', WORKS, joinTexts),
    ...findItempropAuthors(page),
    ...page.findMetas('author'),
  ].filter(({ raw }) => raw.trim() !== '')
}

function cleanGuessedAuthor(raw: string, page: PageView): Verdict {
  const whole = cleanText(raw)
  if (whole !== null && isSiteName(whole, page)) return { value: whole }
  const names = findAuthorNames(raw)
  return names.length === 0 ? { rejection: 'nobody' } : { value: names.join(', ') }
}

function joinTexts(page: PageView, value: unknown): string[] {
  return [readTexts(page, value).join('; ')]
}

function fromJoinedMetas(key: string): FieldSource {
  return toSource(`meta ${key}`, (page) => {
    const found = page.findMetas(key).filter(({ raw }) => !/^\s*https?:/i.test(raw))
    const [first] = found
    return first ? [{ ...first, raw: found.map(({ raw }) => raw).join('; ') }] : []
  })
}

const WRITTEN_BY =
  /^(?:written|posted|published) by$|^(?:verfasst|geschrieben) von$|^(?:écrit|rédigé) par$|^escrito por$|^scritto da$|^geschreven door$|^skrevet av$|^skriven av$|^written$|^author$|^autor$|^auteur$|^autore$|^автор$|^作者$|^執筆者$/i

function findLabelledAuthor(page: PageView): readonly RawMatch[] {
  const label = cleanText(page.findMetas('twitter:label1')[0]?.raw ?? '') ?? ''
  return WRITTEN_BY.test(label) ? page.findMetas('twitter:data1') : []
}

function dropOtherCredits(names: readonly string[], page: PageView): readonly string[] {
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
