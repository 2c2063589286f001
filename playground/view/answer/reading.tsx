import { useMemo } from 'preact/hooks'
import { isSuccess, textOf } from '../../state/answer/answer.js'
import { readMarkup } from '../../state/answer/read-markup.js'
import { usePage } from '../../state/answer/use-page.js'
import type { Parameters } from '../../state/request/parameters.js'
import type { Request } from '../../state/request/request.js'
import { MainText } from './main-text.js'
import { PagePart } from './page-part.js'

const MAIN: Parameters = [
  ['data.main.selector', ':main'],
  ['data.main.attr', 'html'],
  ['explain', 'true'],
]

/** What a reader came for, without menus, banners and related links. */
export function Reading({ request }: { request: Request }) {
  const question = usePage(request, MAIN)
  const body = question.answer?.body
  const success = body && isSuccess(body) ? body : undefined
  const html = textOf(success?.data.main)
  const page = useMemo(() => readMarkup(`<main>${html ?? ''}</main>`), [html])
  const main = success?.explain?.main
  return (
    <PagePart question={question} what="Reading the page">
      {main && (
        <p class="of-then">
          {html ? `${main.words} of ${main.of} words.` : `No main content: ${main.reason}.`}
        </p>
      )}
      <article class="reading" dir="auto">
        <MainText of={page.documentElement} base={request.url} />
      </article>
    </PagePart>
  )
}
