/** Matches where an end tag's name ends. */
const END = '(?=[\\t\\n\\f />])'

const END_TAGS = new Map<string, RegExp>()

/** Finds the start of the end tag that ends this element's text, or the end of the page. */
export function endOfRawText(html: string, name: string, from: number): number {
  return name === 'script' ? endOfScript(html, from) : endOfText(html, name, from)
}

function endOfText(html: string, name: string, from: number): number {
  const endTag = END_TAGS.get(name) ?? new RegExp(`</${name}${END}`, 'gi')
  END_TAGS.set(name, endTag)
  endTag.lastIndex = from
  return endTag.exec(html)?.index ?? html.length
}

const SCRIPT_PARTS = new RegExp(`<!--|-->|</?script${END}`, 'gi')

/**
 * Finds the end of a script. A script in a comment within it has an end tag of its own, which is
 * skipped (WHATWG HTML, sections 13.2.5.15 to 31, and 4.12.1.3 for why).
 */
function endOfScript(html: string, from: number): number {
  let depth: 'plain' | 'escaped' | 'double escaped' = 'plain'
  SCRIPT_PARTS.lastIndex = from
  for (let part = SCRIPT_PARTS.exec(html); part; part = SCRIPT_PARTS.exec(html)) {
    const text = part[0]
    if (text === '-->') depth = 'plain'
    else if (text === '<!--') {
      if (depth === 'plain') depth = 'escaped'
      // The dashes that begin a comment may end it.
      SCRIPT_PARTS.lastIndex = part.index + '<!'.length
    } else if (text.startsWith('</')) {
      if (depth !== 'double escaped') return part.index
      depth = 'escaped'
    } else if (depth === 'escaped') depth = 'double escaped'
  }
  return html.length
}
