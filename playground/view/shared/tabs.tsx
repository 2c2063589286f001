import { useRef } from 'preact/hooks'

interface Props<Name extends string> {
  /** Names the list for screen readers. */
  label: string
  /** Labels by name. */
  tabs: Readonly<Record<Name, string>>
  selected: Name
  onSelect: (name: Name) => void
}

/** Tabs as the ARIA practices have them: arrows move, one stop for Tab. */
export function TabList<Name extends string>({ label, tabs, selected, onSelect }: Props<Name>) {
  const list = useRef<HTMLDivElement>(null)
  const names = Object.keys(tabs) as Name[]
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (names.indexOf(selected) + step + names.length) % names.length
    const name = names[next]
    if (name === undefined) return
    onSelect(name)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-controls="panel"
          aria-selected={name === selected}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
        >
          {tabs[name]}
        </button>
      ))}
    </div>
  )
}
