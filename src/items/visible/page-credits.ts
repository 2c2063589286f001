import { INSIDE, type Signals } from '../../page/index.js'
import { Thing } from '../graph/thing.js'

/** Matches file types of photographs. Logos seldom have these types. */
const PHOTO = /\.(?:jpe?g|webp|avif)(?:[?#]|$)/i
const MIN_PHOTO_WIDTH = 200
const BESIDE =
  INSIDE.header | INSIDE.footer | INSIDE.nav | INSIDE.aside | INSIDE.related | INSIDE.comments
const AUTHOR_METAS = ['author', 'article:author', 'og:article:author']

/** Finds the author and photograph of a recipe without structured data. */
export function readAuthorAndPhoto({ metas, bylines, images }: Signals): Thing {
  const credits = new Thing('visible', [])
  const author =
    metas.find(({ key, content }) => AUTHOR_METAS.includes(key) && content.trim() !== '')
      ?.content ?? bylines.find(({ kind, text }) => kind === 'rel' && text.trim() !== '')?.text
  credits.addText('author', author)
  const photo = images.find(
    ({ src, width, inside }) =>
      PHOTO.test(src.slice(0, 2_000)) &&
      (inside & BESIDE) === 0 &&
      (width === 0 || width >= MIN_PHOTO_WIDTH),
  )
  credits.addText('image', photo?.src)
  return credits
}
