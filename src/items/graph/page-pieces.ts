import type { PageText } from '../../page/index.js'

/** Counts how often the page contains `wanted`, including where it spans two pieces. */
export function countOccurrences({ pieces }: PageText, wanted: string): number {
  const last = wanted.length - 1
  let count = 0
  let end = ''
  for (const piece of pieces) {
    for (const text of [end + piece.slice(0, last), piece])
      for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) count++
    const whole = piece.length < last ? end + piece : piece
    end = whole.slice(Math.max(0, whole.length - last))
  }
  return count
}

export function slicePieces({ pieces }: PageText, start: number, end: number): string[] {
  let at = 0
  return pieces.flatMap((piece) => {
    const from = at
    at += piece.length
    return from < end && at > start ? piece.slice(Math.max(0, start - from), end - from) : []
  })
}
