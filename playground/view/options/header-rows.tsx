import { useState } from 'preact/hooks'
import type { OptionDescription } from '../../state/request/option-table.js'
import { type Parameters, withValue } from '../../state/request/parameters.js'
import { CommittedInput } from '../shared/committed-input.js'
import { Icon } from '../shared/icons.js'
import { Prose } from '../shared/prose.js'

interface Props {
  option: OptionDescription
  options: Parameters
  onChange: (options: Parameters) => void
}

const PREFIX = 'headers.'

/** Headers for the target, a row each. */
export function HeaderRows({ option, options, onChange }: Props) {
  const [name, setName] = useState('')
  const given = options.filter(([own]) => own.startsWith(PREFIX))
  const add = (value: string) => {
    if (name === '' || value === '') return
    onChange(withValue(options, `${PREFIX}${name.toLowerCase()}`, value))
    setName('')
  }
  return (
    <div class="option-field is-wide">
      <span class="option-name">headers</span>
      <ul class="header-rows">
        {given.map(([own, value]) => (
          <li key={own}>
            <code>{own.slice(PREFIX.length)}</code>
            <CommittedInput
              label={`Header ${own.slice(PREFIX.length)}`}
              value={value}
              onCommit={(next) => onChange(withValue(options, own, next))}
            />
            <button
              type="button"
              class="quiet icon-only"
              aria-label={`Remove the header ${own.slice(PREFIX.length)}`}
              onClick={() => onChange(withValue(options, own, undefined))}
            >
              <Icon name="cross" />
            </button>
          </li>
        ))}
        <li key={`new ${given.length}`}>
          <input
            aria-label="Name of a new header"
            placeholder="name of another"
            value={name}
            autocapitalize="off"
            spellcheck={false}
            onInput={(event) => setName(event.currentTarget.value.trim())}
          />
          <input
            aria-label="Value of the new header"
            placeholder="value"
            autocapitalize="off"
            spellcheck={false}
            onChange={(event) => add(event.currentTarget.value.trim())}
          />
        </li>
      </ul>
      <p class="option-meaning">
        <Prose text={option.description} />
      </p>
    </div>
  )
}
