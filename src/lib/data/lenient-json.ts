import type { Value } from '../../contracts/result.js'
import { MAX_JSON_DEPTH } from './json.js'

/** Parses a text that was meant to be JSON, in linear time; `undefined` if it was not. */
export function parseLenientJson(text: string): Value | undefined {
  try {
    return new LenientJson(text).read()
  } catch {
    return undefined
  }
}

const SPACE = /\s*/y
const SEPARATORS = /[\s,]*/y
const WORD = /[^\s,:[\]{}"]+/y
const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** Text after a quote that ends a string; any other quote belongs to the string. */
const AFTER_STRING = /\s*(?:[,:\]}]|$)|\s+(?:["'“‘]|\/[/*])/y

/** Quotes that end a string, by the one that begins it. */
const CLOSING_QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '“': '”"',
  '‘': "’'",
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

const WORDS: ReadonlyMap<string, Value> = new Map([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['null', null],
  ['None', null],
  ['undefined', null],
  ['NaN', null],
])

class LenientJson {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Parses a value, or a list of several that follow each other. */
  read(): Value | undefined {
    const values: Value[] = []
    for (;;) {
      this.#skip(SEPARATORS)
      if (this.#next() !== '{' && this.#next() !== '[') break
      values.push(this.#value(0))
    }
    return values.length > 1 ? values : values[0]
  }

  #next(): string {
    return this.#text.charAt(this.#at)
  }

  #value(depth: number): Value {
    if (depth > MAX_JSON_DEPTH) throw new SyntaxError('nested too deep')
    if (this.#next() === '{') return this.#object(depth + 1)
    if (this.#next() === '[') return this.#list(depth + 1)
    const quotes = CLOSING_QUOTES[this.#next()]
    if (quotes !== undefined) return this.#string(quotes)
    const word = this.#word()
    const known = WORDS.get(word)
    if (known !== undefined) return known
    return NUMBER.test(word) ? Number(word) : word
  }

  #list(depth: number): Value[] {
    const items: Value[] = []
    for (this.#at++; !this.#isPast(']'); ) items.push(this.#value(depth))
    return items
  }

  #object(depth: number): Record<string, Value> {
    const members: [string, Value][] = []
    for (this.#at++; !this.#isPast('}'); ) members.push([this.#name(), this.#member(depth)])
    return Object.fromEntries(members)
  }

  #name(): string {
    const quotes = CLOSING_QUOTES[this.#next()]
    return quotes === undefined ? this.#word() : this.#string(quotes)
  }

  #member(depth: number): Value {
    this.#skip(SPACE)
    if (this.#next() !== ':') throw new SyntaxError('a name without a value')
    this.#at++
    this.#skip(SPACE)
    const isMissing = this.#next() === '' || this.#next() === ',' || this.#next() === '}'
    return isMissing ? null : this.#value(depth)
  }

  /** True if a list or an object ends before its next item, or the text ends. */
  #isPast(end: string): boolean {
    this.#skip(SEPARATORS)
    if (this.#next() === '') return true
    if (this.#next() !== end) return false
    this.#at++
    return true
  }

  #string(quotes: string): string {
    const start = ++this.#at
    while (this.#at < this.#text.length && !this.#endsString(quotes)) {
      this.#at += this.#next() === '\\' ? 2 : 1
    }
    return unescapeText(this.#text.slice(start, this.#at++))
  }

  #endsString(quotes: string): boolean {
    return (
      quotes.includes(this.#next()) && matchAt(AFTER_STRING, this.#text, this.#at + 1) !== undefined
    )
  }

  #word(): string {
    const word = matchAt(WORD, this.#text, this.#at)
    if (word === undefined) throw new SyntaxError('no value')
    this.#at += word.length
    return word
  }

  /** Skips white space and comments. */
  #skip(between: RegExp): void {
    for (;;) {
      this.#at += matchAt(between, this.#text, this.#at)?.length ?? 0
      if (this.#text.startsWith('//', this.#at)) this.#skipTo('\n')
      else if (this.#text.startsWith('/*', this.#at)) this.#skipTo('*/')
      else return
    }
  }

  #skipTo(end: string): void {
    const at = this.#text.indexOf(end, this.#at + 2)
    this.#at = at < 0 ? this.#text.length : at + end.length
  }
}

function matchAt(sticky: RegExp, text: string, at: number): string | undefined {
  sticky.lastIndex = at
  return sticky.exec(text)?.[0]
}

function unescapeText(raw: string): string {
  return raw
    .replace(/[\0-\x1f]+/g, ' ')
    .replace(/\\(?:u([\da-f]{4})|(.))/gi, (_, hex: string | undefined, char: string) =>
      hex === undefined ? (ESCAPES[char] ?? char) : String.fromCharCode(Number.parseInt(hex, 16)),
    )
}
