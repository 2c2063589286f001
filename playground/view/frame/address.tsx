import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../shared/icons.js'

interface Props {
  address: string
  busy: boolean
  onOpen: (address: string) => void
}

/** The one field that everything starts with. A pasted address is opened at once. */
export function AddressField({ address, busy, onOpen }: Props) {
  const [typed, setTyped] = useState(address)
  useEffect(() => setTyped(address), [address])
  const submit = (event: Event) => {
    event.preventDefault()
    if (typed.trim() !== '') onOpen(typed)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text').trim() ?? ''
    const { selectionStart, selectionEnd, value } = event.currentTarget as HTMLInputElement
    const replacesAll = selectionStart === 0 && selectionEnd === value.length
    if (!replacesAll || !/^https?:\/\/\S+$/.test(pasted)) return
    event.preventDefault()
    setTyped(pasted)
    onOpen(pasted)
  }
  return (
    <form class={`address ${busy ? 'is-busy' : ''}`} onSubmit={submit}>
      <label class="unseen" for="address">
        Address of a page
      </label>
      <input
        id="address"
        type="text"
        inputMode="url"
        autocomplete="url"
        autocapitalize="off"
        spellcheck={false}
        placeholder="Paste a link"
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onPaste={paste}
        autofocus={address === ''}
      />
      <button type="submit" class="primary">
        <span>Look</span>
        <Icon name="arrow" />
      </button>
    </form>
  )
}
