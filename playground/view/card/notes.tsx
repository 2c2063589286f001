import type { Answer } from '../../state/answer/answer.js'
import { ageText, type Note, notesOf } from '../../state/answer/notes.js'
import { Icon } from '../shared/icons.js'
import { Prose } from '../shared/prose.js'

interface Props {
  answer: Answer
  onFetchAnew: () => void
}

/** Above the card: whether it is the page's at all, how old it is, what is missing from it. */
export function Notes({ answer, onFetchAnew }: Props) {
  const notes = notesOf(answer)
  const age = ageText(answer)
  if (notes.length === 0 && age === undefined) return null
  return (
    <div class="notes">
      <NoteList notes={notes} />
      {age !== undefined && (
        <p class="age">
          {age}
          <button type="button" class="quiet" onClick={onFetchAnew}>
            <Icon name="again" />
            <span>Fetch again</span>
          </button>
        </p>
      )}
    </div>
  )
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
