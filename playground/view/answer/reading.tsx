import { useMemo } from 'preact/hooks'
import { isSuccess, textOf } from '../../state/answer/answer.js'
import { readMarkup } from '../../state/answer/read-markup.js'
import { usePage } from '../../state/answer/use-page.js'
import type { Parameters } from '../../state/request/parameters.js'
import type { Request } from '../../state/request/request.js'
import { fileName, saveText } from '../export/save.js'
import { CopyButton } from '../shared/copy.js'
import { Icon } from '../shared/icons.js'
import { MainText } from './main-text.js'
import { PagePart } from './page-part.js'
import '../../style/reading.css'

const MAIN: Parameters = [
  ['data.main.selector', ':main'],
  ['data.main.attr', 'html'],
  ['data.markdown.selector', ':main'],
  ['data.markdown.attr', 'markdown'],
  ['explain', 'true'],
]

/** Shows the main text, without menus, banners and related links. */
export function Reading({ request }: { request: Request }) {
  const question = usePage(request, MAIN)
  const body = question.answer?.body
  const success = body && isSuccess(body) ? body : undefined
  const html = textOf(success?.data.main)
  const markdown = textOf(success?.data.markdown)
  const page = useMemo(() => readMarkup(`<main>${html ?? ''}</main>`), [html])
  const main = success?.explain?.main
  return (
    <PagePart question={question} what="Reading the page">
      <div class="reading-head">
        {main && (
          <p class="of-then">
            {html ? `${main.words} of ${main.of} words.` : `No main content: ${main.reason}.`}
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
