import { useCallback, useMemo, useState } from 'preact/hooks'
import type { Answer } from '../../state/answer/answer.js'
import { marksOf } from '../../state/pick/marks.js'
import { openAtFirst, openTo, rowsOf } from '../../state/pick/outline.js'
import { usePick } from '../../state/pick/use-pick.js'
import { useTaken } from '../../state/pick/use-taken.js'
import type { Row } from '../../state/rules/rules.js'
import { OutlineSearch } from './outline-search.js'
import { announcePick, PICK_HINT, PickBar } from './pick-bar.js'
import { VirtualTree } from './virtual-tree.js'

interface Props {
  page: Document
  rows: readonly Row[]
  /** The last answer to them that was a success. */
  success: Answer | undefined
  onRows: (rows: readonly Row[]) => void
  /** Shows the rules. */
  onEdit: () => void
}

/** An outline that folds, is searched, and makes a rule of what is clicked. */
export function OutlineTree({ page, rows, success, onRows, onEdit }: Props) {
  const root = page.documentElement
  const [open, setOpen] = useState<ReadonlySet<Element>>(() => openAtFirst(root))
  const [active, setActive] = useState<Node>(root)
  const lines = useMemo(() => rowsOf(root, open), [root, open])
  const taken = useTaken(page, rows, success)
  const marks = useMemo(() => marksOf(taken), [taken])

  const reveal = useCallback((element: Element) => {
    setOpen((before) => openTo(before, element))
    setActive(element)
  }, [])
  const fold = (element: Element, isOpen: boolean) => {
    const next = new Set(open)
    if (isOpen) next.add(element)
    else next.delete(element)
    setOpen(next)
  }
  const picking = usePick(page, rows, taken, onRows, announcePick)
  const take = (element: Element) => {
    setActive(element)
    picking.take(element)
  }

  return (
    <div class="outline">
      <OutlineSearch root={root} onFound={reveal} />
      <VirtualTree
        lines={lines}
        marks={marks}
        active={active}
        onActive={setActive}
        onFold={fold}
        onTake={take}
      />
      <PickBar hint={PICK_HINT} {...picking} onEdit={onEdit} />
    </div>
  )
}
