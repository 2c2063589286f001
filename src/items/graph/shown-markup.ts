import { PageText } from '../../page/index.js'

const OPENING = /<(?:!--|script(?=[\s/>])|style(?=[\s/>])|svg(?=[\s/>]))/gi

/** Characters of the longest opening, with the character that ends its name. */
const LONGEST_OPENING = '<script>'.length

/** Minimum characters of a piece of shown markup; shorter parts are joined, and longer ones are not copied. */
const PIECE = 2_000

/** Returns markup without scripts, styles, drawings and comments, in pieces that end before a tag. */
export function readShownMarkup(pieces: readonly string[]): PageText {
  const shown = new PageText()
  let short = ''
  for (const part of listShownParts(pieces)) {
    const isLong = part.length >= PIECE
    const start = isLong ? Math.max(0, part.indexOf('<')) : part.length
    short += part.slice(0, start)
    if (!isLong && short.length < PIECE) continue
    const text = isLong ? part.slice(start) : short
    if (isLong) shown.add(short)
    const cut = Math.max(0, text.lastIndexOf('<')) || text.length
    shown.add(text.slice(0, cut))
    short = text.slice(cut)
  }
  shown.add(short)
  return shown
}

/** Yields the shown parts of a page; markup that the end of a piece cuts is read with the next piece. */
export function* listShownParts(pieces: readonly string[]): Generator<string> {
  let left: Left = { text: '' }
  let waiting = ''
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1
    waiting += piece
    // Waits until the text has doubled, so that a long drawing is not searched again with each piece.
    if (isLast || waiting.length >= left.text.length) {
      const parts: string[] = []
      left = addShown(
        parts,
        isHiddenYet(left, waiting) ? waiting : left.text + waiting,
        left.within,
        isLast,
      )
      waiting = ''
      yield* parts
    }
  }
}

/** True if no closing tag begins in the text that is left, so that joining it with the next, which copies both, is needless. */
function isHiddenYet({ text, within }: Left, next: string): boolean {
  if (within === undefined || next.length < LONGEST_OPENING) return false
  return findEnd(text + next.slice(0, LONGEST_OPENING), within, 0) === undefined
}

/** Text to read again with the next piece, and the opening of the hidden part around that text, if any. */
interface Left {
  readonly text: string
  readonly within?: string
}

/** Adds the shown parts of a text, and returns the text to read again with the next piece. */
function addShown(
  parts: string[],
  html: string,
  within: string | undefined,
  isLast: boolean,
): Left {
  let from = within ? findEnd(html, within, 0) : 0
  if (from === undefined) return leaveOut(html, 0, within)
  let isSvgClosed = true
  OPENING.lastIndex = from
  while (OPENING.test(html)) {
    const start = html.lastIndexOf('<', OPENING.lastIndex - 1)
    const opening = html.slice(start, OPENING.lastIndex).toLowerCase()
    const isSvg = opening === '<svg'
    if (isSvg && !isSvgClosed) continue
    const end = findEnd(html, opening, start + '<!'.length)
    if (end === undefined && isSvg && isLast) {
      isSvgClosed = false
      continue
    }
    parts.push(html.slice(from, start))
    if (end === undefined)
      return isSvg ? { text: html.slice(start) } : leaveOut(html, start, opening)
    from = end
    OPENING.lastIndex = from
  }
  const begun = isLast ? -1 : html.lastIndexOf('<')
  const end = begun >= from && begun > html.length - LONGEST_OPENING ? begun : html.length
  parts.push(html.slice(from, end))
  return { text: html.slice(end) }
}

/** Skips the rest of a text that is hidden, except its last characters, which may begin the closing tag. */
function leaveOut(html: string, start: number, within: string | undefined): Left {
  const end = Math.max(start, html.length - LONGEST_OPENING)
  return { text: html.slice(end), ...(within && { within }) }
}

/**
 * Finds the start of the closing tag for an opening, or the end of a comment; `undefined` if it is missing, which
 * hides all that follows, except in SVG.
 * @param start offset; before the dashes of a comment, as `<!-->` is a whole one (WHATWG HTML section 13.2.5.43)
 */
function findEnd(html: string, opening: string, start: number): number | undefined {
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
