import type { Warning } from '../../contracts/result.js'
import type { PageText } from '../page-text.js'
import {
  ADBLOCK_TITLES,
  AGE_ADDRESS,
  AGE_TITLES,
  CAPTCHA_WIDGETS,
  CHALLENGE_HEADERS,
  CHALLENGE_MARKUP,
  CHALLENGE_TITLES,
  CONSENT_ADDRESS,
  CONSENT_TITLES,
  LOGIN_ADDRESS,
  LOGIN_TITLES,
  MORE_CONSENT_TITLES,
  MORE_LOGIN_TITLES,
  NOT_FOUND_TITLES,
  RETURN_PARAMETER,
} from './interstitials.data.js'
import {
  SUMMARIZED_CHARS,
  splitTitle,
  summarizePage,
  type VisibleSummary,
} from './visible-summary.js'

export interface Arrival {
  readonly requestedUrl: string
  readonly url: string
  readonly statusCode: number
}

/** Answer to a request, which may be the page or a login page. */
export interface Landing extends Arrival {
  readonly headers: Readonly<Record<string, string>>
  readonly text: PageText
  readonly complete: boolean
  /** Lower bound of the number of visible characters, if known. */
  readonly visibleChars?: number
  readonly titles?: readonly string[]
}

const MESSAGES = {
  EADBLOCK: 'The target wants an ad blocker switched off before it shows the page.',
  EAGE: 'The target asks how old its visitors are before it shows the page.',
  EBOTWALL: 'The target answered with a check for robots instead of the page.',
  ECONSENT: 'The target asks for consent before it shows the page.',
  EEMPTY:
    'The target answered with nothing at all instead of the page, though its status is no failure.',
  ELOGIN: 'The target wants its visitors to log in before it shows the page.',
  ENOTFOUNDPAGE: 'The target says that there is no such page, though its status says success.',
  EREFUSED: 'The target answered STATUS instead of the page: it does not show it to this visitor.',
}

/** Codes of the warnings that an answer is not the page, but for example a login. */
export const INTERSTITIAL_CODES: ReadonlySet<string> = new Set([...Object.keys(MESSAGES), 'ESHELL'])

export function detectInterstitial(landing: Landing): Warning | undefined {
  const code = findWall(landing)
  return code && { code, message: MESSAGES[code].replace('STATUS', String(landing.statusCode)) }
}

function findWall(landing: Landing): keyof typeof MESSAGES | undefined {
  const { headers, text, complete, visibleChars = 0 } = landing
  if (CHALLENGE_HEADERS.some(([name, value]) => value.test(headers[name] ?? ''))) return 'EBOTWALL'
  const isEmpty = visibleChars === 0 && complete && landing.statusCode < 400
  if (isEmpty && text.html.trim() === '') return 'EEMPTY'
  const whole = complete && text.length <= SUMMARIZED_CHARS
  const suspect = mayBeWall(landing)
  // A long page that shows nothing suspicious is no wall.
  if (!suspect && (!whole || visibleChars >= SOME)) return undefined
  if (!suspect && visibleChars >= FEW && !hasTitleOfLongWall(landing)) return undefined
  const page = summarizePage(text.html, whole, suspect ? undefined : SOME)
  if (isChallengePage(landing, page)) return 'EBOTWALL'
  if (isConsentPage(landing, page)) return 'ECONSENT'
  if (isLoginPage(landing, page)) return 'ELOGIN'
  if (isAdblockWall(page)) return 'EADBLOCK'
  if (isAgeCheckPage(landing, page)) return 'EAGE'
  if (isNotFoundPage(landing, page)) return 'ENOTFOUNDPAGE'
  return isRefusedPage(landing) ? 'EREFUSED' : undefined
}

export function createWallExclusionTest(
  arrival: Arrival,
): (visibleChars: number, markupChars: number) => boolean {
  if (mayBeWall(arrival)) return () => false
  return (visibleChars, markupChars) => visibleChars >= SOME || markupChars > SUMMARIZED_CHARS
}

function mayBeWall(arrival: Arrival): boolean {
  const places = [CONSENT_ADDRESS, LOGIN_ADDRESS, AGE_ADDRESS]
  return isBlockingStatus(arrival.statusCode) || places.some((place) => redirectsTo(arrival, place))
}

/** Number of visible characters below which a page may be a login or another wall. */
const FEW = 1_500
const HARDLY_ANY = 250
const SOME = 4_000

function isBlockingStatus(statusCode: number) {
  return [401, 403, 405, 429, 451, 503].includes(statusCode)
}

