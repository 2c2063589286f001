import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Choice } from '../../state/pick/pick.js'
import type { Picking } from '../../state/pick/use-pick.js'
import { announce } from '../shared/announcer.js'
import { PICKER_ID } from './focus-picker.js'
import { TREE_ID } from './virtual-tree.js'

interface Props extends Picking {
  /** Shown until something is picked. */
  hint?: string
  /** Shows the rules. */
  onEdit: () => void
}

export const PICK_HINT = 'Click what you want to take.'

/** Elements in which Enter makes rules, while the keyboard has the focus there. */
const BY_KEYBOARD = `#${TREE_ID}:focus-visible, #${PICKER_ID}:focus-visible`

/** Tells screen readers what a click became. */
export function announcePick({ name, selector }: Choice): void {
  announce(`Rule ${name}: ${selector}`)
}

/** Shows the rule that a click made, with its other meanings: below a tree, or else at the foot of the screen. */
export function PickBar({ pick, choose, undo, hint, onEdit }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const last = useRef<readonly Choice[] | undefined>(undefined)
  useLayoutEffect(() => {
    // From the keyboard one goes on here: to the next likely meaning.
    const isNew = pick && pick.choices !== last.current
    last.current = pick?.choices
    if (!isNew || !document.activeElement?.matches(BY_KEYBOARD)) return
    bar.current?.querySelector<HTMLElement>('[aria-pressed=false]')?.focus({ preventScroll: true })
  }, [pick])
  if (!pick) return hint ? <p class="pick-bar">{hint}</p> : null
  const { choices, chosen } = pick
  return (
    <div class="pick-bar is-picked" ref={bar}>
      <p class="pick-what">
        <b>{chosen.name}</b> {chosen.count > 1 && `${chosen.count} × `}
        <span class="pick-sample">{chosen.sample}</span> <code>{chosen.selector}</code>
      </p>
      <p class="pick-choices">
        {choices.map((choice) => (
          <button
            key={choice.label}
            type="button"
            class="chip"
            aria-pressed={choice === chosen}
            onClick={() => choose(choice)}
          >
            {choice.label}
          </button>
        ))}
        <button type="button" class="quiet" onClick={undo}>
          Undo
        </button>
        <button type="button" class="quiet" onClick={onEdit}>
          See the values
        </button>
      </p>
    </div>
  )
}
