import { useId, useRef } from 'preact/hooks'
import { RULE_TYPES } from '../../../src/contracts/rules.js'
import type { Alternative } from '../../state/rules/rules.js'
import { Icon } from '../shared/icons.js'

interface Props {
  alternative: Alternative
  /** The rule's name, for labels. */
  label: string
  won: boolean
  onChange: (alternative: Alternative) => void
  onRemove: (() => void) | undefined
}

const ATTRIBUTES = [
  'text',
  'html',
  'outerHTML',
  'markdown',
  'href',
  'src',
  'content',
  'val',
  'datetime',
  'alt',
  'title',
]

/** Selector, one or all, attribute and type. */
export function AlternativeFields({ alternative, label, won, onChange, onRemove }: Props) {
  const list = useId()
  const set = (change: Partial<Alternative>) => onChange({ ...alternative, ...change })
  const nests = alternative.children.length > 0
  return (
    <div class={`fields ${won ? 'has-won' : ''}`}>
      <label class="field field-selector">
        <span>Selector</span>
        <input
          aria-label={`Selector of ${label}`}
          placeholder="CSS selector, such as .price"
          value={alternative.selector}
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => set({ selector: event.currentTarget.value })}
        />
      </label>
      <fieldset class="field field-take">
        <legend class="unseen">Matches that {label} takes</legend>
        <span aria-hidden="true">Take</span>
        <span class="toggle">
          {[false, true].map((all) => (
            <label key={String(all)} title={all ? 'Every match gives a value' : 'The first match'}>
              <input
                type="radio"
                name={`${list}-all`}
                checked={alternative.all === all}
                onChange={() => set({ all })}
              />
              <span>{all ? 'all' : 'one'}</span>
            </label>
          ))}
        </span>
      </fieldset>
      {!nests && (
        <>
          <label class="field field-attr">
            <span>Attribute</span>
            <input
              list={list}
              aria-label={`Attribute of ${label}`}
              title="Several, separated by commas, are tried in turn"
              placeholder={alternative.type === 'auto' ? 'html' : 'by its type'}
              value={alternative.attr}
              autocapitalize="off"
              spellcheck={false}
              onInput={(event) => set({ attr: event.currentTarget.value })}
            />
          </label>
          <datalist id={list}>
            {ATTRIBUTES.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <label class="field field-type">
            <span>Type</span>
            <select
              aria-label={`Type of ${label}`}
              value={alternative.type}
              onChange={(event) => set({ type: event.currentTarget.value })}
            >
              {RULE_TYPES.map((type) => (
                <option key={type} value={type}>
                  {type === 'auto' ? 'as it is' : type}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      {onRemove && (
        <button
          type="button"
          class="quiet icon-only"
          onClick={onRemove}
          aria-label={`Remove this other way for ${label}`}
        >
          <Icon name="cross" />
        </button>
      )}
      <Further alternative={alternative} label={label} onChange={onChange} />
    </div>
  )
}

/** Shows a function, and the parameters without a field here; few rules have either. */
function Further({
  alternative,
  label,
  onChange,
}: Pick<Props, 'alternative' | 'label' | 'onChange'>) {
  const { evaluate, rest } = alternative
  // A field that was emptied stays: it may be written again.
  const wasGiven = useRef(false)
  wasGiven.current ||= evaluate !== ''
  return (
    <>
      {wasGiven.current && (
        <label class="field function">
          <span>Function</span>
          <textarea
            rows={2}
            aria-label={`Function of ${label}`}
            placeholder="(value) => value.trim()"
            value={evaluate}
            autocapitalize="off"
            spellcheck={false}
            onInput={(event) => onChange({ ...alternative, evaluate: event.currentTarget.value })}
          />
        </label>
      )}
      {rest.map(([name, value]) => (
        <p key={name} class="rest">
          <code>
            {name}={value}
          </code>
        </p>
      ))}
    </>
  )
}