function isChallengePage({ statusCode, text }: Landing, page: VisibleSummary): boolean {
  const bare = page.chars < FEW
  if (!bare && !isBlockingStatus(statusCode)) return false
  if (page.titles.some((title) => CHALLENGE_TITLES.test(title))) return true
  const markup = text.html.slice(0, SUMMARIZED_CHARS).toLowerCase()
  if (DECLARED.test(markup)) return false
  if (CHALLENGE_MARKUP.some((mark) => markup.includes(mark))) return true
  const form = page.passwords === 0 && page.fields <= MAX_CHALLENGE_FIELDS && page.chars < FEW / 2
  return form && CAPTCHA_WIDGETS.some((mark) => markup.includes(mark))
}

/** Matches metadata that only real pages have, such as `og:title`. */
const DECLARED = /property=["']?og:(?:title|description)|application\/ld\+json/

/** Maximum number of fields of a challenge. Ordinary forms with a captcha have more. */
const MAX_CHALLENGE_FIELDS = 1

function isConsentPage(arrival: Arrival, page: VisibleSummary): boolean {
  if (redirectsTo(arrival, CONSENT_ADDRESS)) return true
  return page.chars < SOME && hasTitle(page, CONSENT_TITLES, MORE_CONSENT_TITLES)
}

function hasTitle({ titles }: Pick<VisibleSummary, 'titles'>, ...known: RegExp[]): boolean {
  return titles.some((title) => known.some((one) => one.test(title)))
}

function hasTitleOfLongWall({ titles }: Landing): boolean {
  if (titles === undefined) return true
  const known = [CONSENT_TITLES, MORE_CONSENT_TITLES, NOT_FOUND_TITLES]
  return hasTitle({ titles: titles.flatMap(splitTitle) }, ...known)
}

function isAdblockWall(page: VisibleSummary): boolean {
  return page.chars < FEW && (hasTitle(page, ADBLOCK_TITLES) || ADBLOCK_TITLES.test(page.opening))
}

function isAgeCheckPage(arrival: Arrival, page: VisibleSummary): boolean {
  return redirectsTo(arrival, AGE_ADDRESS) || (page.chars < FEW && hasTitle(page, AGE_TITLES))
}

function isLoginPage(landing: Landing, page: VisibleSummary): boolean {
  if (landing.statusCode === 401 && landing.headers['www-authenticate'] !== undefined) return true
  const titled = hasTitle(page, LOGIN_TITLES, MORE_LOGIN_TITLES)
  const form = page.passwords > 0
  if (redirectsTo(landing, LOGIN_ADDRESS)) return form || titled || hasReturnUrlParameter(landing)
  return titled && (form ? page.chars < FEW : page.chars < HARDLY_ANY)
}

function isNotFoundPage({ statusCode }: Landing, page: VisibleSummary): boolean {
  if (statusCode >= 300) return false
  const said = page.titles.filter((title) => NOT_FOUND_TITLES.test(title))
  if (said.length === 0) return false
  // On a longer page, `404` may be a band's name.
  return page.chars < SOME && (page.chars < FEW || said.some((title) => !/^\d+$/.test(title)))
}

/** RFC 9110, 15.5.2 and 15.5.4; RFC 6585, section 4; RFC 7725. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429, 451])

function isRefusedPage({ statusCode, text }: Landing): boolean {
  return (
    REFUSALS.has(statusCode) && !DECLARED.test(text.html.slice(0, SUMMARIZED_CHARS).toLowerCase())
  )
}

/** True if a redirect led to a URL whose host or path has a new part that matches `pattern`. */
function redirectsTo({ requestedUrl, url }: Arrival, pattern: RegExp): boolean {
  if (requestedUrl === url) return false
  const before = splitUrlIntoParts(new URL(requestedUrl))
  const after = splitUrlIntoParts(new URL(url))
  return after.some((name) => pattern.test(name) && !before.includes(name))
}

/** True if a parameter holds the requested path, as in `?next=/path`. */
function hasReturnUrlParameter({ requestedUrl, url }: Arrival): boolean {
  const path = new URL(requestedUrl).pathname.replace(/\/$/, '')
  return [...new URL(url).searchParams].some(
    ([name, value]) => RETURN_PARAMETER.test(name) && path !== '' && value.includes(path),
  )
}

function splitUrlIntoParts({ hostname, pathname }: URL): string[] {
  const labels = hostname.split('.').slice(0, -1)
  return [...labels, ...pathname.toLowerCase().split('/')].slice(0, MAX_PARTS)
}

const MAX_PARTS = 32
