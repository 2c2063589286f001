import { useEffect, useState } from 'preact/hooks'

interface Props {
  id?: string
  label?: string
  value: string
  placeholder?: string
  inputMode?: 'text' | 'decimal'
  onCommit: (value: string) => void
}

/** A field whose text counts once it is left or Enter is pressed; an answer that comes meanwhile leaves it. */
export function CommittedInput({ id, label, value, placeholder, inputMode, onCommit }: Props) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  return (
    <input
      id={id}
      aria-label={label}
      type="text"
      inputMode={inputMode}
      placeholder={placeholder}
      value={typed}
      autocapitalize="off"
      spellcheck={false}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onChange={(event) => onCommit(event.currentTarget.value.trim())}
    />
  )
}
