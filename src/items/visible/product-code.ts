import { parseUrl } from '../../lib/net/parse-url.js'
import type { PageText } from '../../page/index.js'
import { countMatches } from '../graph/page-pieces.js'
import { Thing } from '../graph/thing.js'
import { listShortTexts } from './short-texts.js'

/** Matches product codes with digits in a URL. */
const CODE = /(?:^|[/_=-])([A-Z]{0,4}\d{5,14})(?=$|[/_.&-])/gi
/** Maximum number of characters of a text that shows a code. */
const MAX_TEXT = 80

/** Finds the product code that is both in the page's URL and in a short text of the page. */
export function findProductCode(url: string, markup: PageText): Thing {
  const product = new Thing('visible', ['Product'])
  const address = parseUrl(url)
  const written = `${address?.pathname ?? ''}${address?.search ?? ''}`.slice(0, 1_000)
  const codes = [...written.matchAll(CODE)].map(([, code = '']) => code)
  const found = codes.findLast((code) => countMatches(markup, code) > 0 && isShownIn(code, markup))
  if (found) product.add('sku', { text: found, declared: false })
  return product
}

function isShownIn(code: string, markup: PageText): boolean {
  for (const text of listShortTexts(markup)) {
    const isShort = text.length <= MAX_TEXT && text.includes(code)
    if (isShort && text.split(/[^\p{L}\p{N}]+/u).includes(code)) return true
  }
  return false
}
