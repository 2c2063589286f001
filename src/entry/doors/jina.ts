import type { RuleInput } from '../../contracts/rules.js'
import { omitUndefined } from '../../lib/data/omit-undefined.js'
import { decodePercent } from '../../lib/net/parse-url.js'
import {
  createJsonReply,
  createPageRoute,
  createTextReply,
  type Door,
  type PageAnswer,
} from './door.js'
import { type DoorFields, declareField, type GivenFields, type Kind } from './door-fields.js'
import { acceptChoice, acceptNumber, FLAG, SELECTOR, TEXT } from './kinds.js'
import {
  FINAL_URL_RULE,
  findFile,
  findFinalUrl,
  findText,
  listWarningMessages,
} from './page-values.js'

const FORMAT = acceptChoice('content', 'markdown', 'html', 'text', 'screenshot', 'pageshot')

const OPTIONS = {
  respondWith: FORMAT,
  returnFormat: FORMAT,
  targetSelector: SELECTOR,
  removeSelector: SELECTOR,
  waitForSelector: SELECTOR,
  timeout: acceptNumber(1, 180),
  noCache: FLAG,
  cacheTolerance: acceptNumber(0, 31_536_000),
  locale: TEXT,
  userAgent: TEXT,
  referer: TEXT,
  setCookie: TEXT,
  proxyUrl: TEXT,
}

type Options = {
  readonly [N in keyof typeof OPTIONS]?: (typeof OPTIONS)[N] extends Kind<infer V> ? V : never
}

const HEADERS = declareOptionFields('header', toHeaderName)

/** API of Jina's Reader. Agents use it to get pages as Markdown. */
export const JINA: Door = {
  example: `curl '{origin}/jina/{url}'`,
  routes: [
    createPageRoute({
      path: '/jina/*',
      fields: HEADERS,
      isOptionHeader,
      // Query parameters belong to the target's URL, so none is reported as ignored.
      isSilent: () => true,
      toQuestion: (values, given, ignore) =>
        createPageQuestion(readTargetUrl(given.target), values, given, ignore),
    }),
    createPageRoute({
      method: 'POST',
      path: '/jina',
      fields: {
        url: declareField('body', TEXT),
        ...HEADERS,
        ...declareOptionFields('body', (name) => name),
      },
      isOptionHeader,
      toQuestion: (values, given, ignore) =>
        createPageQuestion(String(values.url ?? ''), values, given, ignore),
    }),
  ],
  toErrorReply: ({ error, status }) => {
    const { code: name, message } = error
    const readableMessage = `${name}: ${message}`
    const body = { data: null, code: status, status: status * 100, name, message, readableMessage }
    return createJsonReply(body, status)
  },
}

function declareOptionFields(place: 'header' | 'body', toName: typeof toHeaderName): DoorFields {
  const entries: [string, Kind<unknown>][] = Object.entries(OPTIONS)
  const fields = entries.map(([name, kind]) => [toName(name), declareField(place, kind)])
  return Object.fromEntries(fields)
}

function toHeaderName(name: string): string {
  return `x-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

function readTargetUrl(target: string): string {
  const rest = target.slice('/jina/'.length)
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(rest) ?? []
  const isEncoded = /^https?%3a/i.test(path)
  const address = (isEncoded ? decodePercent(path) : path) + query
  if (/^https?:\/+/i.test(address)) return address.replace(/^(https?:)\/+/i, '$1//')
  return /^[\w-]+\.[\w-]/.test(address) ? `http://${address}` : address
}

function createPageQuestion(
  url: string,
  values: Readonly<Record<string, unknown>>,
  { headers }: GivenFields,
  ignore: (name: string) => void,
) {
  for (const name of Object.keys(headers)) {
    if (name !== 'accept' && !Object.hasOwn(HEADERS, name)) ignore(name)
  }
  const names = Object.keys(OPTIONS)
  const options: Options = Object.fromEntries(
    names.map((name) => [name, values[name] ?? values[toHeaderName(name)]]),
  )
  const format = options.respondWith ?? options.returnFormat ?? 'content'
  const { cacheTolerance } = options
  const maxAge = cacheTolerance === undefined ? undefined : cacheTolerance * 1_000
  const isJson = /\bapplication\/json\b/i.test(headers.accept ?? '')
  return {
    parameters: toRequestParameters(url, format, options),
    options: { maxAge },
    toReply: (page: PageAnswer) =>
      isJson
        ? createJsonReply({ code: 200, status: 20_000, data: toReaderData(page, format) })
        : toPlainReply(page, format),
  }
}

