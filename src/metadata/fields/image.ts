import { type Image, INSIDE } from '../../page/index.js'
import {
  type FieldSource,
  fromBody,
  fromItemprop,
  fromLink,
  fromMeta,
  toSource,
} from '../field-source.js'
import type { PageView, RawMatch } from '../page-view.js'
import { PAGES, WORKS } from '../schema-types.js'
import { readJsonLdUrls } from './media-candidates.js'

const NOT_CONTENT = INSIDE.nav | INSIDE.footer | INSIDE.aside | INSIDE.comments | INSIDE.related

export const image: readonly FieldSource[] = [
  fromMeta('og:image:secure_url'),
  fromMeta('og:image'),
  fromMeta('og:image:url'),
  fromMeta('twitter:image'),
  fromMeta('twitter:image:src'),
  toSource('json-ld work.image', (page) => page.findJsonLdTexts('image', WORKS, readJsonLdUrls)),
  toSource('json-ld page.primaryImageOfPage', (page) =>
    page.findJsonLdTexts('primaryImageOfPage', PAGES, readJsonLdUrls),
  ),
  toSource('json-ld work.thumbnailUrl', (page) =>
    page.findJsonLdTexts('thumbnailUrl', WORKS, readJsonLdUrls),
  ),
  fromLink('image_src'),
  fromItemprop('image', 'url', 'contenturl'),
  fromMeta('thumbnail'),
  fromMeta('parsely-image-url'),
  fromMeta('sailthru.image.full'),
  fromBody('img in article', (page) => findContentImages(page, INSIDE.article)),
  fromBody('img', (page) => findContentImages(page, 0)),
]

function* findContentImages({ signals }: PageView, inside: number): Generator<RawMatch> {
  for (const img of signals.images) {
    if ((img.inside & NOT_CONTENT) !== 0 || (img.inside & inside) !== inside) continue
    if (isContentImage(img)) yield { raw: img.src, at: img.at }
  }
}

/** Minimum width and height in pixels. Icons and avatars are smaller. */
const SMALL = 100

const FURNITURE =
  /(?:^|[\W_]|new|site|main|web)(?:logo|icon|avatar|gravatar|sprite|emoji|badge)s?(?=$|[\W_\d])/i

function isContentImage(img: Image): boolean {
  if ((img.width > 0 && img.width < SMALL) || (img.height > 0 && img.height < SMALL)) return false
  return !FURNITURE.test(`${img.src} ${img.names}`)
}
