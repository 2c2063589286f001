import type { Media } from '../../contracts/result.js'
import { omitUndefined } from '../../lib/data/omit-undefined.js'
import { createParameterError, LOAD_EVENTS } from '../../params/index.js'
import { COOKIE, declareObject, toCookieHeader, toFileMediaType } from './browser-kinds.js'
import {
  type AskedPage,
  createRoute,
  createTextReply,
  type Door,
  type DoorCalls,
  type DoorReply,
  type DoorRoute,
} from './door.js'
import {
  accept,
  type DoorFields,
  type Kind,
  refuse,
  type ValuesOfFields,
  withDefault,
} from './door-fields.js'
import { declareChoice, declareList, declareNumber, FLAG, NUMBERS, TEXT, TEXTS } from './kinds.js'
import { findText } from './page-values.js'

const WAIT_UNTIL: Kind<readonly string[]> = {
  form: `${declareChoice(...LOAD_EVENTS).form}, or a list of them`,
  right: ['load', ['networkidle2']],
  wrong: ['never', ['never'], 5],
  parse: (value) => {
    const all = [value].flat()
    const known = all.flatMap((one) => LOAD_EVENTS.find((event) => event === one) ?? [])
    return known.length === all.length ? known : undefined
  },
}

const LENGTH: Kind<string> = {
  form: 'pixels, or a length such as `21cm`',
  right: [800, '21cm'],
  wrong: [{}, 'wide', '5 miles'],
  parse: (value) => {
    const text = typeof value === 'number' ? String(value) : value
    if (typeof text !== 'string') return undefined
    const [, amount, unit = 'px'] = /^(\d{1,6}(?:\.\d{1,9})?)(px|in|cm|mm)?$/.exec(text) ?? []
    return amount === undefined ? undefined : `${amount}${unit}`
  },
}

const INSERTION = declareObject({ url: TEXT, content: TEXT })

const COMMON_FIELDS = {
  url: accept('body', TEXT),
  gotoOptions: accept(
    'body',
    declareObject({ waitUntil: WAIT_UNTIL, timeout: declareNumber(0, 600_000), referer: TEXT }),
  ),
  waitForSelector: accept('body', declareObject({ selector: TEXT })),
  waitForTimeout: accept('body', declareNumber(0, 600_000)),
  viewport: accept(
    'body',
    declareObject({
      width: NUMBERS.side,
      height: NUMBERS.side,
      deviceScaleFactor: NUMBERS.pixelRatio,
    }),
  ),
  userAgent: accept('body', TEXT),
  setExtraHTTPHeaders: accept('body', TEXTS),
  cookies: accept('body', declareList(COOKIE, 100)),
  setJavaScriptEnabled: withDefault('body', FLAG, true),
  emulateMediaType: accept('body', declareChoice('screen', 'print')),
  addScriptTag: accept('body', declareList(INSERTION, 20)),
  addStyleTag: accept('body', declareList(INSERTION, 20)),
  blockAds: withDefault('query', FLAG, false),
  html: refuse('body', 'Send the address of a page in `url`.'),
}

type CommonValues = Partial<ValuesOfFields<typeof COMMON_FIELDS>>

const SCREENSHOT = declareObject({
  type: declareChoice('png', 'jpeg'),
  quality: NUMBERS.quality,
  fullPage: FLAG,
  omitBackground: FLAG,
})

const SCREENSHOT_FIELDS = {
  ...COMMON_FIELDS,
  selector: accept('body', TEXT),
  options: withDefault('body', SCREENSHOT, {}),
}

const PDF = declareObject({
  format: TEXT,
  width: LENGTH,
  height: LENGTH,
  landscape: FLAG,
  margin: declareObject({ top: LENGTH, right: LENGTH, bottom: LENGTH, left: LENGTH }),
  scale: NUMBERS.pdfScale,
  printBackground: FLAG,
  pageRanges: TEXT,
})

