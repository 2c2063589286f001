import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { OptionDescription } from '../../state/request/option-table.js'
import { type Parameters, rootOf, withValue } from '../../state/request/parameters.js'
import { useOptionGroups } from '../../state/request/use-option-groups.js'
import '../../style/options-form.css'
import { DeviceField } from './device-field.js'
import { HeaderRows } from './header-rows.js'
import { OptionField } from './option-field.js'
import { OtherOptions } from './other-options.js'
import { ViewportField } from './viewport-field.js'

interface Props {
  options: Parameters
  onChange: (options: Parameters) => void
}

/** Every option that the service has, in groups; only what differs from its default is asked for. */
export function OptionForm({ options, onChange }: Props) {
  const groups = useOptionGroups()
  const [words, setWords] = useState('')
  const set = ({ name, byDefault }: OptionDescription, value: string) =>
    onChange(withValue(options, name, value === byDefault || value === '' ? undefined : value))
  const known = groups.flatMap((group) => group.options)
  const isShown = ({ name, description }: OptionDescription) =>
    `${name} ${description}`.toLowerCase().includes(words.trim().toLowerCase())
  const isChanged = ({ name, kind }: OptionDescription) =>
    options.some(([own]) => own === name || (kind === 'rows' && own.startsWith(`${name}.`)))
  return (
    <div class="option-form">
      <div class="option-find">
        <input
          type="search"
          aria-label="Find an option"
          placeholder="Find an option"
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        {options.length > 0 && (
          <button type="button" class="quiet" onClick={() => onChange([])}>
            Back to the defaults
          </button>
        )}
      </div>
      {groups.map(({ title, options: own }) => (
        <Group
          key={title}
          title={title}
          isSearched={words !== ''}
          changed={own.filter(isChanged).length}
        >
          {own.filter(isShown).map((option) => (
            <Field
              key={option.name}
              option={option}
              options={options}
              onSet={(value) => set(option, value)}
              onChange={onChange}
            />
          ))}
        </Group>
      ))}
      {groups.length > 0 && (
        <OtherOptions
          options={options}
          isKnown={(name) =>
            rootOf(name) === 'headers' || known.some((option) => option.name === name)
          }
          onChange={onChange}
        />
      )}
    </div>
  )
}

interface GroupProps {
  title: string
  /** Number of its options that differ from their defaults. */
  changed: number
  isSearched: boolean
  children: VNode[]
}

/** Options that belong together; those that were changed are in sight from the start. */
function Group({ title, changed, isSearched, children }: GroupProps) {
  const [isOpen] = useState(changed > 0)
  if (children.length === 0) return null
  return (
    <details class="option-group" open={isOpen || isSearched}>
      <summary>
        {title} {changed > 0 && <small>{changed} changed</small>}
      </summary>
      <div class="option-fields">{children}</div>
    </details>
  )
}

interface FieldProps extends Props {
  option: OptionDescription
  onSet: (value: string) => void
}

/** The fields that are more than a name and a value. */
function Field({ option, options, onSet, onChange }: FieldProps) {
  if (option.name === 'device') {
    return <DeviceField option={option} options={options} onSet={onSet} />
  }
  if (option.name === 'headers') return <HeaderRows {...{ option, options, onChange }} />
  if (option.name === 'viewport.width') return <ViewportField {...{ options, onChange }} />
  if (option.name === 'viewport.height') return null
  return <OptionField option={option} options={options} onSet={onSet} />
}
