import { type Answer, headerOf, isSuccess } from '../../state/answer/answer.js'
import { openInBrowser } from '../../state/answer/failure-help.js'
import { type Note, notesOf } from '../../state/answer/notes.js'
import { isWall } from '../../state/answer/walls.js'
import { hasBrowser } from '../../state/page/examples.js'
import type { Request } from '../../state/request/request.js'
import { Prose } from '../shared/prose.js'

interface Props {
  answer: Answer
  onAsk: (request: Request) => void
}

/** Remarks above the card: what is wrong with it, and what is missing from it. */
export function Notes({ answer, onAsk }: Props) {
  const notes = notesOf(answer)
  if (notes.length === 0) return null
  return (
    <div class="notes">
      <NoteList notes={notes} />
      {browserMayHelp(answer) && (
        <button
          type="button"
          class="chip"
          onClick={() => onAsk(openInBrowser(answer.request).request)}
        >
          Open in a browser
        </button>
      )}
    </div>
  )
}

function browserMayHelp(answer: Answer): boolean {
  const { body } = answer
  if (!hasBrowser() || !isSuccess(body) || !(body.warnings ?? []).some(isWall)) return false
  return !headerOf(answer, 'x-fetch-mode')?.startsWith('prerender')
}

export function NoteList({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null
  return (
    <ul aria-label="What to know about this answer">
      {notes.map(({ kind, text }) => (
        <li key={text} class={`note is-${kind}`}>
          <Prose text={text} />
        </li>
      ))}
    </ul>
  )
}
