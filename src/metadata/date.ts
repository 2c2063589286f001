import { toDate } from '../values/date.js'
import type { Field } from './field.js'
import type { Page } from './page.js'
import { jsonLd, meta, prop, source } from './source.js'
import { PAGES, WORKS } from './types.js'

export const date: Field = {
  sources: [
    jsonLd('datePublished', WORKS, 'work'),
    meta('article:published_time'),
    prop('datePublished'),
    meta('date'),
    jsonLd('datePublished', PAGES, 'page'),
    source('time', ({ signals }) =>
      signals.dates
        .filter((d) => d.tag === 'time')
        .map((d) => ({ raw: d.datetime || d.text, at: d.at })),
    ),
    source('date text', ({ signals }) =>
      signals.dates.filter((d) => d.tag !== 'time').map((d) => ({ raw: d.text, at: d.at })),
    ),
    source('text', ({ signals }) => signals.years.map((d) => ({ raw: d.text, at: d.at }))),
  ],
  clean: (raw, page) => {
    const value = toDate(raw, {
      lang: page.once('lang', () => page.signals.lang || undefined),
      now: page.context.now,
    })
    return value === null ? { reason: 'no whole date' } : { value }
  },
}

export type { Page }
