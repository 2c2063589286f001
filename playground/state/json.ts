export type TokenKind = 'key' | 'string' | 'number' | 'word' | 'mark'

export interface Token {
  readonly kind: TokenKind
  readonly text: string
}

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(true|false|null)/g

/** Cuts JSON text into coloured pieces; what is between them (marks, white space) stays together. */
export function tokens(json: string): Token[] {
  const pieces: Token[] = []
  let end = 0
  for (const match of json.matchAll(TOKEN)) {
    if (match.index > end) pieces.push({ kind: 'mark', text: json.slice(end, match.index) })
    const [whole, string, colon, number] = match
    if (string === undefined) pieces.push({ kind: number ? 'number' : 'word', text: whole })
    else pieces.push({ kind: colon ? 'key' : 'string', text: string })
    if (colon) pieces.push({ kind: 'mark', text: colon })
    end = match.index + whole.length
  }
  if (end < json.length) pieces.push({ kind: 'mark', text: json.slice(end) })
  return pieces
}
