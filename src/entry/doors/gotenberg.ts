import { findOwnMediaType } from '../../contracts/own-files.js'
import type { Media } from '../../contracts/result.js'
import { omitUndefined } from '../../lib/data/omit-undefined.js'
import { createParameterError } from '../../params/index.js'
import { COOKIE, toCookieHeader } from './browser-kinds.js'
import {
  type AskedPage,
  createDoorRoute,
  createTextReply,
  type Door,
  type DoorCalls,
} from './door.js'
import { declareField, declareRefusedField, type Kind, type ValuesOfFields } from './door-fields.js'
import {
  acceptChoice,
  acceptJsonText,
  acceptList,
  acceptNumber,
  FLAG,
  HEADERS,
  NUMBERS,
  TEXT,
} from './kinds.js'

/** Length of each unit in inches (CSS Values and Units, section 6.2). */
const INCHES: ReadonlyMap<string, number> = new Map([
  ['pt', 1 / 72],
  ['px', 1 / 96],
  ['in', 1],
  ['mm', 1 / 25.4],
  ['cm', 1 / 2.54],
  ['pc', 1 / 6],
])

const LENGTH: Kind<string> = {
  form: 'inches, or a length such as `21cm`',
  parse: (value) => {
    const [, amount, unit = 'in'] = /^(\d{1,6}(?:\.\d{1,9})?)\s?([a-z]{2})?$/.exec(`${value}`) ?? []
    const inches = INCHES.get(unit)
    return amount && inches ? `${Number(amount) * inches}in` : undefined
  },
}

const DURATION: Kind<string> = {
  form: 'a duration such as `2s` or `500ms`',
  parse: (value) => {
    const text = `${value}`.trim()
    return /^\d{1,6}(?:\.\d{1,3})?(?:ms|s|m)$/.test(text) ? text.replace(/m$/, 'min') : undefined
  },
}

/** Statuses of the target that make the request fail. `499` stands for 400 to 499. */
const STATUSES = acceptJsonText(acceptList(acceptNumber(100, 599), 100))

const NO_WEBHOOK = declareRefusedField('header', 'Read the answer of the request itself.')
const NOT_MADE = 'Leave it out.'
const NO_FILES = 'Send the address of a page in `url`.'

const COMMON_FIELDS = {
  url: declareField('body', TEXT),
  waitDelay: declareField('body', DURATION),
  waitForSelector: declareField('body', TEXT),
  userAgent: declareField('body', TEXT),
  extraHttpHeaders: declareField('body', acceptJsonText(HEADERS)),
  cookies: declareField('body', acceptJsonText(acceptList(COOKIE, 100))),
  emulatedMediaType: declareField('body', acceptChoice('screen', 'print')),
  failOnHttpStatusCodes: declareField('body', STATUSES, [499, 599]),
  'gotenberg-output-filename': declareField('header', TEXT),
  'gotenberg-trace': declareField('header', TEXT),
  'gotenberg-webhook-url': NO_WEBHOOK,
  'gotenberg-webhook-error-url': NO_WEBHOOK,
  files: declareRefusedField('body', NO_FILES),
  metadata: declareRefusedField('body', NOT_MADE),
}

type CommonValues = Partial<ValuesOfFields<typeof COMMON_FIELDS>>

