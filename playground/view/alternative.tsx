import { useId } from 'preact/hooks'
import { RULE_TYPES } from '../../src/core/rules.js'
import type { Alternative } from '../state/rules.js'
import { Icon } from './icons.js'

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
      <input
        class="field-selector"
        aria-label={`Selector of ${label}`}
        placeholder="CSS selector, such as .price"
        value={alternative.selector}
        autocapitalize="off"
        spellcheck={false}
        onInput={(event) => set({ selector: event.currentTarget.value })}
      />
      <button
        type="button"
        class="toggle"
        aria-pressed={alternative.all}
        aria-label={`Every match of ${label}`}
        title={alternative.all ? 'Every match gives a value' : 'The first match gives the value'}
        onClick={() => set({ all: !alternative.all })}
      >
        <span>one</span>
        <span>all</span>
      </button>
      {!nests && (
        <>
          <input
            class="field-attr"
            list={list}
            aria-label={`Attribute of ${label}`}
            placeholder="html"
            value={alternative.attr}
            autocapitalize="off"
            spellcheck={false}
            onInput={(event) => set({ attr: event.currentTarget.value })}
          />
          <datalist id={list}>
            {ATTRIBUTES.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <select
            class="field-type"
            aria-label={`Type of ${label}`}
            value={alternative.type}
            onChange={(event) => set({ type: event.currentTarget.value })}
          >
            {RULE_TYPES.map((type) => (
              <option key={type} value={type}>
                {type}
              </option>
            ))}
          </select>
        </>
      )}
      {onRemove && (
        <button
          type="button"
          class="quiet icon-only"
          onClick={onRemove}
          aria-label={`Remove this fallback of ${label}`}
        >
          <Icon name="cross" />
        </button>
      )}
    </div>
  )
}
