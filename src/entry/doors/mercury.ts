import { LinkglassError } from '../../contracts/errors.js'
import { createJsonReply, createPageRoute, type Door, type PageAnswer } from './door.js'
import { declareField } from './door-fields.js'
import { acceptChoice, acceptJsonText, HEADERS, TEXT } from './kinds.js'
import {
  createMainTextRules,
  createMetaParameter,
  FINAL_URL_RULE,
  findFile,
  findFinalUrl,
  findText,
  refuseErrorPage,
} from './page-values.js'

const FIELDS = {
  url: declareField('query', TEXT),
  contentType: declareField('query', acceptChoice('html', 'markdown', 'text'), 'html'),
  headers: declareField('query', acceptJsonText(HEADERS)),
}

/** Error statuses that Mercury's clients can handle. Other errors are sent with status 200. */
const UNDERSTOOD: ReadonlySet<number> = new Set([401, 413, 429, 503])

const FORMS = { html: 'cleanHtml', markdown: 'markdown', text: 'text' } as const

/** API of Mercury Parser, which FreshRSS and Tiny Tiny RSS use. */
export const MERCURY: Door = {
  example: `curl --get '{origin}/parser' --data-urlencode 'url={url}'`,
  routes: [
    createPageRoute({
      path: '/parser',
      fields: FIELDS,
      // An unknown parameter may be part of a `url` that was not encoded.
      isSilent: () => true,
      toQuestion: ({ contentType, headers }, { query }, ignore) => {
        const url = restoreTargetUrl(query, ignore)
        if (url === undefined) {
          const message = 'The request has no `url`; give the address of a page.'
          return createJsonReply({ message })
        }
        const content = createMainTextRules(FORMS[contentType])
        const data = { ...FINAL_URL_RULE, content, words: createMainTextRules('text'), dir: DIR }
        return {
          parameters: { url, meta: createMetaParameter(META), data, ...(headers && { headers }) },
          toReply: (page) => createJsonReply(toMercuryArticle(page)),
        }
      },
    }),
  ],
  toErrorReply: ({ error, status }) => {
    const body = { error: true, messages: error.message }
    return createJsonReply(body, UNDERSTOOD.has(status) ? status : 200)
  },
}

const META = ['title', 'description', 'lang', 'author', 'date', 'image']

const DIR = [
  { selector: 'html', attr: 'dir' },
  { selector: 'body', attr: 'dir' },
]

function restoreTargetUrl(query: URLSearchParams, ignore: (name: string) => void) {
  let address: string | undefined
  for (const [name, value] of query) {
    if (name === 'url' && address === undefined) address = value
    else if (Object.hasOwn(FIELDS, name)) continue
    else if (address === undefined) ignore(name)
    else {
      const pair = new URLSearchParams([[name, value]])
      address += `${address.includes('?') ? '&' : '?'}${pair}`
    }
    if (address !== undefined && address.length > MAX_URL_CHARS)
      throw new LinkglassError('EINVALURL', 'The address in `url` is too long.')
  }
  return address || undefined
}

/** Maximum characters of a page's URL. Few servers accept more. */
const MAX_URL_CHARS = 16_000

const RIGHT_TO_LEFT_LANGUAGES = /^(?:ar|arc|ckb|dv|fa|ha-arab|he|iw|ks|ps|sd|ug|ur|yi)\b/i

const EXCERPT = 200

function toMercuryArticle(page: PageAnswer) {
  refuseErrorPage(page)
  const words = findText(page, 'words') ?? ''
  const url = findFinalUrl(page)
  const dir = findText(page, 'dir')?.toLowerCase()
  const isRightToLeft = dir
    ? dir === 'rtl'
    : RIGHT_TO_LEFT_LANGUAGES.test(findText(page, 'lang') ?? '')
  return {
    title: findText(page, 'title') ?? null,
    content: findText(page, 'content') ?? null,
    author: findText(page, 'author') ?? null,
    date_published: findText(page, 'date') ?? null,
    lead_image_url: findFile(page, 'image')?.url ?? null,
    dek: null,
    next_page_url: null,
    url,
    domain: new URL(url).hostname,
    excerpt: (findText(page, 'description') ?? words.slice(0, EXCERPT)) || null,
    word_count: words.split(/\s/).filter(Boolean).length,
    direction: isRightToLeft ? 'rtl' : 'ltr',
    total_pages: 1,
    rendered_pages: 1,
  }
}
