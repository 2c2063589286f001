import { type Parameters, type Request, toParameters, toSearch } from './request.js'
import { type Alternative, complete, type Row } from './rules.js'

export const SNIPPETS = ['URL', 'curl', 'fetch', 'mql', 'library'] as const
export type SnippetName = (typeof SNIPPETS)[number]

/** The request as something to paste elsewhere. `endpoint` is the service's address with its `/`. */
export function snippet(name: SnippetName, request: Request, endpoint: string): string {
  const parameters = toParameters(request)
  switch (name) {
    case 'URL':
      return `${endpoint}?${toSearch(parameters)}`
    case 'curl':
      return curl(parameters, endpoint)
    case 'fetch':
      return fetchCode(parameters, endpoint)
    case 'mql':
      return mqlCode(request, endpoint)
    case 'library':
      return libraryCode(request)
  }
}

function curl(parameters: Parameters, endpoint: string): string {
  // curl encodes what stands after the `=`; the name it takes as it is.
  const lines = parameters.map(
    ([name, value]) => `--data-urlencode ${shell(`${encodeURIComponent(name)}=${value}`)}`,
  )
  return [`curl --get ${shell(endpoint)}`, ...lines].join(' \\\n  ')
}

/** POSIX shell, section 2.2.2: nothing is special in single quotes but the quote itself. */
function shell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

function fetchCode(parameters: Parameters, endpoint: string): string {
  return `const query = new URLSearchParams(${literal(Object.fromEntries(parameters))})
const response = await fetch(\`${endpoint}?\${query}\`)
const { data } = await response.json()
`
}

function mqlCode({ url, rows }: Request, endpoint: string): string {
  const options = literal({ endpoint, ...rulesOption(rows) })
  return `import mql from '@microlink/mql'

const { data } = await mql(${literal(url)}, ${options})
`
}

function libraryCode({ url, rows }: Request): string {
  const rules = rulesOption(rows)
  const options = 'data' in rules ? `, ${literal(rules)}` : ''
  return `import { linkglass } from 'linkglass'

const { data } = await linkglass(${literal(url)}${options})
`
}

type RuleCode = Record<string, unknown>

function rulesOption(rows: readonly Row[]): { data?: RuleCode } {
  const finished = complete(rows)
  return finished.length === 0 ? {} : { data: rulesCode(finished) }
}

function rulesCode(rows: readonly Row[]): RuleCode {
  return Object.fromEntries(
    rows.map(({ name, alternatives }) => {
      const rules = alternatives.map(ruleCode)
      return [name, rules.length === 1 ? rules[0] : rules]
    }),
  )
}

function ruleCode({ selector, attr, type, all, children }: Alternative): RuleCode {
  const nested = children.length > 0
  return {
    ...(selector.trim() !== '' && { [all ? 'selectorAll' : 'selector']: selector.trim() }),
    ...(attr.trim() !== '' && !nested && { attr: attr.trim() }),
    ...(type !== 'auto' && { type }),
    ...(nested && { data: rulesCode(children) }),
  }
}

const WIDTH = 72

/** A value as JavaScript source: single quotes, bare keys, one line when it is short. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([name, item]) => `${key(name)}: ${literal(item, inner)}`)
  const space = Array.isArray(value) ? '' : ' '
  const line = `${open}${space}${items.join(', ')}${space}${close}`
  if (line.length + indent.length <= WIDTH && !line.includes('\n')) return line
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`
}

function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inner}'`
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)
}
