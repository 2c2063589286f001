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
  /** Brought into sight, for somebody who does not point at it. */
  sought?: boolean
}

/** A frame around an element in the image of its page. */
export function ImageFrame({ box, size, kind, sought = false }: Props) {
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
    />
  )
}

function share(length: number, whole: number): string {
  return `${(100 * length) / whole}%`
}
