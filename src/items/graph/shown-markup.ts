const OPENING = /<(?:!--|script(?=[\s/>])|style(?=[\s/>])|svg(?=[\s/>]))/gi

/** Ends of what shows nothing; without one, all that follows an opening belongs to it, but for SVG. */
const CLOSINGS: Readonly<Record<string, RegExp>> = {
  '<!--': /-->/g,
  '<script': /<\/script/gi,
  '<style': /<\/style/gi,
  '<svg': /<\/svg/gi,
}

/**
 * Leaves out scripts, styles, drawings and comments, two thirds of most pages, so that signs are
 * looked for only in what a page shows.
 */
export function readShownMarkup(html: string): string {
  const parts: string[] = []
  let from = 0
  let isSvgClosed = true
  OPENING.lastIndex = 0
  for (let found = OPENING.exec(html); found; found = OPENING.exec(html)) {
    const opening = found[0].toLowerCase()
    const isSvg = opening === '<svg'
    if (isSvg && !isSvgClosed) continue
    const end = findEnd(html, opening, found.index)
    if (end === undefined && isSvg) {
      isSvgClosed = false
      continue
    }
    parts.push(html.slice(from, found.index))
    from = end ?? html.length
    OPENING.lastIndex = from
  }
  parts.push(html.slice(from))
  return parts.join('')
}

/** Returns where the closing tag of an opening begins, or where a comment ends. */
function findEnd(html: string, opening: string, start: number): number | undefined {
  const closing = CLOSINGS[opening]
  if (!closing) return undefined
  // `<!-->` is a whole comment (WHATWG HTML section 13.2.5.43).
  closing.lastIndex = start + 2
  const found = closing.exec(html)
  return found ? found.index + (opening === '<!--' ? 3 : 0) : undefined
}
