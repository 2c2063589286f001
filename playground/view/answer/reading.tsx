import { useMemo } from 'preact/hooks'
import { isSuccess, type Success, textOf } from '../../state/answer/answer.js'
import { keepFirstPart, MOST_MARKUP } from '../../state/answer/first-part.js'
import { readMarkup } from '../../state/answer/read-markup.js'
import { isTooMuch, type PageQuestion, usePage } from '../../state/answer/use-page.js'
import type { Parameters } from '../../state/request/parameters.js'
import type { Request } from '../../state/request/request.js'
import { fileName, saveText } from '../export/save.js'
import { CopyButton } from '../shared/copy.js'
import { Icon } from '../shared/icons.js'
import { MainText } from './main-text.js'
import { PagePart } from './page-part.js'
import '../../style/reading.css'

const EXPLAIN: Parameters = [['explain', 'true']]
const HTML: Parameters = [
  ['data.main.selector', ':main'],
  ['data.main.attr', 'html'],
]
const MARKDOWN: Parameters = [
  ['data.markdown.selector', ':main'],
  ['data.markdown.attr', 'markdown'],
]
/** Blocks of a text that are in none of the others. */
const BLOCKS: Parameters = [
  [
    'data.main.selectorAll',
    ':main :is(h1, h2, h3, h4, p, pre, td:not(:has(p)), li:not(:has(p, li)))',
  ],
  ['data.main.attr', 'outerHTML'],
]

const BEGINNING = ' This is its beginning; Copy and Save have all of it.'
const ONLY_BEGINNING = ' This is its beginning: the page is too large for all of it.'

/** Shows the main text, without menus, banners and related links. */
export function Reading({ request }: { request: Request }) {
  const { question, body, markdown } = useMainText(request)
  const html = [body?.data.main]
    .flat()
    .flatMap((part) => textOf(part) ?? [])
    .join('')
  const { page, isCut } = useMemo(() => readFirstPart(html), [html])
  const main = body?.explain?.main
  return (
    <PagePart question={question} what="Reading the page">
      <div class="reading-head">
        {main && (
          <p class="of-then">
            {html ? countWords(main) : `No main content: ${main.reason}.`}
            {isCut && (markdown === undefined ? ONLY_BEGINNING : BEGINNING)}
          </p>
        )}
        {markdown !== undefined && (
          <div class="reading-tools">
            <CopyButton label="Copy as Markdown" text={() => markdown} />
            <button
              type="button"
              class="quiet"
              onClick={() => saveText(markdown, fileName(request.url, 'md'), 'text/markdown')}
            >
              <Icon name="save" />
              <span>Save as Markdown</span>
            </button>
          </div>
        )}
      </div>
      <article class="reading" dir="auto">
        <MainText of={page.documentElement} base={request.url} />
      </article>
    </PagePart>
  )
}

/**
 * Asks for the main text as HTML and as Markdown: in one answer, or where both are more than one may
 * have, in one each; and where that is too much, for its first paragraphs.
 */
function useMainText(request: Request) {
  const both = usePage(request, [...HTML, ...MARKDOWN, ...EXPLAIN])
  const isLarge = isTooMuch(both)
  const html = usePage(request, [...HTML, ...EXPLAIN], isLarge)
  const markdown = usePage(request, MARKDOWN, isLarge)
  const isHuge = isLarge && isTooMuch(html)
  const blocks = usePage(request, [...BLOCKS, ...EXPLAIN], isHuge)
  const question = isHuge ? blocks : isLarge ? html : both
  const other = isLarge ? markdown : both
  return { question, body: successOf(question), markdown: textOf(successOf(other)?.data.markdown) }
}

function successOf({ answer }: PageQuestion): Success | undefined {
  return answer && isSuccess(answer.body) ? answer.body : undefined
}

function readFirstPart(html: string): { page: Document; isCut: boolean } {
  const page = readMarkup(`<main>${html.slice(0, MOST_MARKUP)}</main>`)
  const isCut = keepFirstPart(page.documentElement)
  return { page, isCut: isCut || html.length > MOST_MARKUP }
}

function countWords({ words, of }: { words: number; of: number }): string {
  return `${words.toLocaleString('en')} of ${of.toLocaleString('en')} words.`
}
