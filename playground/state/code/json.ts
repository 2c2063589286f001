export type TokenKind = 'key' | 'string' | 'number' | 'word' | 'mark'

export interface Token {
  /** Offset in the text. */
  readonly at: number
  readonly kind: TokenKind
  readonly text: string
}

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(true|false|null)/g

/** Cuts JSON text into coloured pieces; what is between them (marks, white space) stays together. */
export function tokens(json: string): Token[] {
  const pieces: Token[] = []
  let end = 0
  const push = (kind: TokenKind, text: string) => {
    if (text !== '') pieces.push({ kind, text, at: end })
    end += text.length
  }
  for (const { index, 0: whole, 1: string, 2: colon = '', 3: number } of json.matchAll(TOKEN)) {
    push('mark', json.slice(end, index))
    if (string === undefined) push(number === undefined ? 'word' : 'number', whole)
    else push(colon === '' ? 'string' : 'key', string)
    push('mark', colon)
  }
  push('mark', json.slice(end))
  return pieces
}

/** The lines of a text, each with where it begins. */
export function linesOf(text: string): { at: number; line: string }[] {
  let at = 0
  return text.split('\n').map((line) => {
    const begin = at
    at += line.length + 1
    return { at: begin, line }
  })
}
