import { listBoxes } from './playable/mp4.js'

/** True if the primary item is displayed turned by 90 degrees (ISO/IEC 23008-12, 6.5.10). False if broken. */
export function isTurnedHeif(bytes: Uint8Array): boolean {
  try {
    return hasQuarterTurn(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch {
    // Ignores a field beyond the end, since the size is known without it.
    return false
  }
}

function hasQuarterTurn(view: DataView): boolean {
  const [meta] = listBoxes(view, 0, view.byteLength).filter(({ type }) => type === 'meta')
  const inMeta = meta ? listBoxes(view, meta.start + 4, meta.end) : []
  const findBox = (name: string) => inMeta.find(({ type }) => type === name)
  const [pitm, iprp] = [findBox('pitm'), findBox('iprp')]
  if (!pitm || !iprp) return false
  const inIprp = listBoxes(view, iprp.start, iprp.end)
  const ipco = inIprp.find(({ type }) => type === 'ipco')
  const properties = ipco ? listBoxes(view, ipco.start, ipco.end) : []
  const item = readItemId(view, pitm.start + 4, view.getUint8(pitm.start) > 0)
  return inIprp
    .filter(({ type }) => type === 'ipma')
    .flatMap(({ start, end }) => listPropertiesOfItem(view, item, start, end))
    .map((index) => properties[index - 1])
    .some((property) => property?.type === 'irot' && view.getUint8(property.start) % 2 === 1)
}

/** Lists the numbers of the item's properties, from 1 (ISO/IEC 23008-12, 9.3.2). */
function listPropertiesOfItem(view: DataView, item: number, start: number, end: number): number[] {
  const [isWideId, isWideIndex] = [view.getUint8(start) > 0, view.getUint8(start + 3) % 2 === 1]
  const [idBytes, indexBytes] = [isWideId ? 4 : 2, isWideIndex ? 2 : 1]
  let offset = start + 8
  while (offset < end) {
    const count = view.getUint8(offset + idBytes)
    const first = offset + idBytes + 1
    // Stops there, since an item has one entry. A stranger's file may repeat it a thousand times.
    if (readItemId(view, offset, isWideId) === item)
      return Array.from({ length: count }, (_, at) =>
        readPropertyIndex(view, first + at * indexBytes, isWideIndex),
      )
    offset = first + count * indexBytes
  }
  return []
}

/** Reads an index without its highest bit, which tells if the property is essential. */
function readPropertyIndex(view: DataView, offset: number, isWide: boolean): number {
  return isWide ? view.getUint16(offset) & 0x7fff : view.getUint8(offset) & 0x7f
}

function readItemId(view: DataView, offset: number, isWide: boolean): number {
  return isWide ? view.getUint32(offset) : view.getUint16(offset)
}
