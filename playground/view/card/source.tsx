import type { ComponentChildren } from 'preact'
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Candidate, FieldExplanation } from '../../../src/contracts/result.js'

interface Props {
  field: string
  /** The field's explanation; a field given by a rule has none. */
  explained: FieldExplanation | undefined
  class?: string
  children: ComponentChildren
}

/** A part of the card that tells, on hover, focus or tap, where its value comes from. */
export function Sourced({ field, explained, class: className = '', children }: Props) {
  const [hovered, setHovered] = useState(false)
  const [pinned, setPinned] = useState(false)
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const open = hovered || pinned
  const close = useCallback(() => {
    setHovered(false)
    setPinned(false)
  }, [])

  useLayoutEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) close()
    }
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onPress)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onPress)
    }
  }, [open, close])

  return (
    <div
      ref={element}
      class={`sourced ${className} ${open ? 'is-open' : ''}`}
      data-field={field}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocusOut={(event) => {
        if (!element.current?.contains(event.relatedTarget as Node | null)) close()
      }}
    >
      <button
        type="button"
        class="sourced-value"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setPinned(!pinned)}
      >
        {children}
        <span class="unseen">, {field}: where from?</span>
      </button>
      <div id={id} class="source" role="note" hidden={!open}>
        {open && <Source field={field} explained={explained} />}
      </div>
    </div>
  )
}

function Source({ field, explained }: { field: string; explained: FieldExplanation | undefined }) {
  if (!explained) return <p class="source-head">{field} comes from a rule below</p>
  const { winner, rejected } = explained
  return (
    <>
      <p class="source-head">
        {field}{' '}
        {winner ? (
          <>
            from <code>{winner.source}</code>
          </>
        ) : (
          'was not found'
        )}
      </p>
      {winner && <p class="source-raw">{short(winner.raw)}</p>}
      {rejected.length > 0 && (
        <>
          <p class="source-others">Also looked at</p>
          <ul>
            {rejected.slice(0, SHOWN).map((candidate) => (
              <Rejected
                key={`${candidate.source} ${candidate.raw}`}
                candidate={candidate}
                repeats={candidate.raw === winner?.raw}
              />
            ))}
          </ul>
          {rejected.length > SHOWN && <p class="source-more">and {rejected.length - SHOWN} more</p>}
        </>
      )}
    </>
  )
}

const SHOWN = 5
const MAX_RAW = 220

/** A candidate that was passed over; its text is shown when it differs from the winner's. */
function Rejected({ candidate, repeats }: { candidate: Candidate; repeats: boolean }) {
  const { source, raw, reason } = candidate
  return (
    <li>
      <code>{source}</code> {reason && <span>{reason}</span>}
      {!repeats && <span class="source-raw">{short(raw)}</span>}
    </li>
  )
}

function short(raw: string): string {
  return raw.length > MAX_RAW ? `${raw.slice(0, MAX_RAW)}…` : raw
}