export const GOTENBERG: Door = {
  example: `curl '{origin}/forms/chromium/convert/url' --form-string 'url={url}' --output page.pdf`,
  routes: [
    createDoorRoute({
      path: '/forms/chromium/convert/url',
      fields: {
        ...COMMON_FIELDS,
        paperWidth: declareField('body', LENGTH, '8.5in'),
        paperHeight: declareField('body', LENGTH, '11in'),
        marginTop: declareField('body', LENGTH, '0.39in'),
        marginBottom: declareField('body', LENGTH, '0.39in'),
        marginLeft: declareField('body', LENGTH, '0.39in'),
        marginRight: declareField('body', LENGTH, '0.39in'),
        landscape: declareField('body', FLAG, false),
        scale: declareField('body', NUMBERS.pdfScale, 1),
        printBackground: declareField('body', FLAG, false),
        nativePageRanges: declareField('body', TEXT),
        pdfa: declareRefusedField('body', NOT_MADE),
        pdfua: declareRefusedField('body', NOT_MADE),
        splitMode: declareRefusedField('body', NOT_MADE),
        splitSpan: declareRefusedField('body', NOT_MADE),
        splitUnify: declareRefusedField('body', NOT_MADE),
        userPassword: declareRefusedField('body', NOT_MADE),
        ownerPassword: declareRefusedField('body', NOT_MADE),
      },
      answer: async (values, calls) => {
        const page = await calls.ask({
          ...toRequestParameters(values),
          pdf: omitUndefined({
            width: values.paperWidth,
            height: values.paperHeight,
            margin: {
              top: values.marginTop,
              bottom: values.marginBottom,
              left: values.marginLeft,
              right: values.marginRight,
            },
            landscape: values.landscape,
            scale: values.scale,
            printBackground: values.printBackground,
            pageRanges: values.nativePageRanges || undefined,
          }),
        })
        return createFileReply(values, page, 'pdf', calls)
      },
    }),
    createDoorRoute({
      path: '/forms/chromium/screenshot/url',
      fields: {
        ...COMMON_FIELDS,
        width: declareField('body', NUMBERS.side, 800),
        height: declareField('body', NUMBERS.side, 600),
        clip: declareField('body', FLAG, false),
        deviceScaleFactor: declareField('body', NUMBERS.pixelRatio, 1),
        format: declareField('body', acceptChoice('png', 'jpeg'), 'png'),
        quality: declareField('body', NUMBERS.quality),
      },
      answer: async (values, calls) => {
        const { width, height, deviceScaleFactor, format, quality, clip } = values
        const page = await calls.ask({
          ...toRequestParameters(values),
          viewport: { width, height, deviceScaleFactor },
          screenshot: omitUndefined({
            type: format,
            fullPage: !clip,
            quality: format === 'jpeg' ? quality : undefined,
          }),
        })
        return createFileReply(values, page, 'screenshot', calls)
      },
    }),
    createDoorRoute({
      path: '/forms/*',
      fields: {},
      answer: async (_, __, { target }) => {
        const path = target.split('?', 1)[0]
        throw createParameterError('path', `${path} is not served here. ${NO_FILES}`)
      },
    }),
  ],
  toErrorReply: ({ error, status }) => createTextReply(error.message, status),
}

function toRequestParameters(values: CommonValues) {
  const { url = '', userAgent, cookies } = values
  const named = omitUndefined({
    'user-agent': userAgent,
    cookie: toCookieHeader(cookies, url),
  })
  return omitUndefined({
    url,
    meta: false,
    adblock: false,
    headers: { ...values.extraHttpHeaders, ...named },
    mediaType: values.emulatedMediaType,
    waitForTimeout: values.waitDelay,
    waitForSelector: values.waitForSelector || undefined,
  })
}

async function createFileReply(
  values: CommonValues,
  { result }: AskedPage,
  name: 'pdf' | 'screenshot',
  { readFile, requestId }: DoorCalls,
) {
  const { statusCode = 200 } = result
  const fails = (values.failOnHttpStatusCodes ?? []).some((code) =>
    code % 100 === 99 ? Math.floor(statusCode / 100) === (code - 99) / 100 : code === statusCode,
  )
  if (fails) return createTextReply(`The target answered ${statusCode}.`, 409)
  const file = result.data[name] as Media
  const ending = file.type ?? 'pdf'
  const filename = toSafeFilename(values['gotenberg-output-filename'] ?? requestId)
  return {
    status: 200,
    headers: {
      'content-type': findOwnMediaType(ending) ?? '',
      'content-disposition': `attachment; filename="${filename}.${ending === 'jpg' ? 'jpeg' : ending}"`,
      'gotenberg-trace': toSafeFilename(values['gotenberg-trace'] ?? requestId),
    },
    body: await readFile(file),
  }
}

function toSafeFilename(name: string): string {
  return name.replace(/[^\w.-]/g, '_').slice(0, 200)
}
