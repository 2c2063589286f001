import type { Token } from 'parse5'
import { decodeAttribute } from '../entities.js'
import { type CodeUnits, freeUnits, toCodeUnits } from '../stream/code-units.js'
import {
  DOUBLE_QUOTE,
  EQUALS,
  endsAttributeName,
  endsBareValue,
  GREATER,
  isSpace,
  replaceNuls,
  SINGLE_QUOTE,
  SLASH,
  toLowerAscii,
} from '../stream/markup-characters.js'

const NONE: Token.Attribute[] = []

const MANY = 64

const END = -1

/** Reads tags (WHATWG HTML, 13.2.5.8 and 13.2.5.32 to 40). */
export class TagReader {
  /** Attributes of the tag. Of each name, the first is kept. */
  attributes: Token.Attribute[] = NONE
  selfClosing = false
  end = 0
  #names: Set<string> | undefined
  at = 0
  /** The array may be longer than the text. */
  units: CodeUnits
  readonly #html: string
  readonly #length: number
  readonly #hasNul: boolean

  constructor(html: string, units: CodeUnits, hasNul: boolean) {
    this.#html = html
    this.units = units
    this.#length = html.length
    this.#hasNul = hasNul
  }

  /** Leaves the attributes unread. `classStart` is -1 if there is no `class`. */
  deferAttributes(end: number, selfClosing: boolean, classStart: number, classEnd: number): void {
    const start = this.at
    this.end = end
    this.selfClosing = selfClosing
    this.attributes = NONE
    if (end - start <= '/>'.length) return
    const unread = new UnreadAttributes(this.#html, start, end, classStart, classEnd)
    // `parse5` calls nothing but `map` on the list.
    this.attributes = unread as unknown as Token.Attribute[]
  }

  /** Returns `false` if the page ends within the tag. */
  readAttributes(): boolean {
    this.attributes = NONE
    this.#names = undefined
    this.selfClosing = false
    for (;;) {
      this.#skipSpace()
      const char = this.#unitAt(this.at)
      if (char === GREATER) {
        this.end = this.at + 1
        return true
      }
      if (char === SLASH) {
        this.at++
        this.selfClosing = this.#unitAt(this.at) === GREATER
      } else if (char === END || !this.#readAttribute()) return false
    }
  }

  #readAttribute(): boolean {
    const start = this.at
    // An equals sign at the start belongs to the name.
    const from = this.#unitAt(start) === EQUALS ? start + 1 : start
    const name = this.readName(start, EQUALS, from)
    this.#skipSpace()
    const hasValue = this.#unitAt(this.at) === EQUALS
    const value = hasValue ? this.#readValue() : ''
    if (value === undefined || this.at >= this.#length) return false
    if (this.attributes === NONE) this.attributes = [{ name, value }]
    else if (this.#isNewAttribute(name)) this.attributes.push({ name, value })
    return true
  }

  #readValue(): string | undefined {
    const html = this.#html
    this.at++
    this.#skipSpace()
    const start = this.at
    const quote = this.#unitAt(start)
    if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) {
      let at = start
      while (at < this.#length && !endsBareValue(this.units[at] ?? 0)) at++
      this.at = at
      return this.#decodeAttribute(html.slice(start, at))
    }
    const end = html.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", start + 1)
    if (end === -1) return undefined
    this.at = end + 1
    return this.#decodeAttribute(html.slice(start + 1, end))
  }

  #decodeAttribute(raw: string): string {
    return decodeAttribute(this.#hasNul ? replaceNuls(raw) : raw)
  }

  readName(start: number, ending = GREATER, from = start): string {
    const { units } = this
    const length = this.#length
    let at = from
    let isPlain = true
    for (; at < length; at++) {
      const char = units[at] ?? 0
      // Characters above `Z` need no test.
      if (char > 0x5a) continue
      if (char === SLASH || char === GREATER || char === ending || isSpace(char)) break
      if (char >= 0x41 || char === 0) isPlain = false
    }
    this.at = at
    const name = this.#html.slice(start, at)
    return isPlain ? name : replaceNuls(toLowerAscii(name))
  }

  #unitAt(at: number): number {
    return at < this.#length ? (this.units[at] ?? END) : END
  }

  #skipSpace(): void {
    while (isSpace(this.#unitAt(this.at))) this.at++
  }

  #isNewAttribute(name: string): boolean {
    const { attributes } = this
    if (attributes.length < MANY) {
      for (const attribute of attributes) if (attribute.name === name) return false
      return true
    }
    this.#names ??= new Set(attributes.map((attribute) => attribute.name))
    return this.#names.size < this.#names.add(name).size
  }
}

const SHORT_TAG = 256

/** Attributes that are read only when needed. */
export class UnreadAttributes {
  readonly #html: string
  readonly #start: number
  readonly #end: number
  readonly #classStart: number
  readonly #classEnd: number
  #isAsked = false
  /** Set if names may differ from those in the page, as in SVG. */
  adjustNames: ((attributes: Token.Attribute[]) => void) | undefined = undefined

