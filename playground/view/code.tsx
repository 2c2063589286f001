import { useState } from 'preact/hooks'
import { requestIn } from '../state/paste.js'
import type { Request } from '../state/request.js'
import { SNIPPETS, snippet } from '../state/snippets.js'
import { announce } from './announcer.js'
import { CopyButton } from './copy.js'

interface Props {
  request: Request
  onAsk: (request: Request) => void
}

/** The request in several languages, ready to paste elsewhere, and from each of them back. */
export function Code({ request, onAsk }: Props) {
  const [name, setName] = useState<(typeof SNIPPETS)[number]>('URL')
  const text = snippet(name, request, `${location.origin}/`)
  return (
    <>
      <div class="code-place">
        <fieldset class="choices">
          <legend class="unseen">Language</legend>
          {SNIPPETS.map((option) => (
            <label key={option}>
              <input
                type="radio"
                name="snippet"
                checked={option === name}
                onChange={() => setName(option)}
              />
              <span>{option}</span>
            </label>
          ))}
        </fieldset>
        <CopyButton label="Copy" text={() => text} />
        <pre>{text}</pre>
      </div>
      <PasteBack request={request} onAsk={onAsk} />
    </>
  )
}

function PasteBack({ request, onAsk }: Props) {
  const [text, setText] = useState('')
  const read = (pasted: string) => {
    setText(pasted)
    const found = requestIn(pasted)
    if (!found) return
    setText('')
    onAsk({ ...found, url: found.url || request.url })
    announce('The pasted question is asked.')
  }
  return (
    <label class="paste-back">
      <span>Paste one back: an address, a curl command, JSON, JavaScript or Python</span>
      <textarea
        rows={3}
        value={text}
        spellcheck={false}
        onInput={(event) => read(event.currentTarget.value)}
      />
      {text !== '' && <span class="is-missed">No request was found in this.</span>}
    </label>
  )
}
