import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Marks } from '../../state/pick/marks.js'
import { elementOf, type OutlineRow } from '../../state/pick/outline.js'
import { keyAction, type TreeActions } from '../../state/pick/tree-keys.js'
import { OutlineLine } from './outline-line.js'

interface Props extends TreeActions {
  lines: readonly OutlineRow[]
  marks: Marks
  active: Node
}

export const TREE_ID = 'outline'

/** Lines above and below those that are seen. */
const SPARE = 8

/** Pixels; a finger needs more than a pointer. */
function lineHeight(): number {
  return matchMedia('(pointer: coarse)').matches ? 44 : 26
}

/** A tree by the ARIA practices, of which only the lines in sight are in the document. */
export function VirtualTree({ lines, marks, active, ...actions }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [height] = useState(lineHeight)
  const [seen, setSeen] = useState({ top: 0, height: 600 })
  const current = lines.find(({ node }) => node === active) ?? lines[0]
  const at = current?.at ?? 0
  const first = Math.max(0, Math.floor(seen.top / height) - SPARE)
  const shown = lines.slice(first, Math.ceil((seen.top + seen.height) / height) + SPARE)

  const look = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = box.current ?? {}
    setSeen({ top: scrollTop, height: clientHeight })
  }, [])
  useLayoutEffect(() => {
    if (box.current) scrollTo(box.current, at * height, height)
    look()
  }, [at, height, look])
  useEffect(() => {
    const observer = new ResizeObserver(look)
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [look])

  const press = (event: KeyboardEvent) => {
    const action = current && keyAction(event.key, lines, current, actions)
    if (!action) return
    event.preventDefault()
    action()
  }
  const click = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const line = lines[Number(target.closest<HTMLElement>('[data-at]')?.dataset.at ?? -1)]
    const element = line && elementOf(line)
    if (!element) return
    if (target.closest('.fold')) actions.onFold(element, !line.open)
    else actions.onTake(element)
  }

  return (
    <div
      id={TREE_ID}
      class="tree"
      role="tree"
      aria-label="Elements of the page"
      aria-activedescendant={shown.some((line) => line === current) ? `line-${at}` : undefined}
      tabIndex={0}
      ref={box}
      onScroll={look}
      onKeyDown={press}
      onClick={click}
    >
      <div class="tree-lines" role="none" style={{ height: `${lines.length * height}px` }}>
        {shown.map((line) => (
          <OutlineLine
            key={line.at}
            line={line}
            top={line.at * height}
            active={line === current}
            names={line.node instanceof Element ? marks.get(line.node) : undefined}
          />
        ))}
      </div>
    </div>
  )
}

/** Brings a line into sight, with one more below it. */
function scrollTo(box: HTMLElement, top: number, height: number): void {
  const { scrollTop, clientHeight } = box
  if (top < scrollTop) box.scrollTop = top
  else if (top + height > scrollTop + clientHeight) box.scrollTop = top + 2 * height - clientHeight
}