const PDF_FIELDS = { ...COMMON_FIELDS, options: withDefault('body', PDF, {}) }

/** Creates the routes `/name`, `/chromium/name` and `/chrome/name`, which all give the same answers. */
function createRoutes<F extends DoorFields>(
  name: string,
  fields: F,
  answer: (values: ValuesOfFields<F>, calls: DoorCalls, path: string) => Promise<DoorReply>,
): readonly DoorRoute[] {
  return ['', '/chromium', '/chrome'].map((prefix) => {
    const path = `${prefix}/${name}`
    return createRoute({
      method: 'POST',
      path,
      fields,
      answer: (values, calls) => answer(values, calls, path),
    })
  })
}

/** Browserless: its routes for the content, a screenshot and a PDF of the page at a URL. */
export const BROWSERLESS: Door = {
  example: `curl '{origin}/screenshot' --json '{"url":"{json}"}' --output page.png`,
  keyNames: ['token'],
  routes: [
    ...createRoutes('content', COMMON_FIELDS, async (values, { ask }) => {
      const page = await ask({
        ...toVisitParameters(values),
        prerender: true,
        data: { ...FINAL, html: { attr: 'html' } },
      })
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        ...createDocumentHeaders(page),
      }
      return { status: 200, headers, body: findText(page, 'html') ?? '' }
    }),
    ...createRoutes('screenshot', SCREENSHOT_FIELDS, async (values, calls) => {
      const screenshot = omitUndefined({ ...values.options, element: values.selector })
      const page = await calls.ask({
        ...toVisitParameters(values),
        data: FINAL,
        screenshot: { type: 'png', ...screenshot },
      })
      return createFileReply(page, 'screenshot', calls)
    }),
    ...createRoutes('pdf', PDF_FIELDS, async (values, calls) => {
      const pdf = omitUndefined({ ...DEFAULT_SHEET, ...values.options })
      const page = await calls.ask({ ...toVisitParameters(values), data: FINAL, pdf })
      return createFileReply(page, 'pdf', calls)
    }),
    ...['function', 'scrape', 'download', 'performance'].flatMap((name) =>
      createRoutes(name, {}, async (_, __, path) => {
        const fault = `${path} is not served here. Send \`/content\`, \`/screenshot\` or \`/pdf\`.`
        throw createParameterError('path', fault)
      }),
    ),
  ],
  toError: ({ error, status }) => createTextReply(error.message, status),
}

/** Default format of a PDF's sheets, as in Puppeteer. */
const DEFAULT_SHEET = {
  format: 'Letter',
  margin: { top: '0px', right: '0px', bottom: '0px', left: '0px' },
  scale: 1,
  printBackground: false,
}

/** Rule for the URL of the page after all redirects. */
const FINAL = { final: { attr: 'documentURI' } }

function toVisitParameters(values: CommonValues) {
  const { url = '', gotoOptions = {}, viewport = {}, userAgent, cookies } = values
  const headers = omitUndefined({
    ...values.setExtraHTTPHeaders,
    referer: gotoOptions.referer,
    'user-agent': userAgent,
    cookie: toCookieHeader(cookies, url),
  })
  return omitUndefined({
    url,
    meta: false,
    adblock: values.blockAds,
    headers,
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

async function createFileReply(
  page: AskedPage,
  name: 'pdf' | 'screenshot',
  { readFile }: DoorCalls,
): Promise<DoorReply> {
  const file = page.result.data[name] as Media
  const type = toFileMediaType(file.type ?? 'pdf')
  return {
    status: 200,
    headers: { 'content-type': type, ...createDocumentHeaders(page) },
    body: await readFile(file),
  }
}

/** Creates headers with the target's status, such as 200 or 404, and the page's URL after redirects. */
function createDocumentHeaders(page: AskedPage): Record<string, string> {
  return {
    'x-response-code': String(page.result.statusCode ?? 200),
    'x-response-url': findText(page, 'final') ?? page.url.href,
  }
}
