import { INSIDE, type Marked } from '../../page/index.js'
import type { PageView, RawMatch } from '../page-view.js'

export const OTHER_TEXTS = INSIDE.comments | INSIDE.related
const ELSEWHERE = OTHER_TEXTS | INSIDE.nav | INSIDE.footer | INSIDE.aside
/** Words in class names of other dates than that of publication. */
const MODIFIED = /updat|modif|edit|aktualis|chang|access-?date/i
/** Words before the day on which a source was read. */
const READ_ON =
  /(?:retrieved|accessed|last visited|abgerufen|consultée? le|consultado el?|consultato il|geraadpleegd op|hämtad|hentet)\D{0,20}\d/i

/** True for a date in the page's own text that is not marked as that of a change. */
export function isOwn(mark: Marked, page: PageView): boolean {
  const { inside, names } = mark
  return (inside & ELSEWHERE) === 0 && !MODIFIED.test(names) && !isInDataTable(mark, page)
}

/** True for a date in a table of data, which is a part of the data. */
export function isInDataTable({ at }: Marked, { signals: { tables } }: PageView): boolean {
  return tables.some(({ start, end }) => start < at && at < end)
}

/** True for a day on which a source was read: `Retrieved October 13, 2016`. */
export function isReadOn(text: string): boolean {
  return READ_ON.test(text)
}

/** Finds a date in the address: `/2020/09/22/`, `/2020-09-22-`, `/20200922/`, `/22-09-2020`. */
export function findInAddress({ url: { pathname } }: PageView): RawMatch[] {
  const first =
    /(?:^|[/_-])((?:19|20)\d\d)[/_-](\d{1,2})[/_-](\d{1,2})(?=$|[/_.-])/.exec(pathname) ??
    /\/((?:19|20)\d\d)(\d\d)(\d\d)(?=$|[/_.-])/.exec(pathname)
  if (first) return [{ raw: first.slice(1, 4).join('-') }]
  const last = /(?:^|[/_~-])(\d{1,2})-(\d{1,2})-(20\d\d)(?=$|[/_.-])/.exec(pathname)
  return last ? [{ raw: last.slice(1, 4).join('-') }] : []
}

/** Hosts of countries where dates in English have the day first. */
const DAY_FIRST = /\.(?:uk|ie|au|nz|in|za|sg|my|hk|ke|ng|gh|pk|lk|jm|mt)$/

export function findDateLang(page: PageView): string | undefined {
  const declared = page.signals.lang || undefined
  const plainEnglish = declared === undefined || /^en(?:[-_]us)?$/i.test(declared)
  return plainEnglish && DAY_FIRST.test(page.url.hostname) ? 'en-GB' : declared
}
