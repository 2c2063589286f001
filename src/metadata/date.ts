import type { DateMark, Marked } from '../page/index.js'
import { readDate } from '../values/index.js'
import { jsonLd, meta, prop, source } from './field-source.js'
import type { PageView } from './page-view.js'
import { dateLang, inAddress, isOwn, OTHERS, onWrittenDay } from './publication-day.js'
import type { RawMatch } from './raw-match.js'
import { PAGES, WORKS } from './schema-types.js'
import type { Field } from './text-field.js'

const DAY = 86_400_000
/** A page that is read now cannot be published later than somewhere on Earth it is tomorrow. */
const AHEAD = 2 * DAY

export const date: Field = {
  sources: [
    jsonLd('datePublished', WORKS, 'work'),
    meta('article:published_time'),
    prop('datePublished'),
    ...[
      'og:published_time',
      'og:article:published_time',
      'article:published',
      'article.published',
      'parsely-pub-date',
      'sailthru.date',
      'citation_publication_date',
      'citation_online_date',
      'citation_date',
      'dcterms.issued',
      'dc.date.issued',
      'dcterms.created',
      'dc.date.created',
      'dcterms.date',
      'dc.date',
      'datepublished',
      'date.published',
      'publishdate',
      'publish-date',
      'publish_date',
      'publication_date',
      'published_time',
      'pubdate',
      'cxenseparse:recs:publishtime',
      'rnews:datepublished',
      'date',
    ].map(meta),
    jsonLd('datePublished', PAGES, 'page'),
    jsonLd('uploadDate', WORKS, 'work'),
    jsonLd('dateCreated', WORKS, 'work'),
    prop('uploadDate'),
    prop('dateCreated'),
    source('address', inAddress),
    source('time published', (page) => times(page, (mark) => PUBLISHED.test(mark.names))),
    source('time', (page) => times(page, () => true)),
    source('date text published', (page) => dateTexts(page, (mark) => PUBLISHED.test(mark.names))),
    source('date text', (page) => dateTexts(page, () => true)),
    source('text that is a date', (page) => years(page, (mark) => isOwn(mark) && isShort(mark))),
    source('text', (page) => years(page, isOwn)),
    source('text at the edge', (page) => years(page, isEdge)),
  ],
  clean: (raw, page) => {
    const moment = readDate(raw, { lang: dateLang(page), now: page.context.now })
    if (!moment) return { reason: 'no whole date' }
    if (moment.time > page.context.now + AHEAD) return { reason: 'in the future' }
    return { value: new Date(onWrittenDay(moment, page)).toISOString() }
  },
}

/** Words of class names that only the date of publication has. */
const PUBLISHED = /publi|posted|entry-date|pubdate|dt-published|created|post-date|postdate/
function isEdge(mark: Marked): boolean {
  return !isOwn(mark) && (mark.inside & OTHERS) === 0
}

function* times(page: PageView, wanted: (mark: DateMark) => boolean): Generator<RawMatch> {
  for (const mark of page.signals.dates) {
    if (mark.tag !== 'time' || !isOwn(mark) || !wanted(mark)) continue
    yield { raw: mark.datetime || mark.text, at: mark.at }
  }
}

function* dateTexts(page: PageView, wanted: (mark: DateMark) => boolean): Generator<RawMatch> {
  for (const mark of page.signals.dates) {
    if (mark.tag === 'time' || !isOwn(mark) || !wanted(mark)) continue
    if (mark.datetime) yield { raw: mark.datetime, at: mark.at }
    yield { raw: mark.text, at: mark.at }
  }
}

function* years(page: PageView, wanted: (mark: Marked) => boolean): Generator<RawMatch> {
  for (const mark of page.signals.years) {
    if (wanted(mark)) yield { raw: mark.text, at: mark.at }
  }
}

/** A text not longer than this, in characters, says little more than when. */
const SHORT = 45

function isShort(mark: Marked): boolean {
  return mark.text.trim().length <= SHORT
}
