import type { Field } from './field.js'
import { jsonLd, link, meta, source, WORKS } from './source.js'

export const url: Field = {
  sources: [
    link('canonical'),
    meta('og:url'),
    meta('twitter:url'),
    jsonLd('url', WORKS, 'work'),
    source('address', ({ url }) => [{ raw: url.href }]),
  ],
  clean: (raw, page) => {
    const address = page.absolute(raw)
    if (address === undefined) return { reason: 'not an http address' }
    return { value: address }
  },
}
