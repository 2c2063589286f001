import { hostDomain, hostName } from './host-name.js'
import type { PageView } from './page-view.js'
import { PAGES, SITES, WORKS } from './schema-types.js'

/** Letters and digits only, in lower case and without accents: `Die Presse` is `diepresse`. */
export function lettersOnly(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Whether a text spells the host's name, with or without its public suffix. */
export function isHostName(text: string, url: URL): boolean {
  const name = lettersOnly(text)
  return (
    name !== '' && (name === lettersOnly(hostName(url)) || name === lettersOnly(hostDomain(url)))
  )
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
