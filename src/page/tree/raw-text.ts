import { TokenizerMode } from 'parse5'

/** Pattern of the end of a tag's name. */
const END = '(?=[\\t\\n\\f />])'

const END_TAGS = new Map<string, RegExp>()

const SCRIPT_PARTS = new RegExp(`<!--|-->|</?script${END}`, 'gi')

/** Maximum number of characters at the end of a chunk that may begin an end tag or one of `SCRIPT_PARTS`. */
const HELD_BACK = '</plaintext>'.length

/** Finds the end of an element that holds only text, even if the text comes in chunks. */
export class RawText {
  /** True if the last search ended at the end tag. */
  isOver = false
  readonly #mode: number
  readonly #name: string
  #depth: 'plain' | 'escaped' | 'double escaped' = 'plain'

  /** @param mode state of the standard's tokenizer that the element's start tag sets */
  constructor(name: string, mode: number) {
    this.#name = name
    this.#mode = mode
  }

  /** True if the text may have character references, as in `textarea`. */
  get hasReferences(): boolean {
    return this.#mode === TokenizerMode.RCDATA
  }

  /** Returns the position up to which the markup is certainly text of the element. */
  findTextEnd(html: string, from: number, isLast: boolean): number {
    const found = this.#findEnd(html, from, isLast)
    this.isOver = found !== undefined
    if (found !== undefined || isLast) return found ?? html.length
    const limit = Math.max(from, html.length - HELD_BACK)
    // All parts that are searched for begin with `<` or, at the end of a comment, with `-`.
    const begun = html.slice(limit).search(/[<-]/)
    return begun === -1 ? html.length : limit + begun
  }

  #findEnd(html: string, from: number, isLast: boolean): number | undefined {
    if (this.#mode === TokenizerMode.PLAINTEXT) return undefined
    if (this.#name === 'script') return this.#findEndOfScript(html, from, isLast)
    return findEndTag(html, this.#name, from)
  }

  /**
   * Finds the end of a script; skips the end tag of a script in a comment within it (WHATWG HTML, sections
   * 13.2.5.15 to 31, and 4.12.1.3 for why).
   */
  #findEndOfScript(html: string, from: number, isLast: boolean): number | undefined {
    const limit = isLast ? html.length : html.length - HELD_BACK
    SCRIPT_PARTS.lastIndex = from
    for (let part = SCRIPT_PARTS.exec(html); part; part = SCRIPT_PARTS.exec(html)) {
      if (part.index >= limit) return undefined
      const text = part[0]
      if (text === '-->') this.#depth = 'plain'
      else if (text === '<!--') {
        if (this.#depth === 'plain') this.#depth = 'escaped'
        // The dashes that begin a comment may end it.
        SCRIPT_PARTS.lastIndex = part.index + '<!'.length
      } else if (text.startsWith('</')) {
        if (this.#depth !== 'double escaped') return part.index
        this.#depth = 'escaped'
      } else if (this.#depth === 'escaped') this.#depth = 'double escaped'
    }
    return undefined
  }
}

function findEndTag(html: string, name: string, from: number): number | undefined {
  const endTag = END_TAGS.get(name) ?? new RegExp(`</${name}${END}`, 'gi')
  END_TAGS.set(name, endTag)
  endTag.lastIndex = from
  return endTag.exec(html)?.index
}
