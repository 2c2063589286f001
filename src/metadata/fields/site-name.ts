import { getDomain, parse } from 'tldts'
import type { PageView } from '../page-view.js'
import { PAGES, SITES, WORKS } from '../schema-types.js'
import { SEPARATOR } from './title-separators.js'

/** Returns `example` for `www.example.co.uk`. */
export function toHostName(url: URL): string {
  const { domainWithoutSuffix } = parse(url.hostname)
  return domainWithoutSuffix ?? url.hostname
}

/** Returns `example.co.uk` for `www.example.co.uk`. */
function toRegistrableDomain(url: URL): string {
  return getDomain(url.hostname) ?? url.hostname
}

/** Keeps only letters and digits: `Die Presse` becomes `diepresse`. */
export function toLetters(text: string): string {
  const lower = text.toLowerCase()
  // Avoids Unicode classes, which are slow, for most titles.
  if (ASCII.test(lower)) return lower.replace(NO_LETTERS, '')
  const plain = lower.normalize('NFKD')
  return plain.replace(LATIN.test(plain) ? NO_LETTERS : /[^\p{L}\p{N}]+/gu, '')
}

const NO_LETTERS = /[^a-zA-Z\d]+/g

const ASCII = /^[\0-\x7f]*$/
const LATIN = /^(?:[\0-\x7f\u2010-\u2027\u2030-\u205e]|[\u0300-\u036f])*$/

export function matchesHostName(text: string, url: URL): boolean {
  return spellsHostName(toLetters(text), url)
}

export function spellsHostName(letters: string, url: URL): boolean {
  // Avoids the slow search for the public suffix in most cases.
  if (letters === '' || !toLetters(url.hostname).includes(letters)) return false
  return letters === toLetters(toHostName(url)) || letters === toLetters(toRegistrableDomain(url))
}

export const SITE_METAS = ['og:site_name', 'application-name', 'apple-mobile-web-app-title']

function findSiteNames(page: PageView): ReadonlySet<string> {
  const declared = [
    ...[...SITE_METAS, 'publisher'].flatMap((key) => page.findMetas(key)),
    ...page.findJsonLdTexts('name', SITES),
    ...page.findJsonLdTexts('alternateName', SITES),
    ...page.findJsonLdTexts('publisher', WORKS),
    ...page.findJsonLdTexts('publisher', PAGES),
  ].map(({ raw }) => raw)
  const names = [
    ...declared,
    toRegistrableDomain(page.url),
    toHostName(page.url),
    page.url.hostname.replace(/^www\./, ''),
  ]
  return new Set(names.map(toLetters).filter((name) => name !== ''))
}

export function isSiteName(text: string, page: PageView): boolean {
  return spellsSiteName(toLetters(text), page)
}

/** @param letters result of `toLetters` */
export function spellsSiteName(letters: string, page: PageView): boolean {
  return page.memoize('site names', () => findSiteNames(page)).has(letters)
}

/** Matches titles that mean nothing without the site's name. */
const FRONT_PAGE = /^(?:home(?: ?page)?|start(?:seite)?|accueil|inicio|início|welcome|main page)$/i

/** Removes the site's names from the end of a title, or from both ends. */
export function stripSiteNames(text: string, page: PageView, where: 'end' | 'ends'): string {
  const separators = [...text.matchAll(SEPARATOR)]
  let [start, end] = [0, text.length]
  for (const { index } of separators.toReversed()) {
    if (!isSiteName(text.slice(index, end), page)) break
    end = index
  }
  for (const { index, 0: separator } of where === 'ends' ? separators : []) {
    if (index >= end || !isSiteName(text.slice(start, index), page)) break
    start = index + separator.length
  }
  const rest = text.slice(start, end)
  return rest === '' || FRONT_PAGE.test(rest) ? text : rest
}
