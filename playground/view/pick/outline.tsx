import type { Answer } from '../../state/answer/answer.js'
import { useMarkup } from '../../state/answer/use-page.js'
import type { Request } from '../../state/request/request.js'
import { PagePart } from '../answer/page-part.js'
import '../../style/outline.css'
import { OutlineTree } from './outline-tree.js'

export interface PickingProps {
  request: Request
  success: Answer | undefined
  onChange: (changed: Partial<Request>) => void
  /** Shows the rules. */
  onEdit: () => void
}

/** The page itself, as the tree that rules see. */
export function Outline({ request, success, onChange, onEdit }: PickingProps) {
  const question = useMarkup(request)
  const { page } = question
  return (
    <PagePart question={question} what="Reading the page">
      {page ? (
        <OutlineTree
          key={request.url}
          page={page}
          rows={request.rows}
          success={success}
          onRows={(rows) => onChange({ rows })}
          onEdit={onEdit}
        />
      ) : (
        <p class="empty">This page has no elements.</p>
      )}
    </PagePart>
  )
}
