import { useMemo, useState } from 'preact/hooks'
import type { Media } from '../../src/core/result.js'
import type { Answer } from '../state/answer.js'
import { type Box, boxAt, takeBoxes } from '../state/boxes.js'
import { marksOf } from '../state/marks.js'
import type { Row } from '../state/rules.js'
import { usePick } from '../state/use-pick.js'
import { useTaken } from '../state/use-taken.js'
import { announcePick, PickBar } from './pick-bar.js'

interface Props {
  image: Media
  page: Document
  rows: readonly Row[]
  /** The last answer to them that was a success. */
  success: Answer | undefined
  onRows: (rows: readonly Row[]) => void
}

/** An image whose parts light up under the pointer, and become rules by a click. */
export function ImageMap({ image, page, rows, success, onRows }: Props) {
  const boxes = useMemo(() => takeBoxes(page), [page])
  const taken = useTaken(page, rows, success)
  const marks = useMemo(() => marksOf(taken), [taken])
  const [hovered, setHovered] = useState<Box>()
  const picking = usePick(page, rows, taken, onRows, announcePick)
  // An image is as wide as the page, in pixels of the device.
  const size = { width: boxes.width, height: heightOf(image, boxes.width) }
  const at = (event: MouseEvent) => {
    if (!(event.currentTarget instanceof Element) || size.width === 0) return undefined
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - left) / width) * size.width
    return boxAt(boxes, x, ((event.clientY - top) / height) * size.height)
  }
  return (
    <div class="outline">
      <button
        type="button"
        class="image-map"
        aria-label="The page, as a browser shows it: click what you want. The part Page is for the keyboard."
        onPointerMove={(event) => setHovered(at(event))}
        onPointerLeave={() => setHovered(undefined)}
        onClick={(event) => {
          const box = at(event)
          if (box) picking.take(box.element)
        }}
      >
        <img src={image.url} width={image.width} height={image.height} alt="" />
        {boxes.boxes
          .filter(({ element }) => marks.has(element))
          .map((box) => (
            <Frame
              key={`${box.x} ${box.y} ${box.width} ${box.height}`}
              box={box}
              size={size}
              kind="is-marked"
            />
          ))}
        {hovered && <Frame box={hovered} size={size} kind="is-hovered" />}
      </button>
      <PickBar {...picking} />
    </div>
  )
}

interface Size {
  readonly width: number
  readonly height: number
}

function heightOf({ width = 1, height = 1 }: Media, pageWidth: number): number {
  return (height / width) * pageWidth
}

function Frame({ box, size, kind }: { box: Box; size: Size; kind: string }) {
  const share = (length: number, whole: number) => `${(100 * length) / whole}%`
  return (
    <span
      class={`frame ${kind}`}
      style={{
        left: share(box.x, size.width),
        top: share(box.y, size.height),
        width: share(box.width, size.width),
        height: share(box.height, size.height),
      }}
    />
  )
}
