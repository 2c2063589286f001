import {
  type Alternative,
  hintFor,
  newAlternative,
  newRow,
  type Row,
} from '../../state/rules/rules.js'
import { type Verdicts, verdictOf } from '../../state/rules/verdict.js'
import { Icon } from '../shared/icons.js'
import { AlternativeFields } from './alternative.js'
import { RuleList } from './rules.js'
import { VerdictLine } from './verdict.js'

interface Props {
  row: Row
  siblings: readonly Row[]
  path: readonly string[]
  verdicts: Verdicts
  onChange: (row: Row) => void
  onRemove: () => void
}

/** One named rule: its alternatives in order, the rules nested in each, and what it found. */
export function RuleRow({ row, siblings, path, verdicts, onChange, onRemove }: Props) {
  const label = row.name || 'this rule'
  const hint = hintFor(row, siblings)
  const verdict = hint ? undefined : verdictOf(verdicts, path, row)
  const setAlternatives = (alternatives: readonly Alternative[]) =>
    onChange({ ...row, alternatives })
  const change = (index: number, next: Alternative) =>
    setAlternatives(row.alternatives.map((old, at) => (at === index ? next : old)))
  const remove = (index: number) =>
    setAlternatives(row.alternatives.filter((_, at) => at !== index))
  return (
    <li class={`rule ${verdict ? `is-${verdict.kind}` : ''}`}>
      <div class="rule-top">
        <input
          ref={focusWhenEmpty}
          class="rule-name"
          aria-label="Name"
          placeholder="name"
          value={row.name}
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => onChange({ ...row, name: event.currentTarget.value.trim() })}
        />
        <VerdictLine verdict={verdict} hint={hint} />
      </div>
      {row.alternatives.map((alternative, index) => (
        <div class="alternative" key={alternative.id}>
          {index > 0 && <p class="or">or else</p>}
          <AlternativeFields
            alternative={alternative}
            label={label}
            won={verdict?.winner === index}
            onChange={(next) => change(index, next)}
            onRemove={row.alternatives.length > 1 ? () => remove(index) : undefined}
          />
          {alternative.children.length > 0 && (
            <div class="nested">
              <RuleList
                rows={alternative.children}
                onChange={(children) => change(index, { ...alternative, children })}
                verdicts={verdicts}
                path={path}
              />
            </div>
          )}
        </div>
      ))}
      <div class="rule-more">
        <button
          type="button"
          class="quiet"
          onClick={() => setAlternatives([...row.alternatives, newAlternative()])}
        >
          <Icon name="or" />
          <span>
            Fallback<span class="unseen"> for {label}</span>
          </span>
        </button>
        {row.alternatives.every(({ children }) => children.length === 0) && (
          <button type="button" class="quiet" onClick={() => nest(row, change)}>
            <Icon name="nest" />
            <span>
              Nest<span class="unseen"> a rule in {label}</span>
            </span>
          </button>
        )}
      </div>
      {/* Last, though it stands in the corner: from its name one goes on to its fields. */}
      <button
        type="button"
        class="quiet icon-only rule-remove"
        onClick={onRemove}
        aria-label={`Remove ${label}`}
      >
        <Icon name="cross" />
      </button>
    </li>
  )
}

/** A new rule is named first. */
function focusWhenEmpty(field: HTMLInputElement | null): void {
  if (field?.value === '') field.focus()
}

/** A nested rule begins in the last alternative, the one being written. */
function nest({ alternatives }: Row, change: (index: number, next: Alternative) => void): void {
  const last = alternatives.at(-1)
  if (last) change(alternatives.length - 1, { ...last, type: 'auto', children: [newRow()] })
}
