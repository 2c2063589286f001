import type { ComponentChildren } from 'preact'
import { notesOf } from '../../state/answer/notes.js'
import { isTooMuch, type PageQuestion } from '../../state/answer/use-page.js'
import { NoteList } from '../card/notes.js'
import { Waiting } from '../shared/waiting.js'
import { FailureNotice } from './failure.js'

interface Props {
  question: PageQuestion
  /** Beginning of a sentence that says what is under way. */
  what: string
  children: ComponentChildren
}

/** A part of the panel that is a further question: how it goes, or what came of it. */
export function PagePart({ question, what, children }: Props) {
  const { answer, request, failure, busy, cancel, again } = question
  if (busy) return <Waiting what={what} onCancel={cancel} />
  if (isTooMuch(question)) {
    return (
      <p class="empty">
        This page is too large to be shown here. Reading has the beginning of its text, Picture its
        first screens, and rules that are written under Rules work on all of it.
      </p>
    )
  }
  if (failure) return <FailureNotice failure={failure} request={request} onAgain={again} />
  if (answer) {
    return (
      <>
        <NoteList notes={notesOf(answer).filter(({ kind }) => kind !== 'info')} />
        {children}
      </>
    )
  }
  return (
    <button type="button" class="chip" onClick={again}>
      Try again
    </button>
  )
}
