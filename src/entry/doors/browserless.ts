import { findOwnMediaType, type OwnFile } from '../../contracts/own-files.js'
import type { Media } from '../../contracts/result.js'
import { omitUndefined } from '../../lib/data/omit-undefined.js'
import { createParameterError, LOAD_EVENTS } from '../../params/index.js'
import { COOKIE, toCookieHeader } from './browser-kinds.js'
import {
  type AskedPage,
  createDoorRoute,
  createTextReply,
  type Door,
  type DoorCalls,
} from './door.js'
import {
  type DoorFields,
  declareField,
  declareRefusedField,
  type Kind,
  type ValuesOfFields,
} from './door-fields.js'
import {
  acceptChoice,
  acceptList,
  acceptNumber,
  acceptObject,
  FLAG,
  HEADERS,
  NUMBERS,
  TEXT,
} from './kinds.js'
import { FINAL_URL_RULE, findFinalUrl, findText } from './page-values.js'

const WAIT_UNTIL: Kind<readonly string[]> = {
  form: `${acceptChoice(...LOAD_EVENTS).form}, or a list of them`,
  parse: (value) => {
    const all = [value].flat()
    const known = all.flatMap((one) => LOAD_EVENTS.find((event) => event === one) ?? [])
    return known.length === all.length ? known : undefined
  },
}

const LENGTH: Kind<string> = {
  form: 'pixels, or a length such as `21cm`',
  parse: (value) => {
    const text = typeof value === 'number' ? String(value) : value
    if (typeof text !== 'string') return undefined
    const [, amount, unit = 'px'] = /^(\d{1,6}(?:\.\d{1,9})?)(px|in|cm|mm)?$/.exec(text) ?? []
    return amount === undefined ? undefined : `${amount}${unit}`
  },
}

const INSERTION = acceptObject({ url: TEXT, content: TEXT })

const COMMON_FIELDS = {
  url: declareField('body', TEXT),
  gotoOptions: declareField(
    'body',
    acceptObject({ waitUntil: WAIT_UNTIL, timeout: acceptNumber(0, 600_000), referer: TEXT }),
  ),
  waitForSelector: declareField('body', acceptObject({ selector: TEXT })),
  waitForTimeout: declareField('body', acceptNumber(0, 600_000)),
  viewport: declareField(
    'body',
    acceptObject({
      width: NUMBERS.side,
      height: NUMBERS.side,
      deviceScaleFactor: NUMBERS.pixelRatio,
    }),
  ),
  userAgent: declareField('body', TEXT),
  setExtraHTTPHeaders: declareField('body', HEADERS),
  cookies: declareField('body', acceptList(COOKIE, 100)),
  setJavaScriptEnabled: declareField('body', FLAG, true),
  emulateMediaType: declareField('body', acceptChoice('screen', 'print')),
  addScriptTag: declareField('body', acceptList(INSERTION, 20)),
  addStyleTag: declareField('body', acceptList(INSERTION, 20)),
  blockAds: declareField('query', FLAG, false),
  html: declareRefusedField('body', 'Send the address of a page in `url`.'),
}

type CommonValues = Partial<ValuesOfFields<typeof COMMON_FIELDS>>

const SCREENSHOT = acceptObject({
  type: acceptChoice('png', 'jpeg'),
  quality: NUMBERS.quality,
  fullPage: FLAG,
  omitBackground: FLAG,
})

const SCREENSHOT_FIELDS = {
  ...COMMON_FIELDS,
  selector: declareField('body', TEXT),
  options: declareField('body', SCREENSHOT, {}),
}

const PDF = acceptObject({
  format: TEXT,
  width: LENGTH,
  height: LENGTH,
  landscape: FLAG,
  margin: acceptObject({ top: LENGTH, right: LENGTH, bottom: LENGTH, left: LENGTH }),
  scale: NUMBERS.pdfScale,
  printBackground: FLAG,
  pageRanges: TEXT,
})

const PDF_FIELDS = { ...COMMON_FIELDS, options: declareField('body', PDF, {}) }

