import { html, InsertionMode, Parser, Token } from 'parse5'
import type { TreeTypes } from './adapter.js'
import { type Element, HTML, isElement } from './nodes.js'

const { TokenType } = Token
const { IN_BODY, IN_CAPTION, IN_CELL, IN_TEMPLATE, TEXT } = InsertionMode

/** Parser of `parse5`, faster for frequent tokens (WHATWG HTML, section 13.2.6). */
export class TreeParser extends Parser<TreeTypes> {
  readonly #endToken = createTagToken(TokenType.END_TAG)

  /** True if all characters are inserted alike. */
  get treatsCharactersAlike(): boolean {
    const isInBody = isOneOf(CHARACTER_MODES, this.insertionMode)
    return isInBody && !this.skipNextNewLine && !this.tokenizer.inForeignNode
  }

  /** True if text changes only the content of the current element. */
  get onlyInsertsText(): boolean {
    if (this.insertionMode === TEXT) return !this.skipNextNewLine
    if (this.framesetOk || !this.treatsCharactersAlike) return false
    const { newest } = this.activeFormattingElements
    return newest === null || !('element' in newest) || newest.element === this.openElements.current
  }

  readEndTag(name: string, id: html.TAG_ID): void {
    const { current } = this.openElements
    const isCurrent =
      current !== undefined &&
      isElement(current) &&
      current.name === name &&
      current.namespace === HTML
    if (isCurrent && isOneOf(BODY_MODES, this.insertionMode) && this.#hasSimpleEnd(id)) {
      this.skipNextNewLine = false
      this.openElements.pop()
      return
    }
    this.#endToken.tagName = name
    this.#endToken.tagID = id
    this.onEndTag(this.#endToken)
  }

  /** True if the end tag only closes the current element. Removes a formatting element's entry. */
  #hasSimpleEnd(id: html.TAG_ID): boolean {
    if (!isOneOf(FORMATTING_TAGS, id)) return !isOneOf(OTHER_ENDS, id)
    const { newest } = this.activeFormattingElements
    const isNewest = newest && 'element' in newest && newest.element === this.openElements.current
    if (isNewest) this.activeFormattingElements.removeEntry(newest)
    return isNewest === true
  }

  override _insertElement(token: Token.TagToken, namespace: html.NS): void {
    if (this.fosterParentingEnabled) super._insertElement(token, namespace)
    else this.openElements.push(this.#createChild(token, namespace), token.tagID)
  }

  override _appendElement(token: Token.TagToken, namespace: html.NS): void {
    if (this.fosterParentingEnabled) super._appendElement(token, namespace)
    else this.#createChild(token, namespace)
  }

  #createChild({ tagName, attrs }: Token.TagToken, namespace: html.NS): Element {
    const { treeAdapter } = this
    const parent = this.openElements.currentTmplContentOrNode ?? this.document
    const element = treeAdapter.createElement(tagName, namespace, attrs)
    treeAdapter.appendChild(parent, element)
    return element
  }
}

export function createTagToken(type: Token.TagToken['type']): Token.TagToken {
  return {
    type,
    tagName: '',
    tagID: html.TAG_ID.UNKNOWN,
    selfClosing: false,
    ackSelfClosing: false,
    attrs: [],
    location: null,
  }
}

const CHARACTER_MODES = createTable([IN_BODY, IN_CAPTION, IN_CELL, IN_TEMPLATE])
const BODY_MODES = createTable([IN_BODY, IN_CAPTION, IN_CELL])

/** Formatting elements. `parse5` keeps their tokens and uses them again. */
export const FORMATTING_TAGS = createTagTable(
  'a b big code em font i nobr s small strike strong tt u',
)

/** Tags whose end does more than close the current element. */
const OTHER_ENDS = createTagTable('applet body caption form html marquee object td template th')

export function createTagTable(names: string): Uint8Array {
  return createTable(names.split(' ').map(html.getTagID))
}

function createTable(numbers: readonly number[]): Uint8Array {
  const table = new Uint8Array(Math.max(...numbers) + 1)
  for (const number of numbers) table[number] = 1
  return table
}

export function isOneOf(table: Uint8Array, number: number): boolean {
  return table[number] === 1
}
