import { newRow, type Row } from '../../state/rules/rules.js'
import type { Verdicts } from '../../state/rules/verdict.js'
import { Icon } from '../shared/icons.js'
import { RuleRow } from './rule.js'

interface Props {
  rows: readonly Row[]
  onChange: (rows: readonly Row[]) => void
  verdicts: Verdicts
  /** Names of the rules around these. */
  path: readonly string[]
  /** The page itself, once a rule found nothing in it. */
  page: Document | undefined
}

/** Rules beside each other, of the whole page or inside what one of them matched. */
export function RuleList({ rows, onChange, verdicts, path, page }: Props) {
  const replace = (next: Row) => onChange(rows.map((row) => (row.id === next.id ? next : row)))
  const outer = path.length > 0 ? path.at(-1) || 'the rule' : undefined
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
              page={page}
              onChange={replace}
              onRemove={() => onChange(rows.filter(({ id }) => id !== row.id))}
            />
          ))}
        </ol>
      )}
      <button type="button" class="quiet add" onClick={() => onChange([...rows, newRow()])}>
        <Icon name="plus" />
        <span>{outer === undefined ? 'Add a rule' : `Add a rule inside ${outer}`}</span>
      </button>
    </>
  )
}
