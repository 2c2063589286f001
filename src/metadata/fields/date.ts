import type { DateMark, Marked } from '../../page/index.js'
import { readDate } from '../../values/index.js'
import { jsonLd, meta, prop, source, visible } from '../field-source.js'
import type { PageView, RawMatch } from '../page-view.js'
import { PAGES, WORKS } from '../schema-types.js'
import type { Field } from '../text-field.js'
import { dateLang, inAddress, isInDataTable, isOwn, isReadOn, OTHERS } from './publication-day.js'

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
    ].map((key) => meta(key)),
    jsonLd('datePublished', PAGES, 'page'),
    jsonLd('uploadDate', WORKS, 'work'),
    jsonLd('dateCreated', WORKS, 'work'),
    prop('uploadDate'),
    prop('dateCreated'),
    visible('time published', (page) => times(page, (mark) => PUBLISHED.test(mark.names))),
    visible('time', (page) => times(page, () => true)),
    source('address', inAddress, { trust: 'guessed' }),
    visible('date text published', (page) => dateTexts(page, (mark) => PUBLISHED.test(mark.names))),
    visible('date text', (page) => dateTexts(page, () => true)),
    visible('text that is a date', (page) =>
      years(page, (mark) => isOwn(mark, page) && isShort(mark)),
    ),
    visible('text', (page) => years(page, (mark) => isOwn(mark, page))),
    visible('text at the edge', (page) => years(page, (mark) => isEdge(mark, page))),
  ],
  clean: (raw, page) => {
    if (isReadOn(raw)) return { rejection: 'day-of-reading' }
    const time = readDate(raw, { lang: dateLang(page), now: page.context.now })
    if (time === undefined) return { rejection: 'no-date' }
    if (time > page.context.now + AHEAD) return { rejection: 'future' }
    return { value: new Date(time).toISOString() }
  },
}

/** Words of class names that only the date of publication has. */
const PUBLISHED = /publi|posted|entry-date|pubdate|dt-published|created|post-date|postdate/
function isEdge(mark: Marked, page: PageView): boolean {
  return !isOwn(mark, page) && (mark.inside & OTHERS) === 0 && !isInDataTable(mark, page)
}

function* times(page: PageView, wanted: (mark: DateMark) => boolean): Generator<RawMatch> {
  for (const mark of page.signals.dates) {
    if (mark.tag !== 'time' || !isOwn(mark, page) || !wanted(mark)) continue
    yield { raw: mark.datetime || mark.text, at: mark.at }
  }
}

function* dateTexts(page: PageView, wanted: (mark: DateMark) => boolean): Generator<RawMatch> {
  for (const mark of page.signals.dates) {
    if (mark.tag === 'time' || !isOwn(mark, page) || !wanted(mark)) continue
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
