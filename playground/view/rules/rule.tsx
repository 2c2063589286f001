import { useMemo } from 'preact/hooks'
import { findNear } from '../../state/rules/near.js'
import {
  type Alternative,
  hintFor,
  newAlternative,
  newRow,
  type Row,
} from '../../state/rules/rules.js'
import { type Verdict, type Verdicts, verdictOf } from '../../state/rules/verdict.js'
import { Icon } from '../shared/icons.js'
import { AlternativeFields } from './alternative.js'
import { RuleList } from './rule-list.js'
import { Found, Near, VerdictLine } from './verdict.js'

interface Props {
  row: Row
  siblings: readonly Row[]
  path: readonly string[]
  verdicts: Verdicts
  page: Document | undefined
  onChange: (row: Row) => void
  onRemove: () => void
}

/** One named rule: its alternatives in order, the rules inside of each, and the value it took. */
export function RuleRow({ row, siblings, path, verdicts, page, onChange, onRemove }: Props) {
  const label = row.name || 'this rule'
  const hint = hintFor(row, siblings)
  const verdict = hint ? undefined : verdictOf(verdicts, path, row)
  const { alternatives } = row
  const setAlternatives = (next: readonly Alternative[]) => onChange({ ...row, alternatives: next })
  const change = (index: number, next: Alternative) =>
    setAlternatives(alternatives.with(index, next))
  const near = useNear(row, path, verdict, page)
  return (
    <li class={`rule ${verdict ? `is-${verdict.kind}` : ''}`}>
      <div class="rule-top">
        <label class="field field-name">
          <span>Name</span>
          <input
            ref={focusWhenEmpty}
            aria-label="Name"
            placeholder="name"
            value={row.name}
            autocapitalize="off"
            spellcheck={false}
            onInput={(event) => onChange({ ...row, name: event.currentTarget.value.trim() })}
          />
        </label>
        <VerdictLine verdict={verdict} hint={hint} />
      </div>
      {path.length === 1 && <Found name={row.name} verdict={verdict} />}
      {alternatives.map((alternative, index) => (
        <div class="alternative" key={alternative.id}>
          {index > 0 && <p class="or">or else</p>}
          <AlternativeFields
            alternative={alternative}
            label={label}
            won={verdict?.winner === index}
            onChange={(next) => change(index, next)}
            onRemove={
              alternatives.length > 1
                ? () => setAlternatives(alternatives.toSpliced(index, 1))
                : undefined
            }
          />
          {alternative.children.length > 0 && (
            <div class="nested">
              <p class="or">inside it</p>
              <RuleList
                rows={alternative.children}
                onChange={(children) => change(index, { ...alternative, children })}
                verdicts={verdicts}
                path={path}
                page={undefined}
              />
            </div>
          )}
        </div>
      ))}
      {near && (
        <Near
          near={near}
          onUse={() => {
            const [first = newAlternative()] = alternatives
            change(0, { ...first, selector: near.selector })
          }}
        />
      )}
      <MoreOfRule row={row} label={label} onAlternatives={setAlternatives} />
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

/** Looks in the page for what a rule that found nothing may have meant. */
function useNear(
  { alternatives }: Row,
  path: readonly string[],
  verdict: Verdict | undefined,
  page: Document | undefined,
) {
  const selector = alternatives.length === 1 ? alternatives[0]?.selector : undefined
  const isMissed = verdict?.kind === 'missed' && path.length === 1
  return useMemo(
    () => (isMissed && selector && page ? findNear(selector, page) : undefined),
    [isMissed, selector, page],
  )
}

interface MoreProps {
  row: Row
  label: string
  onAlternatives: (alternatives: readonly Alternative[]) => void
}

/** Ways on from a rule: another selector where this one finds nothing, rules inside its matches, a function. */
function MoreOfRule({ row: { alternatives }, label, onAlternatives }: MoreProps) {
  const last = alternatives.at(-1)
  const nest = () => {
    if (!last) return
    const nesting = { ...last, type: 'auto', children: [newRow()] }
    onAlternatives(alternatives.with(-1, nesting))
  }
  const compute = () => {
    if (last) onAlternatives(alternatives.with(-1, { ...last, evaluate: '(value) => value' }))
  }
  return (
    <div class="rule-more">
      <button
        type="button"
        class="quiet"
        onClick={() => onAlternatives([...alternatives, newAlternative()])}
      >
        <Icon name="or" />
        <span>
          Or else…<span class="unseen"> for {label}</span>
        </span>
      </button>
      {alternatives.every(({ children }) => children.length === 0) && (
        <button type="button" class="quiet" onClick={nest}>
          <Icon name="nest" />
          <span>
            Inside it…<span class="unseen"> for {label}</span>
          </span>
        </button>
      )}
      {last?.evaluate === '' && (
        <button type="button" class="quiet" onClick={compute}>
          <span>
            Function…<span class="unseen"> for {label}</span>
          </span>
        </button>
      )}
    </div>
  )
}

/** A new rule is named first. */
function focusWhenEmpty(field: HTMLInputElement | null): void {
  if (field?.value === '') field.focus()
}
