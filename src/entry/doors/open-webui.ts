import { omitUndefined } from '../../lib/data/omit-undefined.js'
import { createParameterError } from '../../params/index.js'
import { createDoorRoute, createJsonReply, type Door, type DoorCalls } from './door.js'
import { declareField } from './door-fields.js'
import { acceptList, TEXT } from './kinds.js'
import {
  createMainTextRules,
  createMetaParameter,
  findText,
  refuseErrorPage,
} from './page-values.js'

/** Maximum URLs to parse. The service's own limit is checked afterwards. */
const MAX_URLS = 1_000_000

/** Route for the external page loader of Open WebUI. */
export const OPEN_WEBUI: Door = {
  example: `curl '{origin}/open-webui' --json '{"urls":["{json}"]}'`,
  routes: [
    createDoorRoute({
      path: '/open-webui',
      fields: { urls: declareField('body', acceptList(TEXT, MAX_URLS)) },
      answer: async ({ urls = [] }, calls) => {
        const wrong = `has ${urls.length} addresses; give a list of 1 to ${calls.maxTargets}.`
        if (urls.length === 0 || urls.length > calls.maxTargets)
          throw createParameterError('urls', wrong)
        return createJsonReply(await loadDocuments(urls, calls))
      },
    }),
  ],
  toErrorReply: ({ error, status }) => createJsonReply({ detail: error.message }, status),
}

/** Loads pages, and omits those that fail. If all fail, throws the first error. */
async function loadDocuments(urls: readonly string[], { ask, loadUrlsConcurrently }: DoorCalls) {
  const outcomes = await loadUrlsConcurrently(urls, (url) => loadDocument(url, ask))
  const documents = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const [first] = outcomes
  if (documents.length === 0 && first?.status === 'rejected') throw first.reason
  return documents
}

async function loadDocument(source: string, ask: DoorCalls['ask']) {
  const page = await ask({
    url: source,
    meta: createMetaParameter(['title', 'description', 'lang', 'author', 'publisher', 'date']),
    data: { content: createMainTextRules('markdown') },
  })
  refuseErrorPage(page)
  const metadata = omitUndefined({
    source,
    title: findText(page, 'title'),
    description: findText(page, 'description'),
    language: findText(page, 'lang'),
    author: findText(page, 'author'),
    publisher: findText(page, 'publisher'),
    date: findText(page, 'date'),
  })
  return { page_content: findText(page, 'content') ?? '', metadata }
}
