import { useMemo, useState } from 'preact/hooks'
import { requestIn } from '../../state/code/paste.js'
import { doorSnippet, SNIPPETS, snippet } from '../../state/code/snippets.js'
import { doorExamples } from '../../state/page/examples.js'
import type { Request } from '../../state/request/request.js'
import { announce } from '../shared/announcer.js'
import { CopyButton } from '../shared/copy.js'
import '../../style/choices.css'
import '../../style/developer.css'

interface Props {
  request: Request
  onAsk: (request: Request) => void
}

/** The request in several languages and for each open door, ready to paste elsewhere, and from languages back. */
export function Code({ request, onAsk }: Props) {
  const [name, setName] = useState<string>('URL')
  const doors = useMemo(doorExamples, [])
  const door = doors.get(name)
  const known = SNIPPETS.find((option) => option === name) ?? 'URL'
  const text =
    door === undefined
      ? snippet(known, request, `${location.origin}/`)
      : doorSnippet(door, request.url, location.origin)
  return (
    <>
      <div class="code-place">
        <fieldset class="choices">
          <legend class="unseen">Language</legend>
          {[...SNIPPETS, ...doors.keys()].map((option) => (
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