/** Matches `x-` headers that never change the answer. */
const USUAL = /^x-(?:api-|forwarded-|real-ip|request-id)/

function isOptionHeader(name: string): boolean {
  return name === 'accept' || (name.startsWith('x-') && !USUAL.test(name))
}

type Format = NonNullable<Options['respondWith']>

function toRequestParameters(url: string, format: Format, options: Options) {
  const { waitForSelector, timeout, noCache, locale, userAgent, referer, setCookie, proxyUrl } =
    options
  const isShot = format === 'screenshot' || format === 'pageshot'
  return {
    url,
    meta: { title: true, description: true, date: true },
    data: {
      ...FINAL_URL_RULE,
      ...(!isShot && { content: createContentRules(format, options) }),
    },
    headers: {
      ...(locale && { 'accept-language': locale }),
      ...(userAgent && { 'user-agent': userAgent }),
      ...(referer && { referer }),
      // Keeps only the cookie's name and value. Attributes follow the first `;` (RFC 6265, section 4.1).
      ...(setCookie && { cookie: setCookie.split(';', 1)[0] ?? '' }),
    },
    ...(isShot && { screenshot: { type: 'png', fullPage: format === 'pageshot' } }),
    ...(waitForSelector && { waitForSelector }),
    ...(timeout !== undefined && { timeout: timeout * 1_000 }),
    ...(noCache && { force: true }),
    ...(proxyUrl && { proxy: proxyUrl }),
  }
}

function createContentRules(
  format: 'content' | 'markdown' | 'html' | 'text',
  { targetSelector, removeSelector }: Options,
): RuleInput | RuleInput[] {
  const isPart = targetSelector !== undefined || removeSelector !== undefined
  const attr = {
    content: 'markdown',
    markdown: 'markdown',
    html: isPart ? 'outerHTML' : 'html',
    text: 'text',
  }[format]
  const value = { attr, ...(removeSelector && { exclude: removeSelector }) }
  if (targetSelector) return { selectorAll: targetSelector, ...value }
  const whole = isPart ? { selector: 'html', ...value } : value
  return format === 'content' ? [{ selector: ':main(with-title)', ...value }, whole] : whole
}

function joinContentTexts({ result }: PageAnswer): string {
  const parts = [result.data.content as unknown].flat()
  return parts.filter((part) => typeof part === 'string').join('\n\n')
}

function listReaderWarnings(page: PageAnswer): readonly string[] {
  const { statusCode = 200 } = page.result
  const warnings = listWarningMessages(page)
  return statusCode < 400 ? warnings : [`Target URL returned error ${statusCode}`, ...warnings]
}

function toReaderData(page: PageAnswer, format: Format) {
  const warning = listReaderWarnings(page).join(' ')
  const content =
    format === 'screenshot' || format === 'pageshot'
      ? { [`${format}Url`]: findFile(page, 'screenshot')?.url ?? null }
      : { [format === 'markdown' ? 'content' : format]: joinContentTexts(page) }
  return omitUndefined({
    title: findText(page, 'title'),
    description: findText(page, 'description'),
    url: findFinalUrl(page),
    ...content,
    publishedTime: findText(page, 'date'),
    warning: warning || undefined,
    usage: { tokens: 0 },
  })
}

function toPlainReply(page: PageAnswer, format: Format) {
  if (format === 'html' || format === 'text') return createTextReply(joinContentTexts(page))
  const shot = findFile(page, 'screenshot')?.url
  if (shot !== undefined) return { status: 302, headers: { location: shot }, body: '' }
  const published = findText(page, 'date')
  const lines = [
    `Title: ${findText(page, 'title') ?? ''}`,
    `URL Source: ${findFinalUrl(page)}`,
    ...(published === undefined ? [] : [`Published Time: ${published}`]),
    ...listReaderWarnings(page).map((warning) => `Warning: ${warning}`),
    `Markdown Content:\n${joinContentTexts(page)}`,
  ]
  return createTextReply(lines.join('\n\n'))
}
