import { TokenizerMode } from 'parse5'
import { endsTagName } from '../stream/markup-characters.js'

const SCRIPT_PARTS = /<!--|-->|<\/?script(?=[\t\n\f />])/gi

/** Matches an incomplete tag or comment mark at the end of a chunk. */
const BEGUN = /(?:<(?:!-{0,2}|\/?[a-z]*)|--?)$/i

/** Length of the longest end tag that may be cut at the end of a chunk. */
const HELD_BACK = '</plaintext>'.length

/** Finds the end of a text-only element, chunk by chunk. */
export class RawText {
  /** True if the last search ended at the end tag. */
  isOver = false
  readonly #mode: number
  readonly #name: string
  #depth: 'plain' | 'escaped' | 'double escaped' = 'plain'

  /** @param mode the HTML standard's tokenizer state, such as RCDATA */
  constructor(name: string, mode: number) {
    this.#name = name
    this.#mode = mode
  }

  get hasReferences(): boolean {
    return this.#mode === TokenizerMode.RCDATA
  }

  /** Returns the end of the text before a possible end tag. */
  findTextEnd(html: string, from: number, isLast: boolean): number {
    const found = this.#findElementEnd(html, from)
    this.isOver = found !== undefined
    if (found !== undefined || isLast) return found ?? html.length
    const limit = Math.max(from, html.length - HELD_BACK)
    const begun = html.slice(limit).search(BEGUN)
    return begun === -1 ? html.length : limit + begun
  }

  #findElementEnd(html: string, from: number): number | undefined {
    if (this.#mode === TokenizerMode.PLAINTEXT) return undefined
    if (this.#name !== 'script') return findEndTag(html, this.#name, from)
    if (this.#depth !== 'plain') return this.#findEscapedScriptEnd(html, from)
    const end = findEndTag(html, this.#name, from)
    const isEscaped = html.slice(from, end).includes('<!--')
    return isEscaped ? this.#findEscapedScriptEnd(html, from) : end
  }

  /** Skips scripts inside a comment (WHATWG HTML, 13.2.5.15 to 31). */
  #findEscapedScriptEnd(html: string, from: number): number | undefined {
    SCRIPT_PARTS.lastIndex = from
    for (let part = SCRIPT_PARTS.exec(html); part; part = SCRIPT_PARTS.exec(html)) {
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
  for (let at = html.indexOf('</', from); at !== -1; at = html.indexOf('</', at + 1)) {
    const end = at + '</'.length + name.length
    const isEnd =
      endsTagName(html.charCodeAt(end)) && html.slice(at + 2, end).toLowerCase() === name
    if (isEnd) return at
  }
  return undefined
}
