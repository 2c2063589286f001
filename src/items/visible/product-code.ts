import { parseUrl } from '../../lib/net/parse-url.js'
import { Thing } from '../graph/thing.js'
import type { PageLine } from './page-lines.js'

/** Codes with digits in an address, apart from words. */
const CODE = /(?:^|[/_=-])([A-Z]{0,4}\d{5,14})(?=$|[/_.&-])/gi
/** Characters of a line that shows a code. */
const MAX_LINE = 80

/** Reads the code of a product that both its address and a line of the page have. */
export function findProductCode(url: string, lines: readonly PageLine[]): Thing {
  const product = new Thing('visible', ['Product'])
  const address = parseUrl(url)
  const written = `${address?.pathname ?? ''}${address?.search ?? ''}`.slice(0, 1_000)
  const codes = [...written.matchAll(CODE)].map(([, code = '']) => code)
  const shown = new Set(
    lines
      .filter(({ text }) => text.length <= MAX_LINE)
      .flatMap(({ text }) => text.split(/[^\p{L}\p{N}]+/u)),
  )
  const found = codes.findLast((code) => shown.has(code))
  if (found) product.add('sku', { text: found, declared: false })
  return product
}
