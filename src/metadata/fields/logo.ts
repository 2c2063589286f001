import { isRecord } from '../../lib/data/json.js'
import { type FieldSource, fromLink, fromMeta, toSource } from '../field-source.js'
import { ORGANIZATIONS, PAGES, SITES, WORKS } from '../schema-types.js'
import { readJsonLdUrls } from './media-candidates.js'

const PUBLISHED = new Set([...WORKS, ...PAGES, ...SITES])

/** Source for `/favicon.ico`, which browsers request by default. */
export const GUESSED_LOGO = toSource('favicon', () => [{ raw: '/favicon.ico' }], {
  trust: 'guessed',
})

export const logo: readonly FieldSource[] = [
  fromMeta('og:logo'),
  toSource('json-ld publisher.logo', (page) =>
    page.findMainThings(PUBLISHED).flatMap(({ node, at }) => {
      const owner = page.resolveReference([node.publisher].flat()[0])
      const urls = isRecord(owner) ? readJsonLdUrls(page, owner.logo) : []
      return urls.map((raw) => ({ raw, at }))
    }),
  ),
  toSource('json-ld organization.logo', (page) =>
    page.findJsonLdTexts('logo', ORGANIZATIONS, readJsonLdUrls),
  ),
  toSource('itemprop logo', ({ signals }) =>
    signals.props
      .filter(({ name, of }) => name === 'logo' || (of === 'logo' && name === 'url'))
      .map(({ value, at }) => ({ raw: value, at })),
  ),
  toSource('link icon', ({ signals }) =>
    signals.links
      .filter(({ rel }) => /(?:^|\s|(?<!\bmask)-)icon(?:$|\s|-)/.test(rel))
      .map(({ href, at, rel, sizes }) => ({ raw: href, at, toEdge: findLongestEdge(sizes, rel) }))
      .sort((a, b) => b.toEdge - a.toEdge)
      .map(({ raw, at }) => ({ raw, at })),
  ),
  fromLink('mask-icon'),
  GUESSED_LOGO,
]

/** Returns an icon's largest declared width in pixels, or else a usual width. */
function findLongestEdge(sizes: string, rel: string): number {
  if (/\bany\b/i.test(sizes)) return 1_000
  const declared = Math.max(
    0,
    ...[...sizes.matchAll(/(?<!\d)(\d+)\s*[x×]\s*\d+/gi)].map((match) => Number(match[1])),
  )
  return declared || (/apple-touch/.test(rel) ? 180 : 16)
}
