/**
 * The strings, lists and objects that stand in a piece of JSON, JavaScript or Python, read and never
 * run: `linkglass('https://…', { meta: false })` gives an address and an object.
 */
export function parseLiterals(source: string): unknown[] {
  const tokens = [...source.matchAll(TOKEN)].map(([token]) => token)
  const values: unknown[] = []
  let at = 0
  while (at < tokens.length) {
    const parsed =
      isOpening(tokens[at]) || isString(tokens[at]) ? valueAt(tokens, at, 0) : undefined
    if (parsed) values.push(parsed.value)
    at = parsed ? parsed.end : at + 1
  }
  return values
}

/** A string that is not closed goes on to where it cannot, so that nothing is looked at twice. */
const TOKEN =
  /"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`[^`]*`?|[{}[\]:,]|-?\d+(?:\.\d+)?|[A-Za-z_$][\w$]*/g

/** Deeper than any rule nests. */
const MAX_DEPTH = 100

interface Parsed {
  readonly value: unknown
  /** The token behind it. */
  readonly end: number
}

function valueAt(tokens: readonly string[], at: number, depth: number): Parsed | undefined {
  const token = tokens[at]
  if (token === undefined || depth > MAX_DEPTH) return undefined
  if (token === '{') return objectAt(tokens, at + 1, depth)
  if (token === '[') return listAt(tokens, at + 1, depth)
  if (isString(token)) return { value: unquoted(token), end: at + 1 }
  if (/^-?\d/.test(token)) return { value: Number(token), end: at + 1 }
  const word = WORDS.get(token)
  return word === undefined ? undefined : { value: word, end: at + 1 }
}

const WORDS = new Map<string, boolean | null>([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['null', null],
  ['None', null],
])

function objectAt(tokens: readonly string[], start: number, depth: number): Parsed | undefined {
  const entries: [string, unknown][] = []
  let at = start
  while (tokens[at] !== '}') {
    const name = tokens[at] ?? ''
    if (tokens[at + 1] !== ':') return undefined
    const parsed = valueAt(tokens, at + 2, depth + 1)
    if (!parsed) return undefined
    entries.push([isString(name) ? unquoted(name) : name, parsed.value])
    at = parsed.end
    if (tokens[at] === ',') at += 1
  }
  return { value: Object.fromEntries(entries), end: at + 1 }
}

function listAt(tokens: readonly string[], start: number, depth: number): Parsed | undefined {
  const values: unknown[] = []
  let at = start
  while (tokens[at] !== ']') {
    const parsed = valueAt(tokens, at, depth + 1)
    if (!parsed) return undefined
    values.push(parsed.value)
    at = parsed.end
    if (tokens[at] === ',') at += 1
  }
  return { value: values, end: at + 1 }
}

function isOpening(token: string | undefined): boolean {
  return token === '{' || token === '['
}

function isString(token = ''): boolean {
  const [first = ''] = token
  return '"\'`'.includes(first) && token.length > 1 && token.endsWith(first)
}

const ESCAPES = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['b', '\b'],
  ['f', '\f'],
])

function unquoted(token: string): string {
  return token
    .slice(1, -1)
    .replace(/\\(?:u([\da-fA-F]{4})|(.))/g, (_, code: string | undefined, letter: string) =>
      code === undefined
        ? (ESCAPES.get(letter) ?? letter)
        : String.fromCharCode(parseInt(code, 16)),
    )
}
