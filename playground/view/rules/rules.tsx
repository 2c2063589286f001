import { newRow, type Row } from '../../state/rules/rules.js'
import type { Verdicts } from '../../state/rules/verdict.js'
import { Icon } from '../shared/icons.js'
import { RuleRow } from './rule.js'

interface Props {
  rows: readonly Row[]
  onChange: (rows: readonly Row[]) => void
  verdicts: Verdicts
}

/** Rules that take values out of the page; they run as they are typed. */
export function RuleEditor({ rows, onChange, verdicts }: Props) {
  return (
    <section class="rules" aria-labelledby="rules">
      <div class="rules-head">
        <h2 id="rules">Rules</h2>
        <p>Take any value out of the page with CSS selectors.</p>
      </div>
      <RuleList rows={rows} onChange={onChange} verdicts={verdicts} path={[]} />
    </section>
  )
}

interface ListProps extends Props {
  /** Names of the rules around these. */
  path: readonly string[]
}

export function RuleList({ rows, onChange, verdicts, path }: ListProps) {
  const replace = (next: Row) => onChange(rows.map((row) => (row.id === next.id ? next : row)))
  const within = path.length > 0 ? ` inside ${path.at(-1) || 'the rule'}` : ''
  return (
    <>
      {rows.length > 0 && (
        <ol class="rule-list">
          {rows.map((row) => (
            <RuleRow
              key={row.id}
              row={row}
              siblings={rows}
              path={[...path, row.name]}
              verdicts={verdicts}
              onChange={replace}
              onRemove={() => onChange(rows.filter(({ id }) => id !== row.id))}
            />
          ))}
        </ol>
      )}
      <button type="button" class="quiet add" onClick={() => onChange([...rows, newRow()])}>
        <Icon name="plus" />
        <span>
          Add a rule<span class="unseen">{within}</span>
        </span>
      </button>
    </>
  )
}
