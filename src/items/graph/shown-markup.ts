import { PageText } from '../../page/index.js'

const OPENING = /<(?:!--|script(?=[\s/>])|style(?=[\s/>])|svg(?=[\s/>]))/gi

const LONGEST_OPENING = '<script>'.length

const MIN_PIECE_CHARS = 2_000

/** Removes scripts, styles, drawings and comments from the markup. Cuts pieces only before tags. */
export function extractShownMarkup(pieces: readonly string[]): PageText {
  const shown = new PageText()
  let short = ''
  for (const part of listShownParts(pieces)) {
    const isLong = part.length >= MIN_PIECE_CHARS
    const start = isLong ? Math.max(0, part.indexOf('<')) : part.length
    short += part.slice(0, start)
    if (!isLong && short.length < MIN_PIECE_CHARS) continue
    const text = isLong ? part.slice(start) : short
    if (isLong) shown.add(short)
    const cut = Math.max(0, text.lastIndexOf('<')) || text.length
    shown.add(text.slice(0, cut))
    short = text.slice(cut)
  }
  shown.add(short)
  return shown
}

/** Yields the parts of a page between scripts, styles, drawings and comments. */
export function* listShownParts(pieces: readonly string[]): Generator<string> {
  let left: Left = { text: '' }
  let waiting = ''
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1
    waiting += piece
    // Waits until the text has doubled. Searching a long drawing after each piece would be slow.
    if (isLast || waiting.length >= left.text.length) {
      const parts: string[] = []
      const html = isHiddenElementStillOpen(left, waiting) ? waiting : left.text + waiting
      left = addShownParts(parts, html, left.within, isLast)
      waiting = ''
      yield* parts
    }
  }
}

function isHiddenElementStillOpen({ text, within }: Left, next: string): boolean {
  if (within === undefined || next.length < LONGEST_OPENING) return false
  return findHiddenElementEnd(text + next.slice(0, LONGEST_OPENING), within, 0) === undefined
}

/** Text to read later. If it is in a hidden element, `within` is the start of its tag, such as `<script`. */
interface Left {
  readonly text: string
  readonly within?: string
}

function addShownParts(parts: string[], html: string, within: string | undefined, isLast: boolean) {
  let from = within ? findHiddenElementEnd(html, within, 0) : 0
  if (from === undefined) return skipHiddenText(html, 0, within)
  let isSvgClosed = true
  OPENING.lastIndex = from
  while (OPENING.test(html)) {
    const start = html.lastIndexOf('<', OPENING.lastIndex - 1)
    const opening = html.slice(start, OPENING.lastIndex).toLowerCase()
    const isSvg = opening === '<svg'
    if (isSvg && !isSvgClosed) continue
    const end = findHiddenElementEnd(html, opening, start + '<!'.length)
    if (end === undefined && isSvg && isLast) {
      isSvgClosed = false
      continue
    }
    parts.push(html.slice(from, start))
    if (end === undefined)
      return isSvg ? { text: html.slice(start) } : skipHiddenText(html, start, opening)
    from = end
    OPENING.lastIndex = from
  }
  const begun = isLast ? -1 : html.lastIndexOf('<')
  const end = begun >= from && begun > html.length - LONGEST_OPENING ? begun : html.length
  parts.push(html.slice(from, end))
  return { text: html.slice(end) }
}

function skipHiddenText(html: string, start: number, within: string | undefined): Left {
  const end = Math.max(start, html.length - LONGEST_OPENING)
  return { text: html.slice(end), ...(within && { within }) }
}

/** Finds the end of a hidden element or comment. The comment `<!-->` is complete (WHATWG HTML 13.2.5.43). */
function findHiddenElementEnd(html: string, opening: string, start: number): number | undefined {
  if (opening === '<!--') {
    const found = html.indexOf('-->', start)
    return found === -1 ? undefined : found + '-->'.length
  }
  const name = opening.slice(1)
  for (let found = html.indexOf('</', start); found !== -1; found = html.indexOf('</', found + 2)) {
    const end = found + '</'.length
    if (html.slice(end, end + name.length).toLowerCase() === name) return found
  }
  return undefined
}
