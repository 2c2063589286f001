import { useState } from 'preact/hooks'
import type { Parameters } from '../../state/request/parameters.js'
import { CommittedInput } from '../shared/committed-input.js'
import { Icon } from '../shared/icons.js'

interface Props {
  options: Parameters
  /** True for what has a field of its own. */
  isKnown: (name: string) => boolean
  onChange: (options: Parameters) => void
}

/** Options that the form has no field for, as they are written in the address. */
export function OtherOptions({ options, isKnown, onChange }: Props) {
  const [name, setName] = useState('')
  const others = options.filter(([own]) => !isKnown(own))
  const add = (value: string) => {
    if (name === '' || value === '') return
    onChange([...options, [name, value]])
    setName('')
  }
  return (
    <details class="option-group" open={others.length > 0}>
      <summary>By name</summary>
      <div class="option-fields">
        <ul class="header-rows option-field is-wide">
          {others.map((pair) => (
            <li key={pair[0]}>
              <code>{pair[0]}</code>
              <CommittedInput
                label={`Value of ${pair[0]}`}
                value={pair[1]}
                onCommit={(value) =>
                  onChange(options.map((old) => (old === pair ? [pair[0], value] : old)))
                }
              />
              <button
                type="button"
                class="quiet icon-only"
                aria-label={`Remove ${pair[0]}`}
                onClick={() => onChange(options.filter((old) => old !== pair))}
              >
                <Icon name="cross" />
              </button>
            </li>
          ))}
          <li key={`new ${others.length}`}>
            <input
              aria-label="Name of a new option"
              placeholder="iframe.maxwidth"
              value={name}
              autocapitalize="off"
              spellcheck={false}
              onInput={(event) => setName(event.currentTarget.value.trim())}
            />
            <input
              aria-label="Value of the new option"
              placeholder="480"
              onChange={(event) => add(event.currentTarget.value.trim())}
            />
          </li>
        </ul>
      </div>
    </details>
  )
}
