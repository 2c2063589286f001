import { listBoxes } from './playable/mp4.js'

/** True if the primary item is displayed turned by 90 degrees (ISO/IEC 23008-12, 6.5.10). */
export function isTurnedHeif(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [meta] = listBoxes(view, 0, bytes.length).filter(({ type }) => type === 'meta')
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
  const indexes: number[] = []
  let offset = start + 8
  while (offset < end) {
    const isItem = readItemId(view, offset, isWideId) === item
    offset += isWideId ? 4 : 2
    const count = view.getUint8(offset)
    offset += 1
    for (let left = count; left > 0; left--) {
      // The highest bit tells whether the property is essential.
      const index = isWideIndex ? view.getUint16(offset) & 0x7fff : view.getUint8(offset) & 0x7f
      if (isItem) indexes.push(index)
      offset += isWideIndex ? 2 : 1
    }
  }
  return indexes
}

function readItemId(view: DataView, offset: number, isWide: boolean): number {
  return isWide ? view.getUint32(offset) : view.getUint16(offset)
}