  constructor(html: string, start: number, end: number, classStart: number, classEnd: number) {
    this.#html = html
    this.#start = start
    this.#end = end
    this.#classStart = classStart
    this.#classEnd = classEnd
  }

  /** Text of the tag after its name, including the `>`. */
  get raw(): string {
    return this.#html.slice(this.#start, this.#end)
  }

  map<T>(convert: (attribute: Token.Attribute) => T): T[] {
    return this.readAllAttributes().map(convert)
  }

  /** True if `findValue` may be called, for example in a short tag. */
  canFind(name: string): boolean {
    return name === 'class' || (!this.adjustNames && this.#isShortTag)
  }

  get #isShortTag(): boolean {
    return this.#end - this.#start <= SHORT_TAG
  }

  /** True if the attribute is certainly missing. A second call returns false. */
  lacks(name: string): boolean {
    if (this.#isAsked || !this.#isShortTag) return false
    this.#isAsked = true
    return !this.raw.toLowerCase().includes(name.toLowerCase())
  }

  findValue(name: string): string | undefined {
    if (name === 'class') {
      if (this.#classStart < 0) return undefined
      return decodeAttribute(this.#html.slice(this.#classStart, this.#classEnd))
    }
    return findValue(this.#html, this.#start, name)
  }

  readAllAttributes(): Token.Attribute[] {
    const { raw } = this
    const reader = new TagReader(raw, toCodeUnits(raw), false)
    reader.readAttributes()
    freeUnits(reader.units)
    this.adjustNames?.(reader.attributes)
    return reader.attributes
  }
}

/** Finds an attribute of the tag whose name ends at `start` (WHATWG HTML, 13.2.5.32 to 39). */
function findValue(html: string, start: number, name: string): string | undefined {
  for (let at = start; html.charCodeAt(at) !== GREATER; ) {
    if (html.charCodeAt(at) === SLASH || isSpace(html.charCodeAt(at))) {
      at++
      continue
    }
    const nameStart = at++
    while (!endsAttributeName(html.charCodeAt(at))) at++
    const nameEnd = at
    at = skipSpace(html, at)
    let valueStart = at
    let valueEnd = at
    if (html.charCodeAt(at) === EQUALS) {
      at = skipSpace(html, at + 1)
      const quote = html.charCodeAt(at)
      const isQuoted = quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE
      valueStart = isQuoted ? at + 1 : at
      valueEnd = isQuoted ? html.indexOf(html.charAt(at), valueStart) : findBareEnd(html, at)
      at = isQuoted ? valueEnd + 1 : valueEnd
    }
    const hasLength = nameEnd - nameStart === name.length
    if (hasLength && toLowerAscii(html.slice(nameStart, nameEnd)) === name)
      return decodeAttribute(html.slice(valueStart, valueEnd))
  }
  return undefined
}

function skipSpace(html: string, start: number): number {
  let at = start
  while (isSpace(html.charCodeAt(at))) at++
  return at
}

function findBareEnd(html: string, start: number): number {
  let at = start
  while (!endsBareValue(html.charCodeAt(at))) at++
  return at
}
