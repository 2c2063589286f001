import type { Request } from '../request/request.js'
import type { Failure } from './answer.js'

/** A plain headline for a failure, with actions that may help. */
export interface FailureHelp {
  readonly headline: string
  readonly actions: readonly HelpAction[]
}

/** Asks a changed request, or without one the same again. */
export interface HelpAction {
  readonly label: string
  readonly request?: Request
}

const HEADLINES: Readonly<Record<string, string>> = {
  EINVALURL: 'This is not the address of a page',
  EFORBIDDENURL: 'This address is not public',
  EMAXREDIRECTS: 'The page sends its visitors on and on',
  EINVALDATA: 'A rule is not right',
  EINVALEVAL: 'A rule’s function is not right',
  EINVALFUNCTION: 'The function is not right',
  EINVALPROXY: 'The proxy cannot be used',
  ENOBROWSER: 'This service has no browser',
  ENOMATCH: 'The page has no such value',
  ENOTOK: 'Something else came instead of the page',
  EPDFTOOLARGE: 'This PDF is too large',
  EAUTH: 'A key is needed',
  EROBOTS: 'The site asks robots to stay away from this page',
  ENOTCAPTURED: 'This is not in the capture',
  EURITOOLONG: 'This asks for too much at once',
  ERATE: 'These were too many requests for now',
  EFATAL: 'The page could not be reached',
  ETIMEOUT: 'The page took too long',
  EBRWSRTIMEOUT: 'The page took too long in the browser',
  EBUSY: 'The service is busy',
  EUNREACHABLE: 'The service does not answer',
}

/** Failures that may be over the next time. */
const PASSING = new Set(['EFATAL', 'ETIMEOUT', 'EBRWSRTIMEOUT', 'EBUSY', 'ERATE', 'EUNREACHABLE'])
/** Failures that another way to the page may avoid. */
const ON_THE_WAY = new Set(['EFATAL', 'ETIMEOUT'])

export function helpFor(failure: Failure, request: Request, hasBrowser: boolean): FailureHelp {
  const { code } = failure
  const headline = findHeadline(failure, request)
  const isTooLarge = headline === TOO_LARGE_TO_OPEN
  const actions: HelpAction[] = []
  if (!isTooLarge && PASSING.has(code)) actions.push({ label: 'Try again' })
  if (!isTooLarge && ON_THE_WAY.has(code) && request.url.startsWith('https://')) {
    const url = request.url.replace(/^https/, 'http')
    actions.push({ label: 'Try http://', request: { ...request, url } })
  }
  const isPlain = !request.options.some(([name]) => name === 'prerender')
  if (hasBrowser && isPlain && (code === 'ENOTOK' || code === 'ETIMEOUT')) {
    actions.push(openInBrowser(request))
  }
  return { headline, actions }
}

const TOO_LARGE_TO_OPEN = 'The page is too large for the browser'

function findHeadline({ code, message }: Failure, { rows }: Request): string {
  if (code === 'EFATAL' && message.includes('memory')) return TOO_LARGE_TO_OPEN
  // The rules are the playground's own, as for the text: only the page can be too much for them.
  if (code === 'EINVALDATA' && rows.length === 0) return 'The page is too large for this'
  return (Object.hasOwn(HEADLINES, code) && HEADLINES[code]) || 'An option is not right'
}

export function openInBrowser(request: Request): HelpAction & { readonly request: Request } {
  const options = [...request.options, ['prerender', 'true'] as const]
  return { label: 'Open in a browser', request: { ...request, options } }
}
