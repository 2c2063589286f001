import { toAuthor } from '../values/author.js'
import type { Field } from './field.js'
import { jsonLd, meta, prop, source, WORKS } from './source.js'

export const author: Field = {
  sources: [
    jsonLd('author', WORKS, 'work'),
    source('rel author', ({ signals }) =>
      signals.bylines.filter((b) => b.rel).map((b) => ({ raw: b.text, at: b.at })),
    ),
    prop('author'),
    meta('author'),
    source('byline', ({ signals }) =>
      signals.bylines.filter((b) => !b.rel).map((b) => ({ raw: b.text, at: b.at })),
    ),
  ],
  clean: (raw) => {
    const value = toAuthor(raw)
    return value === null ? { reason: 'no name' } : { value }
  },
}
