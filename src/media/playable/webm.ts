import type { Measures } from '../measures.js'

/** Ids of elements (RFC 9559, section 5.1). */
const ID = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
} as const

const CONTAINERS = new Set<number>([ID.segment, ID.info, ID.tracks, ID.trackEntry, ID.video])

/** Maximum number of elements to read. Usual headers have hundreds. */
const MAX_ELEMENTS = 2_000

/** Nanoseconds of a time unit, unless the file gives another value (RFC 9559, section 5.1.2.9). */
const DEFAULT_SCALE = 1_000_000

export function readWebm(view: DataView): Measures {
  const known = new Map<number, number>()
  let offset = 0
  let done = false
  for (let i = 0; i < MAX_ELEMENTS && !done; i++) {
    const id = readVint(view, offset, true)
    const size = id && readVint(view, id.end, false)
    if (!id || !size) break
    const inside = CONTAINERS.has(id.value)
    if (!inside && size.end + size.value > view.byteLength && id.value !== ID.cluster) break
    if (!inside && !known.has(id.value)) {
      const value = readValue(view, id.value, size.end, size.value)
      if (value !== undefined) known.set(id.value, value)
    }
    done = id.value === ID.cluster
    offset = inside ? size.end : size.end + size.value
  }
  return { ...toMeasures(known), done }
}

function toMeasures(known: ReadonlyMap<number, number>): Omit<Measures, 'done'> {
  const width = known.get(ID.pixelWidth)
  const height = known.get(ID.pixelHeight)
  const units = known.get(ID.duration)
  const scale = known.get(ID.timestampScale) ?? DEFAULT_SCALE
  return {
    ...(width && height && { width, height }),
    ...(units !== undefined && { duration: (units * scale) / 1e9 }),
  }
}

/** Reads an integer of variable length (RFC 8794, section 4). */
function readVint(view: DataView, offset: number, keepMarker: boolean) {
  if (offset >= view.byteLength) return undefined
  const first = view.getUint8(offset)
  const length = Math.clz32(first) - 23
  if (length > 8 || offset + length > view.byteLength) return undefined
  const high = keepMarker ? first : first & (0xff >> length)
  const low = readUnsigned(view, offset + 1, length - 1)
  return { value: high * 256 ** (length - 1) + low, end: offset + length }
}

function readUnsigned(view: DataView, start: number, length: number): number {
  let value = 0
  for (let at = start; at < start + length; at++) value = value * 256 + view.getUint8(at)
  return value
}

function readValue(view: DataView, id: number, start: number, length: number): number | undefined {
  if (id === ID.duration) {
    if (length === 4) return view.getFloat32(start)
    return length === 8 ? view.getFloat64(start) : undefined
  }
  if (id !== ID.timestampScale && id !== ID.pixelWidth && id !== ID.pixelHeight) return undefined
  return length > 8 ? undefined : readUnsigned(view, start, length)
}
