import { parseUrl } from '../../lib/net/parse-url.js'
import type { ItemSigns } from '../../page/index.js'
import { Thing } from '../graph/thing.js'
import { listShortTexts } from './shown-signs.js'

const CODE = /(?:^|[/_=-])([A-Z]{0,4}\d{5,14})(?=$|[/_.&-])/gi
const MAX_TEXT_CHARS = 80

/** Finds a product code that is both in the URL and in the page's text. */
export function createProductFromCode(url: string, { texts }: ItemSigns): Thing {
  const product = new Thing('visible', ['Product'])
  const address = parseUrl(url)
  const written = `${address?.pathname ?? ''}${address?.search ?? ''}`.slice(0, 1_000)
  const codes = [...written.matchAll(CODE)].map(([, code = '']) => code)
  const found = codes.findLast((code) => isCodeShown(code, texts))
  product.addText('sku', found, false)
  return product
}

function isCodeShown(code: string, texts: ItemSigns['texts']): boolean {
  const found = listShortTexts(texts.filter((text) => text.includes(code)))
  return found.some(
    (text) => text.length <= MAX_TEXT_CHARS && text.split(/[^\p{L}\p{N}]+/u).includes(code),
  )
}
