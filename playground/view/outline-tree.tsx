import { useCallback, useMemo, useState } from 'preact/hooks'
import { marksOf } from '../state/marks.js'
import { openAtFirst, openTo, rowsOf } from '../state/outline.js'
import { type Choice, choicesFor } from '../state/pick.js'
import type { Row } from '../state/rules.js'
import { announce } from './announcer.js'
import { OutlineSearch } from './outline-search.js'
import { PickBar } from './pick-bar.js'
import { VirtualTree } from './virtual-tree.js'

interface Props {
  page: Document
  rows: readonly Row[]
  onRows: (rows: readonly Row[]) => void
}

/** An element that was taken: how else it could be, and how things were before. */
export interface Pick {
  readonly choices: readonly Choice[]
  readonly chosen: Choice
  readonly before: readonly Row[]
}

/** An outline that folds, is searched, and makes a rule of what is clicked. */
export function OutlineTree({ page, rows, onRows }: Props) {
  const root = page.documentElement
  const [open, setOpen] = useState<ReadonlySet<Element>>(() => openAtFirst(root))
  const [active, setActive] = useState<Node>(root)
  const [pick, setPick] = useState<Pick>()
  const lines = useMemo(() => rowsOf(root, open), [root, open])
  const marks = useMemo(() => marksOf(page, rows), [page, rows])

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
  const choose = (chosen: Choice, choices: readonly Choice[], before: readonly Row[]) => {
    setPick({ chosen, choices, before })
    onRows(chosen.rows)
    announce(`Rule ${chosen.name}: ${chosen.selector}`)
  }
  const take = (element: Element) => {
    setActive(element)
    const choices = choicesFor(element, page, rows)
    const [likeliest] = choices
    if (likeliest) choose(likeliest, choices, rows)
  }
  const undo = () => {
    if (pick) onRows(pick.before)
    setPick(undefined)
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
      <PickBar pick={pick} onChoose={choose} onUndo={undo} />
    </div>
  )
}
