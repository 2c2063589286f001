import { useState } from 'preact/hooks'
import { isOn, type Parameters, valueAt, withValue } from '../../state/request/parameters.js'
import { lazy } from '../shared/lazy.js'
import { LanguageField } from './language-field.js'

const OptionForm = lazy(async () => (await import('./option-form.js')).OptionForm)

interface Props {
  options: Parameters
  onChange: (options: Parameters) => void
}

/** Those that people switch; all others are a click away. */
const SWITCHES: ReadonlyArray<readonly [name: string, label: string]> = [
  ['palette', 'colors'],
  ['video', 'video'],
  ['audio', 'audio'],
  ['iframe', 'embed code'],
  ['force', 'skip the cache'],
]

/** Shows a few switches and, on demand, every option that the service has. */
export function Options({ options, onChange }: Props) {
  const others = options.filter(([name]) => !SWITCHES.some(([own]) => own === name)).length
  const [open, setOpen] = useState(false)
  return (
    <div class="options">
      <fieldset class="switches">
        <legend class="unseen">Options</legend>
        <label>
          <input
            type="checkbox"
            checked={valueAt(options, 'meta') !== 'false'}
            onChange={({ currentTarget: { checked } }) =>
              onChange(withValue(options, 'meta', checked ? undefined : 'false'))
            }
          />
          <span>metadata</span>
        </label>
        {SWITCHES.map(([name, label]) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={isOn(options, name)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(withValue(options, name, checked ? 'true' : undefined))
              }
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <LanguageField options={options} onChange={onChange} />
      <details class="more-options" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>All options{others > 0 && ` (${others})`}</summary>
        {open && <OptionForm options={options} onChange={onChange} />}
      </details>
    </div>
  )
}
