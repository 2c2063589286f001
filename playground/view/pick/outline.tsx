import { useMemo } from 'preact/hooks'
import type { Answer } from '../../state/answer/answer.js'
import { readMarkup } from '../../state/answer/read-markup.js'
import { useMarkup } from '../../state/answer/use-page.js'
import type { Request } from '../../state/request/request.js'
import { PagePart } from '../answer/page-part.js'
import { OutlineTree } from './outline-tree.js'

interface Props {
  request: Request
  success: Answer | undefined
  onChange: (changed: Partial<Request>) => void
}

/** The page itself, as the tree that rules see. */
export function Outline({ request, success, onChange }: Props) {
  const question = useMarkup(request)
  const { html } = question
  const page = useMemo(() => (html === undefined ? undefined : readMarkup(html)), [html])
  return (
    <PagePart question={question} what="Reading the page">
      {page ? (
        <OutlineTree
          key={request.url}
          page={page}
          rows={request.rows}
          success={success}
          onRows={(rows) => onChange({ rows })}
        />
      ) : (
        <p class="empty">This page has no elements.</p>
      )}
    </PagePart>
  )
}
