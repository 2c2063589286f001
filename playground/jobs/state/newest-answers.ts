/** The line of one link, as far as the page shows it. */
export interface AnswerLine {
  readonly index: number
  readonly url: string
  readonly http: number
  readonly statusCode?: number
  readonly code?: string
  readonly message?: string
  readonly data?: { readonly title?: unknown }
}

/** Answers that the page holds, of however many there are. */
export const KEPT = 200

/**
 * Creates a function that reads on from where it was, called with the count of links done.
 * @param show is given the newest answers, the last first
 */
export function createAnswerReader(
  id: string,
  show: (lines: readonly AnswerLine[]) => void,
): (done: number) => Promise<void> {
  let lines: readonly AnswerLine[] = []
  let from = 0
  let newest = 0
  let isStale = false
  let isReading = false
  return async (done) => {
    newest = done
    isStale = true
    if (isReading) return
    isReading = true
    while (isStale) {
      from = Math.max(from, newest - KEPT)
      isStale = false
      const page = await readPage(id, from)
      if (page === undefined) break
      from = page.next
      isStale ||= page.lines.length === KEPT
      lines = mergeLines(lines, page.lines)
      show(lines)
    }
    isReading = false
  }
}

async function readPage(id: string, from: number) {
  try {
    const response = await fetch(`/jobs/${id}/results?from=${from}&limit=${KEPT}`)
    if (!response.ok) return undefined
    const rows = (await response.text()).split('\n').filter((row) => row !== '')
    const lines: AnswerLine[] = rows.map((row) => JSON.parse(row))
    return { lines, next: Number(response.headers.get('x-next-from')) }
  } catch {
    return undefined
  }
}

/** Puts later lines before earlier ones; a link that was tried again has its last line. */
export function mergeLines(
  before: readonly AnswerLine[],
  later: readonly AnswerLine[],
): readonly AnswerLine[] {
  const again = new Set(later.map(({ index }) => index))
  return [...later.toReversed(), ...before.filter(({ index }) => !again.has(index))].slice(0, KEPT)
}
