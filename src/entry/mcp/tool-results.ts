import { LinkglassError } from '../../contracts/errors.js'
import type { MainExplanation, Result, Value } from '../../contracts/result.js'
import { isRecord } from '../../lib/data/json.js'
import { findValueAt } from '../../lib/data/value-at.js'
import type { Ask } from './ask.js'
import { type PAGE, PAGE_LENGTH, type ToolInput } from './tool-inputs.js'

type Content = { type: 'text'; text: string } | { type: 'image'; data: string; mimeType: string }

export interface ToolResult {
  content: Content[]
  structuredContent?: Record<string, unknown>
  isError?: true
}

export async function catchToolErrors(work: Promise<ToolResult>): Promise<ToolResult> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof LinkglassError)) throw error
    return { ...toTextResult(`${error.code}: ${error.message}`), isError: true }
  }
}

export function toJsonResult({ data, warnings, statusCode }: Result): ToolResult {
  const answer = {
    data,
    ...(isErrorStatus(statusCode) && { statusCode }),
    ...(warnings && { warnings }),
  }
  return { ...toTextResult(JSON.stringify(answer)), structuredContent: answer }
}

export async function readPiece(
  ask: Ask,
  input: ToolInput<typeof PAGE>,
  attr: 'markdown' | 'text' | 'html',
): Promise<ToolResult> {
  const { url, selector, whole = attr === 'html', from = 0, length = PAGE_LENGTH } = input
  const rules = createContentRules(selector, whole).map((rule) => ({ ...rule, attr }))
  const isArticle = attr !== 'html' && selector === undefined && from === 0
  const meta = isArticle && BYLINE
  const result = await ask(url, { meta, data: { content: rules }, explain: true })
  const { content } = result.data
  const main = result.explain?.main
  const body =
    typeof content === 'string' && content !== '' ? sliceContent(content, from, length) : ''
  const nothing = selector ? `Nothing matches \`${selector}\`.` : 'The page is empty.'
  const after = body !== '' && main ? [formatMainTextNote(main)] : []
  const above = isArticle ? formatByline(result.data) : []
  return toTextResult(
    [...formatStatusAndWarnings(result), ...above, body || nothing, ...after].join('\n\n'),
  )
}

const BYLINE = { title: true, author: true, date: true } as const

function formatByline(data: Result['data']): string[] {
  const names = Object.keys(BYLINE).filter((name) => typeof data[name] === 'string')
  return names.length === 0 ? [] : [names.map((name) => `${name}: ${data[name]}`).join('\n')]
}

function createContentRules(selector: string | undefined, whole: boolean): { selector?: string }[] {
  if (selector !== undefined) return [{ selector }]
  return whole ? [{}] : [{ selector: ':main' }, {}]
}

function formatMainTextNote({ selector, words, of }: MainExplanation): string {
  if (selector === null) return '[no main text was found: this is the whole page]'
  return `[main text: ${words} of the page's ${of} words; ask with whole=true for all of them]`
}

function sliceContent(content: string, from: number, length: number): string {
  const end = from + length
  const rest = content.length - end
  const note = rest > 0 ? `\n\n[${rest} more characters: ask again with from=${end}]` : ''
  return `${content.slice(from, end)}${note}`
}

function formatStatusAndWarnings({ statusCode, warnings = [] }: Result): string[] {
  const status = isErrorStatus(statusCode) ? [`[The site answered ${statusCode}.]`] : []
  // `ENOMATCH` is left out, since the text already says `Nothing matches`.
  const others = warnings.filter(({ code }) => code !== 'ENOMATCH')
  return [...status, ...others.map(({ code, message }) => `[${code}: ${message}]`)]
}

/** True for a status outside 200 to 299. Redirects that have a target were already followed. */
function isErrorStatus(statusCode: number | undefined): boolean {
  return statusCode !== undefined && (statusCode < 200 || statusCode > 299)
}

export function toTextResult(content: string): ToolResult {
  return { content: [{ type: 'text', text: content }] }
}

/** Maximum failed audits to return. A report has about 200 audits. */
const MAX_AUDITS = 40

export function toLighthouseSummary(result: Result): Result {
  const scores = listReportEntries(result, 'categories').map(([name, { score }]) => [
    name,
    score ?? null,
  ])
  const failed = listReportEntries(result, 'audits')
    .filter(([, { score }]) => typeof score === 'number' && score < 1)
    .slice(0, MAX_AUDITS)
    .map(([id, { title = null, score = null, displayValue = null }]) => {
      return { id, title, score, displayValue }
    })
  return { ...result, data: { scores: Object.fromEntries(scores), failed } }
}

function listReportEntries({ data }: Result, name: string): [string, Record<string, Value>][] {
  const records = findValueAt(data, ['insights', 'lighthouse', name])
  return isRecord(records) ? (Object.entries(records) as [string, Record<string, Value>][]) : []
}
