import { useId } from 'preact/hooks'
import type { OptionDescription } from '../../state/request/option-table.js'
import { type Parameters, valueAt } from '../../state/request/parameters.js'
import { CommittedInput } from '../shared/committed-input.js'
import { Icon } from '../shared/icons.js'
import { Prose } from '../shared/prose.js'

interface Props {
  option: OptionDescription
  options: Parameters
  /** Takes the option away by an empty text. */
  onSet: (value: string) => void
}

/** An option with its meaning, its default and a field for its value. */
export function OptionField({ option, options, onSet }: Props) {
  const { name, description, kind, byDefault } = option
  const value = valueAt(options, name)
  const id = useId()
  return (
    <div class={`option-field ${value === undefined ? '' : 'is-changed'}`}>
      <div class="option-name">
        {kind === 'flag' && (
          <input
            id={id}
            type="checkbox"
            checked={isTrue(value ?? byDefault)}
            onChange={(event) => onSet(String(event.currentTarget.checked))}
          />
        )}
        <label for={id}>{name}</label>
        {value !== undefined && (
          <button
            type="button"
            class="quiet"
            aria-label={`Back to the default of ${name}`}
            onClick={() => onSet('')}
          >
            <Icon name="cross" />
          </button>
        )}
      </div>
      {kind !== 'flag' && <ValueField id={id} option={option} value={value} onSet={onSet} />}
      <p class="option-meaning">
        <Prose text={description} />
      </p>
    </div>
  )
}

interface ValueProps extends Omit<Props, 'options'> {
  id: string
  value: string | undefined
}

function ValueField({ id, option, value, onSet }: ValueProps) {
  const { kind, byDefault, values } = option
  if (kind === 'choice') {
    return (
      <select
        id={id}
        value={value ?? byDefault}
        onChange={(event) => onSet(event.currentTarget.value)}
      >
        {byDefault === '' && <option value="">not set</option>}
        {values.map((one) => (
          <option key={one} value={one}>
            {one === byDefault ? `${one} (default)` : one}
          </option>
        ))}
      </select>
    )
  }
  return (
    <CommittedInput
      id={id}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      placeholder={byDefault}
      value={value ?? ''}
      onCommit={onSet}
    />
  )
}

/** A flag may also have options below it, and then no value of its own. */
function isTrue(value: string): boolean {
  return value === '' || value === 'true'
}
