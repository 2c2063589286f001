import { useEffect, useState } from 'preact/hooks'
import { announce } from './announcer.js'
import { Icon, type IconName } from './icons.js'

interface Props {
  /** Makes the text for the clipboard when it is wanted. */
  text: () => string
  label: string
  icon?: IconName
}

const SHOWN_FOR = 1_600

/** Copies a text, and tells for a moment how that went; screen readers hear it. */
export function useCopy(text: () => string) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    const copied = await writeClipboard(text())
    setOutcome(copied ? 'copied' : 'refused')
    announce(copied ? 'Copied' : 'The browser refused to copy')
  }
  return { outcome, copy }
}

export function CopyButton({ text, label, icon = 'copy' }: Props) {
  const { outcome, copy } = useCopy(text)
  const shown = { copied: 'Copied', refused: 'Not allowed' }
  return (
    <button type="button" class={`quiet copy ${outcome ? `is-${outcome}` : ''}`} onClick={copy}>
      <Icon name={outcome === 'copied' ? 'check' : icon} />
      <span>{outcome ? shown[outcome] : label}</span>
    </button>
  )
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return selectAndCopy(text)
  }
}

/** A service on plain http:// has no clipboard interface: only this older way. */
function selectAndCopy(text: string): boolean {
  const field = document.createElement('textarea')
  const before = document.activeElement
  field.value = text
  field.className = 'unseen'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return copied
}
