import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Media } from '../../../src/contracts/result.js'
import type { Answer } from '../../state/answer/answer.js'
import { boxByKey } from '../../state/pick/box-keys.js'
import { type Box, boxAt, takeBoxes } from '../../state/pick/boxes.js'
import { describeElement, findMeant } from '../../state/pick/element-kind.js'
import { marksOf } from '../../state/pick/marks.js'
import { usePick } from '../../state/pick/use-pick.js'
import { useTaken } from '../../state/pick/use-taken.js'
import type { Row } from '../../state/rules/rules.js'
import { announce } from '../shared/announcer.js'
import { focusIfWanted, PICKER_ID } from './focus-picker.js'
import { ImageFrame, type PageSize } from './image-frame.js'
import { announcePick, PICK_HINT, PickBar } from './pick-bar.js'

interface Props {
  image: Media
  page: Document
  rows: readonly Row[]
  /** The last answer to them that was a success. */
  success: Answer | undefined
  onRows: (rows: readonly Row[]) => void
  /** Shows the rules. */
  onEdit: () => void
}

/** The element that is looked at: pointed at, or gone to by a key. */
interface Current {
  readonly box: Box
  readonly byKey: boolean
}

/** CSS pixels of a page that can be read and hit on the screen of a phone. */
const NARROW = 600

const LABEL =
  'The page, as a browser shows it. The arrows go through its parts, Enter makes a rule of one.'

/** An image whose parts light up under the pointer or by the arrows, and become rules. */
export function ImageMap({ image, page, rows, success, onRows, onEdit }: Props) {
  const boxes = useMemo(() => takeBoxes(page), [page])
  const taken = useTaken(page, rows, success)
  const marks = useMemo(() => marksOf(taken), [taken])
  const [current, setCurrent] = useState<Current>()
  const picking = usePick(page, rows, taken, onRows, announcePick)
  const picker = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => focusIfWanted(picker.current), [])
  // An image is as wide as the page, in pixels of the device.
  const size = { width: boxes.width, height: heightOf(image, boxes.width) }

  const point = (event: MouseEvent) => {
    const box = boxAt(boxes, ...placeIn(event, size))
    setCurrent(box && { box, byKey: false })
    return box
  }
  const press = (event: KeyboardEvent) => {
    const box = boxByKey(event.key, boxes, current?.box)
    if (!box) return
    event.preventDefault()
    setCurrent({ box, byKey: true })
    announce(describeElement(box.element))
  }
  const take = (event: MouseEvent) => {
    // By the keyboard a button is clicked nowhere.
    const box = event.detail === 0 ? current?.box : point(event)
    if (box) picking.take(findMeant(box.element))
  }

  return (
    <div class="outline has-image">
      <p class="of-then">
        {PICK_HINT}
        {boxes.width > NARROW && (
          <span class="on-phones"> Is it too small? Choose Phone above.</span>
        )}
      </p>
      <button
        type="button"
        id={PICKER_ID}
        ref={picker}
        class="image-map"
        aria-label={LABEL}
        onPointerMove={point}
        onPointerLeave={() => setCurrent(undefined)}
        onKeyDown={press}
        onClick={take}
      >
        <img src={image.url} width={image.width} height={image.height} decoding="async" alt="" />
        {boxes.boxes.map(
          (box) =>
            marks.has(box.element) && (
              <ImageFrame key={keyOf(box)} box={box} size={size} kind="is-marked" />
            ),
        )}
        {current && (
          <ImageFrame
            key={keyOf(current.box)}
            box={current.box}
            size={size}
            kind="is-hovered"
            name={describeElement(current.box.element)}
            sought={current.byKey}
          />
        )}
      </button>
      <PickBar {...picking} onEdit={onEdit} />
    </div>
  )
}

function keyOf({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`
}

function heightOf({ width = 1, height = 1 }: Media, pageWidth: number): number {
  return (height / width) * pageWidth
}

/** The place in the page that an event in its image points at. */
function placeIn(event: MouseEvent, size: PageSize): [x: number, y: number] {
  if (!(event.currentTarget instanceof Element)) return [0, 0]
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return [
    ((event.clientX - left) / width) * size.width,
    ((event.clientY - top) / height) * size.height,
  ]
}
