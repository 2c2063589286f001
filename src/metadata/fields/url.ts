import { jsonLd, link, meta, source } from '../field-source.js'
import { WORKS } from '../schema-types.js'
import type { Field } from '../text-field.js'

export const CANONICAL = link('canonical')

export const url: Field = {
  sources: [
    CANONICAL,
    meta('og:url'),
    meta('twitter:url'),
    jsonLd('url', WORKS, 'work'),
    source('address', ({ url }) => [{ raw: url.href }], { trust: 'guessed' }),
  ],
  clean: (raw, page) => {
    const address = page.toAbsolute(raw)
    if (address === undefined) return { rejection: 'no-address' }
    return { value: address }
  },
}
