import { INSIDE, type Labelled, type Marked } from '../../page/index.js'
import { readDate } from '../../values/index.js'
import { fromBody, fromItemprop, fromJsonLd, fromMeta, toSource } from '../field-source.js'
import type { PageView, RawMatch } from '../page-view.js'
import { PAGES, WORKS } from '../schema-types.js'
import type { Field } from '../text-field.js'
import {
  BEFORE_CHANGE_DATE,
  CHANGE_LABEL,
  CHANGED_LATELY,
  PUBLISHED_WORD,
} from './modified-dates.data.js'

const DAY = 86_400_000
/** Milliseconds that a date may be in the future, since time zones differ. */
const MAX_AHEAD = 2 * DAY

/** Earlier years are mostly those of other calendars, such as 1399 in Iran. */
const EARLIEST = Date.UTC(1500, 0, 1)

const OTHER_METAS =
  'og:article:published_time parsely-pub-date citation_publication_date citation_online_date citation_date dcterms.issued dc.date.issued dcterms.created dc.date.created dcterms.date dc.date publish_date date'.split(
    ' ',
  )

export const date: Field = {
  sources: [
    fromJsonLd('datePublished', WORKS, 'work'),
    fromMeta('article:published_time'),
    fromItemprop('datePublished'),
    ...OTHER_METAS.map((key) => fromMeta(key)),
    fromJsonLd('datePublished', PAGES, 'page'),
    fromJsonLd('uploadDate', WORKS, 'work'),
    fromJsonLd('dateCreated', WORKS, 'work'),
    fromItemprop('uploadDate'),
    fromItemprop('dateCreated'),
    fromBody('time published', (page) => findMarkedDates(page, true, isPublicationDate)),
    fromBody('time', (page) => findMarkedDates(page, true)),
    toSource('address', findDateInUrl, { trust: 'guessed' }),
    fromBody('date text published', (page) => findMarkedDates(page, false, isPublicationDate)),
    fromBody('date text', (page) => findMarkedDates(page, false)),
    fromBody('text that is a date', (page) =>
      findYearTexts(page, (mark) => isDateOfThisPage(mark, page) && isShort(mark)),
    ),
    fromBody('text', (page) => findYearTexts(page, (mark) => isDateOfThisPage(mark, page))),
    fromBody('text at the edge', (page) =>
      showsWhenModified(page) ? [] : findYearTexts(page, (mark) => isDateAtEdge(mark, page)),
    ),
  ],
  clean: (raw, page) => {
    if (ACCESSED_ON.test(raw)) return { rejection: 'day-of-reading' }
    const time = readDate(raw, { lang: chooseDateLang(page), now: page.context.now })
    if (time === undefined || time < EARLIEST) return { rejection: 'no-date' }
    if (time > page.context.now + MAX_AHEAD) return { rejection: 'future' }
    return { value: new Date(time).toISOString() }
  },
}

const PUBLISHED = /publi|posted|entry-date|pubdate|dt-published|created|post-date|postdate/

/** Judges each class alone: `post-date-updated` names another date, `post-date updated` does not. */
function isPublicationDate({ names }: Marked): boolean {
  return names.split(/\s+/).some((name) => PUBLISHED.test(name) && !OTHER_DATES.test(name))
}

function isDateAtEdge(mark: Marked, page: PageView): boolean {
  return (
    !isDateOfThisPage(mark, page) && (mark.inside & OTHER_TEXTS) === 0 && !isInDataTable(mark, page)
  )
}

function* findMarkedDates(page: PageView, isTime: boolean, isWanted?: (mark: Marked) => boolean) {
  for (const mark of page.signals.dates) {
    if ((mark.tag === 'time') !== isTime || !isDateOfThisPage(mark, page)) continue
    if (isWanted && !isWanted(mark)) continue
    if (isModificationDate(mark)) {
      yield* findPublishedBehind(mark)
      continue
    }
    if (mark.datetime) yield { raw: mark.datetime, at: mark.at }
    if (!isTime || !mark.datetime) yield { raw: mark.text, at: mark.at }
  }
}

