import { useId, useState } from 'preact/hooks'
import { type Parameters, rootOf } from '../../state/request/parameters.js'
import { useOptionsTable } from '../../state/request/use-options-table.js'
import { Icon } from '../shared/icons.js'
import { Prose } from '../shared/prose.js'

interface Props {
  options: Parameters
  /** Those that no switch stands for. */
  others: Parameters
  onChange: (options: Parameters) => void
}

/** Every other parameter, as it is written in the address. */
export function OptionList({ options, others, onChange }: Props) {
  const [open, setOpen] = useState(others.length > 0)
  const count = others.length > 0 ? ` (${others.length})` : ''
  return (
    <details
      class="more-options"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>All options{count}</summary>
      {open && (
        <>
          <ul>
            {others.map((pair) => (
              <OptionFields
                key={pair[0]}
                pair={pair}
                onChange={(next) => onChange(options.map((old) => (old === pair ? next : old)))}
                onRemove={() => onChange(options.filter((old) => old !== pair))}
              />
            ))}
          </ul>
          <NewOption onAdd={(pair) => onChange([...options, pair])} />
        </>
      )}
    </details>
  )
}

type Pair = Parameters[number]

interface FieldsProps {
  pair: Pair
  onChange: (pair: Pair) => void
  onRemove: () => void
}

function OptionFields({ pair: [name, value], onChange, onRemove }: FieldsProps) {
  return (
    <li class="option">
      <code>{name}</code>
      <input
        aria-label={`Value of ${name}`}
        value={value}
        autocapitalize="off"
        spellcheck={false}
        onChange={(event) => onChange([name, event.currentTarget.value])}
      />
      <button
        type="button"
        class="quiet icon-only"
        onClick={onRemove}
        aria-label={`Remove ${name}`}
      >
        <Icon name="cross" />
      </button>
    </li>
  )
}

function NewOption({ onAdd }: { onAdd: (pair: Pair) => void }) {
  const table = useOptionsTable()
  const [name, setName] = useState('')
  const [value, setValue] = useState('')
  const names = useId()
  const values = useId()
  const described = table.find((option) => option.name === rootOf(name))
  const add = (event: Event) => {
    event.preventDefault()
    if (name === '') return
    onAdd([name, value])
    setName('')
    setValue('')
  }
  return (
    <form class="option is-new" onSubmit={add}>
      <input
        list={names}
        aria-label="Name of a new option"
        placeholder="name, such as ttl or headers.accept-language"
        value={name}
        autocapitalize="off"
        spellcheck={false}
        onInput={(event) => setName(event.currentTarget.value.trim())}
      />
      <datalist id={names}>
        {table.map((option) => (
          <option key={option.name} value={option.name} />
        ))}
      </datalist>
      <input
        list={values}
        aria-label="Value of the new option"
        placeholder="value"
        value={value}
        autocapitalize="off"
        spellcheck={false}
        onInput={(event) => setValue(event.currentTarget.value)}
      />
      <datalist id={values}>
        {described?.values.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <button type="submit" class="quiet">
        <Icon name="plus" />
        <span>
          Add<span class="unseen"> the option</span>
        </span>
      </button>
      {described && (
        <p class="option-meaning">
          <Prose text={described.description} />
        </p>
      )}
    </form>
  )
}
