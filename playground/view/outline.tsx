import { useMemo } from 'preact/hooks'
import { readMarkup } from '../state/read-markup.js'
import type { Request } from '../state/request.js'
import { useMarkup } from '../state/use-page.js'
import { OutlineTree } from './outline-tree.js'
import { PagePart } from './page-part.js'

interface Props {
  request: Request
  onChange: (changed: Partial<Request>) => void
}

/** The page itself, as the tree that rules see. */
export function Outline({ request, onChange }: Props) {
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
          onRows={(rows) => onChange({ rows })}
        />
      ) : (
        <p class="empty">This is no page: it has no elements.</p>
      )}
    </PagePart>
  )
}