function createPrefixedRoutes<F extends DoorFields>(
  name: string,
  fields: F,
  answer: Parameters<typeof createDoorRoute<F>>[0]['answer'],
) {
  return PREFIXES.map((prefix) => createDoorRoute({ path: `${prefix}/${name}`, fields, answer }))
}

const PREFIXES = ['', '/chromium', '/chrome']

function createRefusedRoute(path: string) {
  const fault = `${path} is not served here. Send \`/content\`, \`/screenshot\` or \`/pdf\`.`
  const answer = () => Promise.reject(createParameterError('path', fault))
  return createDoorRoute({ path, fields: {}, answer })
}

export const BROWSERLESS: Door = {
  example: `curl '{origin}/screenshot' --json '{"url":"{json}"}' --output page.png`,
  apiKeyParameters: ['token'],
  routes: [
    ...createPrefixedRoutes('content', COMMON_FIELDS, async (values, { ask }) => {
      const page = await ask({
        ...toRequestParameters(values),
        prerender: true,
        data: { ...FINAL_URL_RULE, html: { attr: 'html' } },
      })
      const headers = createDocumentHeaders(page, 'text/html; charset=utf-8')
      return { status: 200, headers, body: findText(page, 'html') ?? '' }
    }),
    ...createPrefixedRoutes('screenshot', SCREENSHOT_FIELDS, async (values, calls) => {
      const screenshot = omitUndefined({ ...values.options, element: values.selector })
      const page = await calls.ask({
        ...toRequestParameters(values),
        data: FINAL_URL_RULE,
        screenshot: { type: 'png', ...screenshot },
      })
      return createFileReply(page, 'screenshot', calls)
    }),
    ...createPrefixedRoutes('pdf', PDF_FIELDS, async (values, calls) => {
      const pdf = omitUndefined({ ...DEFAULT_SHEET, ...values.options })
      const page = await calls.ask({ ...toRequestParameters(values), data: FINAL_URL_RULE, pdf })
      return createFileReply(page, 'pdf', calls)
    }),
    ...['function', 'scrape', 'download', 'performance'].flatMap((name) =>
      PREFIXES.map((prefix) => createRefusedRoute(`${prefix}/${name}`)),
    ),
  ],
  toErrorReply: ({ error, status }) => createTextReply(error.message, status),
}

/** Default options of a PDF. Puppeteer has the same. */
const DEFAULT_SHEET = {
  format: 'Letter',
  margin: { top: '0px', right: '0px', bottom: '0px', left: '0px' },
  scale: 1,
  printBackground: false,
}

function toRequestParameters(values: CommonValues) {
  const { url = '', gotoOptions = {}, viewport = {}, userAgent, cookies } = values
  const named = omitUndefined({
    referer: gotoOptions.referer,
    'user-agent': userAgent,
    cookie: toCookieHeader(cookies, url),
  })
  return omitUndefined({
    url,
    meta: false,
    adblock: values.blockAds,
    headers: { ...values.setExtraHTTPHeaders, ...named },
    viewport: { width: 800, height: 600, deviceScaleFactor: 1, ...viewport },
    javascript: values.setJavaScriptEnabled,
    mediaType: values.emulateMediaType,
    waitUntil: gotoOptions.waitUntil,
    timeout: gotoOptions.timeout || undefined,
    waitForSelector: values.waitForSelector?.selector,
    waitForTimeout: values.waitForTimeout,
    scripts: listTagSources(values.addScriptTag),
    styles: listTagSources(values.addStyleTag),
  })
}

function listTagSources(tags: CommonValues['addScriptTag']): readonly string[] | undefined {
  return tags?.flatMap(({ url, content }) => url ?? content ?? [])
}

async function createFileReply(page: AskedPage, name: OwnFile, { readFile }: DoorCalls) {
  const file = page.result.data[name] as Media
  const headers = createDocumentHeaders(page, findOwnMediaType(file.type ?? 'pdf') ?? '')
  return { status: 200, headers, body: await readFile(file) }
}

function createDocumentHeaders(page: AskedPage, type: string): Record<string, string> {
  return {
    'content-type': type,
    'x-response-code': String(page.result.statusCode ?? 200),
    'x-response-url': findFinalUrl(page),
  }
}
