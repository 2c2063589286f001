import type { Result, Warning } from '../../contracts/result.js'
import { type Abortable, type QueryInput, requireOptionsObject } from '../../params/index.js'

/** Main text of a page, with its title, author and date. */
export interface Article {
  title: string | null
  author: string | null
  publisher: string | null
  /** Date of publication, in ISO 8601. */
  date: string | null
  lang: string | null
  url: string
  /** Main content as Markdown, or the whole page if there is none. `null` if that is empty. */
  markdown: string | null
  text: string | null
  /** HTTP status of the target. `null` if nothing was fetched. */
  statusCode: number | null
  warnings: Warning[]
}

/** Options of `read`. `click`, `scroll` and `waitForSelector` need a browser. */
export type ArticleOptions = Abortable &
  Pick<
    QueryInput,
    | 'click'
    | 'headers'
    | 'hide'
    | 'proxy'
    | 'remove'
    | 'requireOk'
    | 'retry'
    | 'scroll'
    | 'timeout'
    | 'waitForSelector'
  >

const OPTIONS = {
  meta: { title: true, author: true, publisher: true, date: true, lang: true, url: true },
  data: {
    markdown: [{ selector: ':main', attr: 'markdown' }, { attr: 'markdown' }],
    text: [{ selector: ':main', attr: 'text' }, { attr: 'text' }],
  },
} as const satisfies QueryInput

export async function readArticle(
  ask: (url: string | URL, options: QueryInput & Abortable) => Promise<Result>,
  url: string | URL,
  options: ArticleOptions = {},
): Promise<Article> {
  const result = await ask(url, { ...requireOptionsObject(options), ...OPTIONS })
  const { data, statusCode = null, warnings = [] } = result
  const readText = (name: string) => (typeof data[name] === 'string' ? data[name] : null)
  return {
    title: readText('title'),
    author: readText('author'),
    publisher: readText('publisher'),
    date: readText('date'),
    lang: readText('lang'),
    url: readText('url') ?? String(url),
    markdown: readText('markdown'),
    text: readText('text'),
    statusCode,
    warnings,
  }
}