function* findYearTexts(page: PageView, wanted: (mark: Marked) => boolean): Generator<RawMatch> {
  for (const mark of page.signals.years) {
    if (!wanted(mark)) continue
    if (isModificationDate(mark)) yield* findPublishedBehind(mark)
    else yield { raw: mark.text, at: mark.at }
  }
}

/** Finds `Published: 5 May` in a text that begins with `Updated: 6 May`. */
function* findPublishedBehind({ text, at }: Marked): Generator<RawMatch> {
  const behind = text.slice(text.search(/\d/))
  const start = behind.search(PUBLISHED_WORD)
  if (start !== -1) yield { raw: behind.slice(start), at }
}

const MAX_SHORT_CHARS = 45

function isShort({ text }: Marked): boolean {
  return text.trim().length <= MAX_SHORT_CHARS
}

const OTHER_TEXTS = INSIDE.comments | INSIDE.related
const ELSEWHERE = OTHER_TEXTS | INSIDE.nav | INSIDE.footer | INSIDE.aside
/** Matches names of other dates. Themes also name the date of a post `updated` if it was never edited. */
const OTHER_DATES = /updat|modif|edit(?!or|ion)|aktualis|chang|access-?date/i
const ACCESSED_ON =
  /(?:retrieved|accessed|last visited|abgerufen|consultée? le|consultado el?|consultato il|geraadpleegd op|hämtad|hentet)\D{0,20}\d/i
/** Maximum number of characters between a label in an element of its own and its date. */
const MAX_LABEL_GAP = 40

function isModificationDate({ label, text }: Labelled): boolean {
  const [head = ''] = /^\D*/.exec(text) ?? []
  if (head === text && CHANGED_LATELY.test(text)) return true
  if (endsWithChangeLabel(head)) return true
  return CHANGE_LABEL.test(label) && head.length <= MAX_LABEL_GAP && !PUBLISHED_WORD.test(head)
}

function endsWithChangeLabel(head: string): boolean {
  const [label, space] = BEFORE_CHANGE_DATE.exec(head) ?? []
  // Texts of several elements have labels without separators, but with capitals, unlike prose.
  return label !== undefined && (space === undefined || !/^\s\p{Ll}/u.test(label))
}

/** Returns true if the page labels a date as that of its change. Prose may name other changes. */
function showsWhenModified(page: PageView): boolean {
  const { dates, years } = page.signals
  return [...dates, ...years.filter(isShort)].some(
    (mark) => isDateOfThisPage(mark, page) && isModificationDate(mark),
  )
}

function isDateOfThisPage(mark: Marked, page: PageView): boolean {
  const isOther = OTHER_DATES.test(mark.names) && !isPublicationDate(mark)
  return (mark.inside & ELSEWHERE) === 0 && !isOther && !isInDataTable(mark, page)
}

function isInDataTable({ at }: Marked, { signals: { tables } }: PageView): boolean {
  return tables.some(({ start, end }) => start < at && at < end)
}

/** Finds a date such as `/2020/09/22/` or `/22-09-2020` in the URL. */
function findDateInUrl({ url: { pathname } }: PageView): RawMatch[] {
  const first =
    /(?:^|[/_-])((?:19|20)\d\d)[/_-](\d{1,2})[/_-](\d{1,2})(?=$|[/_.-])/.exec(pathname) ??
    /\/((?:19|20)\d\d)(\d\d)(\d\d)(?=$|[/_.-])/.exec(pathname)
  if (first) return [{ raw: first.slice(1, 4).join('-') }]
  const last = /(?:^|[/_~-])(\d{1,2})-(\d{1,2})-(20\d\d)(?=$|[/_.-])/.exec(pathname)
  return last ? [{ raw: last.slice(1, 4).join('-') }] : []
}

/** Matches domains of countries where English dates begin with the day. */
const DAY_FIRST = /\.(?:uk|ie|au|nz|in|za|sg|my|hk|ke|ng|gh|pk|lk|jm|mt)$/

function chooseDateLang(page: PageView): string | undefined {
  const declared = page.signals.lang || undefined
  const plainEnglish = declared === undefined || /^en(?:[-_]us)?$/i.test(declared)
  return plainEnglish && DAY_FIRST.test(page.url.hostname) ? 'en-GB' : declared
}
