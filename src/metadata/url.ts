import { jsonLd, link, meta, source } from './field-source.js'
import { WORKS } from './schema-types.js'
import type { Field } from './text-field.js'

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
