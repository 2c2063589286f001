import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Box } from '../../state/pick/boxes.js'

/** The whole page's, in the same pixels as its boxes. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

interface Props {
  box: Box
  size: PageSize
  kind: 'is-marked' | 'is-hovered'
  /** Told beside the frame. */
  name?: string
  /** Brought into sight, for somebody who does not point at it. */
  sought?: boolean
}

/** CSS pixels of the page that a name above a frame takes. */
const ROOM = 60

/** A frame around an element in the image of its page. */
export function ImageFrame({ box, size, kind, name, sought = false }: Props) {
  const frame = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (sought) frame.current?.scrollIntoView({ block: 'nearest' })
  }, [sought])
  return (
    <span
      ref={frame}
      class={`frame ${kind}`}
      style={{
        left: share(box.x, size.width),
        top: share(box.y, size.height),
        width: share(box.width, size.width),
        height: share(box.height, size.height),
      }}
    >
      {name !== undefined && (
        <span class={`frame-name ${box.y < ROOM ? 'is-below' : ''}`}>{name}</span>
      )}
    </span>
  )
}

function share(length: number, whole: number): string {
  return `${(100 * length) / whole}%`
}
