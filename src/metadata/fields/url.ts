import { fromJsonLd, fromLink, fromMeta, toSource } from '../field-source.js'
import { WORKS } from '../schema-types.js'
import type { Field } from '../text-field.js'

export const CANONICAL = fromLink('canonical')

export const url: Field = {
  sources: [
    CANONICAL,
    fromMeta('og:url'),
    fromMeta('twitter:url'),
    fromJsonLd('url', WORKS, 'work'),
    toSource('address', ({ url }) => [{ raw: url.href }], { trust: 'guessed' }),
  ],
  clean: (raw, page) => {
    const address = page.toAbsoluteUrl(raw)
    if (address === undefined) return { rejection: 'no-address' }
    return { value: address }
  },
}
