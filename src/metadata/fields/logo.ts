import { type FieldSource, link, meta, source } from '../field-source.js'
import { addressesOf } from '../json-ld-urls.js'
import { ORGANIZATIONS, PAGES, SITES, WORKS } from '../schema-types.js'

const PUBLISHED = new Set([...WORKS, ...PAGES, ...SITES])

/** Where browsers look when a page names no icon: not worth a warning when it is not there. */
export const GUESSED_LOGO = source('favicon', () => [{ raw: '/favicon.ico' }], {
  trust: 'guessed',
})

export const logo: readonly FieldSource[] = [
  meta('og:logo'),
  source('json-ld publisher.logo', (page) =>
    page.mainThings(PUBLISHED).flatMap(({ node, at }) => {
      const owner = page.resolve([node.publisher].flat()[0])
      const logo =
        typeof owner === 'object' && owner !== null && 'logo' in owner ? owner.logo : undefined
      return addressesOf(page, logo).map((raw) => ({ raw, at }))
    }),
  ),
  source('json-ld organization.logo', (page) =>
    page
      .mainThings(ORGANIZATIONS)
      .flatMap(({ node, at }) => addressesOf(page, node.logo).map((raw) => ({ raw, at }))),
  ),
  source('itemprop logo', ({ signals }) =>
    signals.props
      .filter(({ name, of }) => name === 'logo' || (of === 'logo' && name === 'url'))
      .map(({ value, at }) => ({ raw: value, at })),
  ),
  source('link icon', ({ signals }) =>
    signals.links
      .filter(({ rel }) => /(?:^|\s|-)icon(?:$|\s|-)/.test(rel))
      .map(({ href, at, rel, sizes }) => ({ raw: href, at, edge: edge(sizes, rel) }))
      .sort((a, b) => b.edge - a.edge)
      .map(({ raw, at }) => ({ raw, at })),
  ),
  link('mask-icon'),
  GUESSED_LOGO,
]

/** Pixels of an icon's longest edge, as declared or as its kind implies. */
function edge(sizes: string, rel: string): number {
  if (/\bany\b/i.test(sizes)) return 1_000
  const declared = Math.max(
    0,
    ...[...sizes.matchAll(/(?<!\d)(\d+)\s*[x×]\s*\d+/gi)].map((match) => Number(match[1])),
  )
  return declared || (/apple-touch/.test(rel) ? 180 : 16)
}
