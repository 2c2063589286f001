import { BATCH_CONCURRENCY, runConcurrently } from '../../lib/async/concurrency.js'
import { httpUrl } from '../../lib/net/http-url.js'
import { parameterError } from '../../params/index.js'
import { createJsonReply, createRoute, type Door, type DoorCalls } from './door.js'
import { honoured } from './door-fields.js'
import { list, TEXT } from './kinds.js'
import { findText, mainContent, refuseErrorPage, withoutUnknown } from './page-values.js'

/** More than any setting of the service allows. */
const MOST = 1_000_000

/** Open WebUI: the external loader of web pages. */
export const OPEN_WEBUI: Door = {
  routes: [
    createRoute({
      method: 'POST',
      path: '/open-webui',
      fields: { urls: honoured('body', list(TEXT, MOST)) },
      answer: async ({ urls = [] }, calls) => {
        if (urls.length === 0 || urls.length > calls.maxTargets)
          throw parameterError(
            'EINVALQUERY',
            'urls',
            `has ${urls.length} addresses; give a list of 1 to ${calls.maxTargets}.`,
          )
        return createJsonReply(await loadAll(urls, calls))
      },
    }),
  ],
  toError: ({ error, status }) => createJsonReply({ detail: error.message }, status),
}

interface Target {
  readonly index: number
  readonly source: string
}

type Loaded = Awaited<ReturnType<typeof loadOne>>
type Outcome = { readonly document: Loaded } | { readonly error: unknown }

/** Loads the pages; those that fail are left out, unless all do. */
async function loadAll(urls: readonly string[], { ask }: DoorCalls): Promise<readonly Loaded[]> {
  const outcomes: Outcome[] = []
  const targets = urls.map((source, index): Target => ({ index, source }))
  const findHost = ({ source }: Target) => httpUrl(source)?.hostname ?? ''
  const work = runConcurrently(targets, findHost, BATCH_CONCURRENCY, async ({ index, source }) => {
    outcomes[index] = await loadOne(source, ask).then(
      (document) => ({ document }),
      (error: unknown) => ({ error }),
    )
  })
  for await (const _ of work);
  const documents = outcomes.flatMap((one) => ('document' in one ? [one.document] : []))
  const [first] = outcomes
  if (documents.length === 0 && first && 'error' in first) throw first.error
  return documents
}

async function loadOne(source: string, ask: DoorCalls['ask']) {
  const fields = ['title', 'description', 'lang', 'author', 'publisher', 'date']
  const page = await ask({
    url: source,
    meta: Object.fromEntries(fields.map((name) => [name, true])),
    data: { content: mainContent('markdown') },
  })
  refuseErrorPage(page)
  const metadata = withoutUnknown({
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
