import { useState } from 'preact/hooks'
import type { Request } from '../state/request.js'
import { SNIPPETS, snippet } from '../state/snippets.js'
import { CopyButton } from './copy.js'

/** The request in five languages, ready to paste. */
export function Code({ request }: { request: Request }) {
  const [name, setName] = useState<(typeof SNIPPETS)[number]>('URL')
  const text = snippet(name, request, `${location.origin}/`)
  return (
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
  )
}
