import { escapeUTF8 } from 'entities'
import { ERROR_STATUS, type ErrorCode } from '../../../contracts/errors.js'
import { frame } from './docs-layout.js'

/** Meaning of each code, and how to fix it. */
export const ERROR_TEXTS: Record<ErrorCode, { meaning: string; fix: string }> = {
  EINVALURL: {
    meaning: 'The address is missing, is not a web address, or its name does not exist.',
    fix: 'Send one whole address with http:// or https:// written out, percent-encoded: ?url=https%3A%2F%2Fexample.com%2F%3Fpage%3D2. Check the spelling of the name.',
  },
  EFORBIDDENURL: {
    meaning:
      'The address leads to a host that is not public, by itself, by its name or by a redirect.',
    fix: 'Ask for a public address. To reach hosts of your own network, the operator lists them in LINKGLASS_ALLOW.',
  },
  EMAXREDIRECTS: {
    meaning: 'The target kept redirecting, or redirects in a circle.',
    fix: 'Open the address in a browser and use the one that it ends at.',
  },
  EINVALDATA: {
    meaning:
      'A rule under data is not one: it is empty, its selector is not CSS, or it has none of selector, selectorAll, attr and evaluate.',
    fix: 'The message names the rule and the value. A whole rule looks like data.price.selector=.price&data.price.type=number.',
  },
  EINVALEVAL: {
    meaning:
      'The function given as evaluate does not parse, threw, took too long, needed too much memory, or gave something that is not JSON.',
    fix: 'Send the source of one function of the value, for example (value) => value.trim(). It sees nothing but the value.',
  },
  EINVALFUNCTION: {
    meaning: 'What was given as function does not parse, or does not unpack.',
    fix: 'Send the source of one function, as in ({ page }) => page.title(), or that compressed: br# or gz# and base64url, lz# and the URI form of lz-string.',
  },
  EINVALQUERY: {
    meaning:
      'A parameter was given twice, in two shapes that exclude each other, or with a value that it does not take.',
    fix: 'The message names the parameter. Give each one once; booleans are true or false.',
  },
  EINVALTTL: {
    meaning: 'ttl is not a duration, or is out of range.',
    fix: 'Give milliseconds or a duration from 1 minute to 31 days: ttl=90s, ttl=1h, ttl=1d, ttl=min, ttl=max.',
  },
  EINVALSTTL: {
    meaning: 'staleTtl is not a duration, or is not below ttl.',
    fix: 'Give a duration below ttl, 0 to refresh at every hit, or false.',
  },
  EINVALPROXY: {
    meaning: 'proxy is not an address that can be used, or callers may not choose one here.',
    fix: 'Leave proxy out, or ask the operator.',
  },
  ENOBROWSER: {
    meaning:
      'The request needs a browser, and this service has none; or it needs Lighthouse (insights).',
    fix: 'Leave out the parameter that the message names, or set it to false. The operator can give the service a browser: npm install playwright-core @sparticuz/chromium, or LINKGLASS_BROWSER.',
  },
  EINVALOVERLAYBG: {
    meaning:
      'The background of a screenshot’s overlay is not a CSS color, a CSS gradient or the address of an image.',
    fix: 'Write for instance overlay.background=%23c1c1c1, or the address of an image, percent-encoded.',
  },
  ENOMATCH: {
    meaning: 'The element that was to be shown never became visible.',
    fix: 'Check the selector given as screenshot.element against the page, or wait for what shows it: waitForSelector, click.',
  },
  ENOTOK: {
    meaning:
      'requireOk was given, and the target answered with a status from 400 on, or with a wall, a shell or nothing instead of the page.',
    fix: 'The message says what came. Leave requireOk out to read it all the same, with its statusCode and warnings.',
  },
  EPAGERANGE: {
    meaning: 'A range of pdf.pageRanges starts after the last page of the print.',
    fix: 'Leave pageRanges out to see how many pages there are. An end after the last page is cut.',
  },
  EPDFTOOLARGE: {
    meaning:
      'The PDF was not printed in time, or is larger than the files that the service keeps or fetches.',
    fix: 'Ask for fewer pages with pageRanges, for a larger sheet or a smaller scale, or raise timeout.',
  },
  EBRWSRTIMEOUT: {
    meaning:
      'The page could not be used in a browser in time: it kept the browser busy, or never came.',
    fix: 'Try again later, or with javascript=false. A plain fetch may do: prerender=false.',
  },
  EBADREQUEST: {
    meaning: 'What arrived is not a well-formed HTTP request.',
    fix: 'Send GET /?url=https://example.com as HTTP/1.1.',
  },
  EAUTH: {
    meaning: 'The key in x-api-key is not one of this service.',
    fix: 'Check the key, or leave the header out to use the free plan.',
  },
  ENOTFOUND: {
    meaning: 'There is nothing at this path.',
    fix: 'The service answers at GET /?url=…; the target goes into the url parameter, not into the path.',
  },
  EMETHOD: {
    meaning: 'The service only reads: it takes GET, HEAD and OPTIONS, and POST for batches.',
    fix: 'Send GET /?url=…',
  },
  EPAYLOAD: {
    meaning: 'The request has a body that is too large.',
    fix: 'Send a batch in parts. Every other request has its parameters in the query string and needs no body.',
  },
  EURITOOLONG: {
    meaning: 'The address of the request is longer than the service reads.',
    fix: 'Send fewer or shorter rules, or several requests.',
  },
  ERANGE: {
    meaning: 'The range asked for lies outside of the file that embed points to.',
    fix: 'Ask for a range within the file, or send no range header to get all of it.',
  },
  ERATE: {
    meaning: 'The plan’s requests are used up until its window ends.',
    fix: 'Wait for the seconds in retry-after, or send a key with a larger plan in x-api-key. The operator sets plans in LINKGLASS_PLANS.',
  },
  EHEADERS: {
    meaning: 'The request line and headers together are larger than the service reads.',
    fix: 'Send fewer or shorter headers and rules.',
  },
  EFATAL: {
    meaning:
      'The target could not be read: it refused or broke the connection, its certificate is not valid, or it did not speak HTTP.',
    fix: 'Open the address in a browser. If it works there, try again later, and report it with the request’s id if it stays.',
  },
  ETIMEOUT: {
    meaning: 'The target took too long to answer.',
    fix: 'Try again later, or raise timeout up to the service’s limit.',
  },
  EBUSY: {
    meaning: 'More requests are under way than the service, or this target, takes at once.',
    fix: 'Wait for the seconds in retry-after and try again.',
  },
}

const CODES = new Map(
  Object.keys(ERROR_TEXTS).map((code) => [code.toLowerCase(), code as ErrorCode]),
)

/** Renders the page at `/errors/<code>`; `undefined` if there is no such code. */
export function errorPage(name: string): string | undefined {
  const code = CODES.get(name.toLowerCase())
  if (code === undefined) return undefined
  const { meaning, fix } = ERROR_TEXTS[code]
  return frame(
    code,
    `<h1><code>${code}</code></h1>
<p>${escapeUTF8(meaning)}</p>
<h2>How to fix it</h2>
<p>${escapeUTF8(fix)}</p>
<p><small>Answered with HTTP ${ERROR_STATUS[code]}.</small></p>`,
  )
}

/** Renders the page for an address that does not exist. */
export function notFoundPage(message: string): string {
  return frame(
    'Not found',
    `<h1>There is nothing here</h1>
<p>${escapeUTF8(message)}</p>
<p><a href="/playground">Try a link on the playground</a>, or <a href="/docs">read the documents</a>.</p>`,
  )
}
