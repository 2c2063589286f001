import { getDomain, parse } from 'tldts'
import type { PageView } from '../page-view.js'
import { PAGES, SITES, WORKS } from '../schema-types.js'

/** The registrable name of a host without its public suffix: `example` of `www.example.co.uk`. */
export function hostName(url: URL): string {
  const { domainWithoutSuffix } = parse(url.hostname)
  return domainWithoutSuffix ?? url.hostname
}

/** `example.co.uk` of `www.example.co.uk`; the host itself when it has no public suffix. */
function hostDomain(url: URL): string {
  return getDomain(url.hostname) ?? url.hostname
}

/** Letters and digits only, in lower case and without accents: `Die Presse` is `diepresse`. */
export function lettersOnly(text: string): string {
  const lower = text.toLowerCase()
  const plain = ASCII.test(lower) ? lower : lower.normalize('NFKD')
  // Titles are compared many times, and what is left of most needs no tables of Unicode.
  return LATIN.test(plain)
    ? plain.replace(/[^a-zA-Z\d]+/g, '')
    : plain.replace(/[^\p{L}\p{N}]+/gu, '')
}

const ASCII = /^[\0-\x7f]*$/
/** ASCII, accents that stand alone, and general punctuation. */
const LATIN = /^(?:[\0-\x7f\u2010-\u2027\u2030-\u205e]|[\u0300-\u036f])*$/

/** Whether a text spells the host's name, with or without its public suffix. */
export function isHostName(text: string, url: URL): boolean {
  return spellsHost(lettersOnly(text), url)
}

/** The same of letters only. */
export function spellsHost(letters: string, url: URL): boolean {
  // Finding the public suffix costs more than seeing that most texts are not part of the host at all.
  if (letters === '' || !lettersOnly(url.hostname).includes(letters)) return false
  return letters === lettersOnly(hostName(url)) || letters === lettersOnly(hostDomain(url))
}

/** Every name that the site gives itself, as the page declares them, and its host's. */
function siteNames(page: PageView): ReadonlySet<string> {
  const declared = [
    ...page.meta('og:site_name'),
    ...page.meta('application-name'),
    ...page.meta('apple-mobile-web-app-title'),
    ...page.meta('publisher'),
    ...page.jsonLd('name', SITES),
    ...page.jsonLd('alternateName', SITES),
    ...page.jsonLd('publisher', WORKS),
    ...page.jsonLd('publisher', PAGES),
  ].map(({ raw }) => raw)
  const names = [
    ...declared,
    hostDomain(page.url),
    hostName(page.url),
    page.url.hostname.replace(/^www\./, ''),
  ]
  return new Set(names.map(lettersOnly).filter((name) => name !== ''))
}

/** Whether a text is a name of the site, spelled like its declared names or its host. */
export function isSiteName(text: string, page: PageView): boolean {
  return page.once('site names', () => siteNames(page)).has(lettersOnly(text))
}

/** What is left of a front page's title, which says nothing without the site's name. */
const FRONT_PAGE = /^(?:home(?: ?page)?|start(?:seite)?|accueil|inicio|início|welcome|main page)$/i

/** What sets a site's name off at the ends of a title. */
const ENDS = /(?<!\s)(?:\s+[|\-–—·:»›«•~/]+\s+|\s*[|｜]\s*|\s+::\s+)|:\s+/gu

/** Without names of the site at its end, or at both ends, where a separator sets them off. */
export function withoutSiteNames(text: string, page: PageView, where: 'end' | 'ends'): string {
  const separators = [...text.matchAll(ENDS)]
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
