import type { Value } from '../../contracts/result.js'
import { MAX_JSON_DEPTH } from './json.js'

const SPACE = /\s*/y
const SEPARATORS = /[\s,]*/y
const WORD = /[^\s,:[\]{}"]+/y
const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** Matches the text that follows a closing quote. Any other quote is part of the string. */
const AFTER_STRING = /\s*(?:[,:\]}]|$)|\s+(?:["'“‘]|\/[/*])/y

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

/** Parses faulty JSON in linear time. Returns `undefined` if it is too faulty or has no list or object. */
export function parseLenientJson(text: string): Value | undefined {
  let at = 0

  function parseAllValues(): Value | undefined {
    const values: Value[] = []
    for (;;) {
      skipSeparatorsAndComments(SEPARATORS)
      if (peekCharacter() !== '{' && peekCharacter() !== '[') break
      values.push(readValue(0))
    }
    return values.length > 1 ? values : values[0]
  }

  function peekCharacter(): string {
    return text.charAt(at)
  }

  function readValue(depth: number): Value {
    if (depth > MAX_JSON_DEPTH) throw new SyntaxError('nested too deep')
    if (peekCharacter() === '{') return readObject(depth + 1)
    if (peekCharacter() === '[') return readList(depth + 1)
    const quotes = CLOSING_QUOTES[peekCharacter()]
    if (quotes !== undefined) return readString(quotes)
    const word = readWord()
    const known = WORDS.get(word)
    if (known !== undefined) return known
    return NUMBER.test(word) ? Number(word) : word
  }

  function readList(depth: number): Value[] {
    const items: Value[] = []
    for (at++; !skipClosingBracket(']'); ) items.push(readValue(depth))
    return items
  }

  function readObject(depth: number): Record<string, Value> {
    const members: [string, Value][] = []
    for (at++; !skipClosingBracket('}'); ) members.push([readMemberName(), readMemberValue(depth)])
    return Object.fromEntries(members)
  }

  function readMemberName(): string {
    const quotes = CLOSING_QUOTES[peekCharacter()]
    return quotes === undefined ? readWord() : readString(quotes)
  }

  function readMemberValue(depth: number): Value {
    skipSeparatorsAndComments(SPACE)
    if (peekCharacter() !== ':') throw new SyntaxError('a name without a value')
    at++
    skipSeparatorsAndComments(SPACE)
    const isMissing = peekCharacter() === '' || peekCharacter() === ',' || peekCharacter() === '}'
    return isMissing ? null : readValue(depth)
  }

  /** True if the list or object ends here. */
  function skipClosingBracket(end: string): boolean {
    skipSeparatorsAndComments(SEPARATORS)
    if (peekCharacter() === '') return true
    if (peekCharacter() !== end) return false
    at++
    return true
  }

  function readString(quotes: string): string {
    const start = ++at
    while (at < text.length && !isAtStringEnd(quotes)) {
      at += peekCharacter() === '\\' ? 2 : 1
    }
    return unescapeText(text.slice(start, at++))
  }

  function isAtStringEnd(quotes: string): boolean {
    return (
      quotes.includes(peekCharacter()) && matchStickyAt(AFTER_STRING, text, at + 1) !== undefined
    )
  }

  function readWord(): string {
    const word = matchStickyAt(WORD, text, at)
    if (word === undefined) throw new SyntaxError('no value')
    at += word.length
    return word
  }

  function skipSeparatorsAndComments(between: RegExp): void {
    for (;;) {
      at += matchStickyAt(between, text, at)?.length ?? 0
      if (text.startsWith('//', at)) skipComment('\n')
      else if (text.startsWith('/*', at)) skipComment('*/')
      else if (text.startsWith('<!--', at)) skipComment('-->')
      else return
    }
  }

  function skipComment(end: string): void {
    const found = text.indexOf(end, at + 2)
    at = found < 0 ? text.length : found + end.length
  }

  try {
    return parseAllValues()
  } catch {
    return undefined
  }
}

function matchStickyAt(sticky: RegExp, text: string, at: number): string | undefined {
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
