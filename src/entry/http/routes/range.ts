/** Parses a range of bytes (RFC 9110, 14.1.2); `undefined` for no range or several, to send all bytes (14.2). */
export function parseByteRange(header: string | undefined, length: number) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  const [, from = '', to = ''] = match ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return start < length && start <= end ? { start, end } : 'outside'
}
