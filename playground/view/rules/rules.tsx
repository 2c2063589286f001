import { useMarkup } from '../../state/answer/use-page.js'
import type { Request } from '../../state/request/request.js'
import { complete } from '../../state/rules/rules.js'
import { type Verdicts, verdictOf } from '../../state/rules/verdict.js'
import '../../style/rules.css'
import { RuleList } from './rule-list.js'
import '../../style/choices.css'

interface Props {
  request: Request
  verdicts: Verdicts
  onChange: (changed: Partial<Request>) => void
}

/** Rules that take values out of the page; they run as they are typed. */
export function RuleEditor({ request, verdicts, onChange }: Props) {
  const { rows } = request
  const misses = complete(rows).some(
    (row) => verdictOf(verdicts, [row.name], row)?.kind === 'missed',
  )
  // The page is asked for once a rule misses, which is then told what nearly matched.
  const { page } = useMarkup(request, misses)
  return (
    <section class="rules" aria-label="Rules">
      {rows.length === 0 && (
        <p class="rules-intro">
          A rule takes a value out of the page. Pick one on the page, or write a CSS selector here.
        </p>
      )}
      <RuleList
        rows={rows}
        onChange={(next) => onChange({ rows: next })}
        verdicts={verdicts}
        path={[]}
        page={page}
      />
    </section>
  )
}
