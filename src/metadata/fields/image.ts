import { type Image, INSIDE } from '../../page/index.js'
import { type FieldSource, fromLink, fromMeta, fromProp, source, visible } from '../field-source.js'
import type { PageView, RawMatch } from '../page-view.js'
import { PAGES, WORKS } from '../schema-types.js'
import { findUrls } from './media-candidates.js'

const NOT_CONTENT = INSIDE.nav | INSIDE.footer | INSIDE.aside | INSIDE.comments | INSIDE.related

export const image: readonly FieldSource[] = [
  fromMeta('og:image:secure_url'),
  fromMeta('og:image'),
  fromMeta('og:image:url'),
  fromMeta('twitter:image'),
  fromMeta('twitter:image:src'),
  source('json-ld work.image', (page) => findUrls(page, 'image', WORKS)),
  source('json-ld page.primaryImageOfPage', (page) => findUrls(page, 'primaryImageOfPage', PAGES)),
  source('json-ld work.thumbnailUrl', (page) => findUrls(page, 'thumbnailUrl', WORKS)),
  fromLink('image_src'),
  fromProp('image', 'url', 'contenturl'),
  fromMeta('thumbnail'),
  fromMeta('parsely-image-url'),
  fromMeta('sailthru.image.full'),
  visible('img in article', (page) => findImages(page, INSIDE.article)),
  visible('img', (page) => findImages(page, 0)),
]

/** Yields content images inside the given parts of the page (bits of `INSIDE`), or in any part if `inside` is 0. */
function* findImages({ signals }: PageView, inside: number): Generator<RawMatch> {
  for (const img of signals.images) {
    if ((img.inside & NOT_CONTENT) !== 0 || (img.inside & inside) !== inside) continue
    if (isContentImage(img)) yield { raw: img.src, at: img.at }
  }
}

/** Minimum number of declared pixels of width or height of a content image; a smaller image is an icon or avatar. */
const SMALL = 100

const FURNITURE =
  /(?:^|[\W_]|new|site|main|web)(?:logo|icon|avatar|gravatar|sprite|emoji|badge)s?(?=$|[\W_\d])/i

function isContentImage(img: Image): boolean {
  if ((img.width > 0 && img.width < SMALL) || (img.height > 0 && img.height < SMALL)) return false
  return !FURNITURE.test(`${img.src} ${img.names}`)
}
