import { INSIDE, type Marked } from '../page/index.js'
import { type Moment, readDate } from '../values/index.js'
import type { PageView } from './page-view.js'
import type { RawMatch } from './raw-match.js'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 86_400_000
/** No zone is further from UTC than this. */
const ZONE = 14 * 60 * MINUTE
/** Almost all zones differ by whole or half hours. */
const STEP = 30 * MINUTE
/** Dates on the page that are compared with the declared one. */
const COMPARED = 12

/**
 * A publication date is first of all a day, and readers know it as the site writes it. Where UTC
 * puts an instant on the day before or after, it is moved to the closest moment of that day.
 */
export function onWrittenDay(moment: Moment, page: PageView): number {
  const { time } = moment
  const declared = moment.day !== startOf(time)
  const day = declared || time === moment.day ? moment.day : (siteDay(time, page) ?? moment.day)
  return Math.min(Math.max(time, day), day + DAY - SECOND)
}

function startOf(time: number): number {
  return Math.floor(time / DAY) * DAY
}

/** The day that the page's address, or the clock shown on the page, gives to the same instant. */
function siteDay(time: number, page: PageView): number | undefined {
  for (const moment of page.once('dates shown', () => datesShown(page))) {
    const { time: shown, day } = moment
    const distance = Math.abs(shown - time)
    const sameClock = shown !== day && distance <= ZONE && distance % STEP < MINUTE
    if (sameClock) return day
  }
  const [address] = inAddress(page)
  const day = address && readDate(address.raw)?.day
  return day !== undefined && time >= day - ZONE && time < day + DAY + ZONE ? day : undefined
}

function datesShown(page: PageView): Moment[] {
  const { dates, years } = page.signals
  const marks: (Marked & { readonly datetime?: string })[] = [...dates, ...years]
  return marks
    .filter((mark) => (mark.inside & OTHERS) === 0 && !MODIFIED.test(mark.names))
    .flatMap(({ datetime = '', text }) => [datetime, text])
    .filter((text) => /\d:\d\d/.test(text) && !MODIFIED.test(text))
    .slice(0, COMPARED)
    .map((text) => readDate(text, { lang: dateLang(page), now: page.context.now }))
    .filter((moment) => moment !== undefined)
}

/** What speaks of other texts than the page's own. */
export const OTHERS = INSIDE.comments | INSIDE.related
const ELSEWHERE = OTHERS | INSIDE.nav | INSIDE.footer | INSIDE.aside
/** Words, in texts and in names of classes, for a date that is not that of publication. */
const MODIFIED = /updat|modif|edit|aktualis|chang/i

/** Whether a date may be that of the page: in its own text, and not that of a change. */
export function isOwn({ inside, names }: Marked): boolean {
  return (inside & ELSEWHERE) === 0 && !MODIFIED.test(names)
}

/** `/2020/09/22/`, `/2020-09-22-`, `/20200922/`, `/22-09-2020`. */
export function inAddress({ url: { pathname } }: PageView): RawMatch[] {
  const first =
    /(?:^|[/_-])((?:19|20)\d\d)[/_-](\d{1,2})[/_-](\d{1,2})(?=$|[/_.-])/.exec(pathname) ??
    /\/((?:19|20)\d\d)(\d\d)(\d\d)(?=$|[/_.-])/.exec(pathname)
  if (first) return [{ raw: first.slice(1, 4).join('-') }]
  const last = /(?:^|[/_~-])(\d{1,2})-(\d{1,2})-(20\d\d)(?=$|[/_.-])/.exec(pathname)
  return last ? [{ raw: last.slice(1, 4).join('-') }] : []
}

/** Where English is not American, the country in the host's name says how dates are written. */
const DAY_FIRST = /\.(?:uk|ie|au|nz|in|za|sg|my|hk|ke|ng|gh|pk|lk|jm|mt)$/

export function dateLang(page: PageView): string | undefined {
  const declared = page.signals.lang || undefined
  const plainEnglish = declared === undefined || /^en(?:[-_]us)?$/i.test(declared)
  return plainEnglish && DAY_FIRST.test(page.url.hostname) ? 'en-GB' : declared
}
