import { Token } from 'parse5'
import { replaceNuls, toLowerAscii } from '../stream/markup-characters.js'

/** Token of a comment or doctype, and the position after it. */
export interface Declaration<Kind> {
  readonly token: Kind
  readonly end: number
}

const COMMENT_END = /--!?>/g
/** Matches an incomplete end of a comment. */
const BEGUN_END = /(?:--!?|-)$/

/** Reads a comment after its `<!--` (WHATWG HTML, sections 13.2.5.43 to 52). */
export function readComment(html: string, start: number): Declaration<Token.CommentToken> {
  const short = html.startsWith('>', start) ? 1 : html.startsWith('->', start) ? 2 : 0
  if (short > 0) return { token: createCommentToken(''), end: start + short }
  COMMENT_END.lastIndex = start
  const found = COMMENT_END.exec(html)
  if (found) {
    return { token: createCommentToken(html.slice(start, found.index)), end: COMMENT_END.lastIndex }
  }
  return { token: createCommentToken(html.slice(start).replace(BEGUN_END, '')), end: html.length }
}

export function readBogusComment(html: string, start: number): Declaration<Token.CommentToken> {
  const { text, end } = readToGreaterThanSign(html, start)
  return { token: createCommentToken(text), end }
}

/** Reads a doctype after its `<!doctype` (WHATWG HTML, sections 13.2.5.53 to 68). */
export function readDoctype(html: string, start: number): Declaration<Token.DoctypeToken> {
  const { text, end, isClosed } = readToGreaterThanSign(html, start)
  return { token: createDoctypeToken(replaceNuls(text), isClosed), end }
}

/** Reads up to the next `>`, even if it is within quotes. */
function readToGreaterThanSign(html: string, start: number) {
  const found = html.indexOf('>', start)
  if (found === -1) return { text: html.slice(start), end: html.length, isClosed: false }
  return { text: html.slice(start, found), end: found + 1, isClosed: true }
}

function createCommentToken(text: string): Token.CommentToken {
  return { type: Token.TokenType.COMMENT, data: replaceNuls(text), location: null }
}

const NAME_AND_KEYWORD = /^[\t\n\f ]*([^\t\n\f ]*)[\t\n\f ]*(public|system)?[\t\n\f ]*(.*)$/is

function createDoctypeToken(text: string, isClosed: boolean): Token.DoctypeToken {
  const [, name = '', keyword = '', rest = ''] = NAME_AND_KEYWORD.exec(text) ?? []
  const token: Token.DoctypeToken = {
    type: Token.TokenType.DOCTYPE,
    name: name === '' ? null : toLowerAscii(name),
    forceQuirks: !isClosed || name === '',
    publicId: null,
    systemId: null,
    location: null,
  }
  if (keyword === '') token.forceQuirks ||= rest !== ''
  else readIdentifiers(token, keyword.toLowerCase() === 'public', rest)
  return token
}

function readIdentifiers(token: Token.DoctypeToken, isPublic: boolean, text: string): void {
  let rest = text
  if (isPublic) {
    const identifier = readIdentifier(text)
    token.publicId = identifier.value
    token.forceQuirks ||= !identifier.isClosed
    if (!identifier.isClosed || identifier.rest === '') return
    rest = identifier.rest
  }
  const identifier = readIdentifier(rest)
  token.systemId = identifier.value
  token.forceQuirks ||= !identifier.isClosed
  // Text after both identifiers does not set quirks mode.
  if (identifier.isClosed && identifier.rest !== '') token.forceQuirks = false
}

const IDENTIFIER = /^(?:"([^"]*)("?)|'([^']*)('?))[\t\n\f ]*(.*)$/s

function readIdentifier(text: string) {
  const found = IDENTIFIER.exec(text)
  if (!found) return { value: null, isClosed: false, rest: '' }
  const [, double, doubleEnd, single, singleEnd, rest = ''] = found
  return { value: double ?? single ?? '', isClosed: Boolean(doubleEnd || singleEnd), rest }
}
