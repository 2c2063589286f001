import { createFieldError, type LinkglassError } from '../../../contracts/errors.js'
import { isMediaField } from '../../../contracts/fields.js'
import { isOwnFile } from '../../../contracts/own-files.js'
import type { Media, Result, Value } from '../../../contracts/result.js'
import type { Rule, Rules } from '../../../contracts/rules.js'
import { isRecord } from '../../../lib/data/json.js'
import { isIndex } from '../../../lib/data/path-tree.js'
import { findValueAt } from '../../../lib/data/value-at.js'
import { parseHttpUrl } from '../../../lib/net/http-url.js'
import { toCsv, unwrapOnlyList } from '../../../lib/text/csv.js'
import { quote } from '../../../lib/text/quote.js'
import type { Query } from '../../../params/index.js'

/** Media type by a rule's `attr`. Any other `attr` gives plain text. */
const FORMATS = new Map([
  ['html', 'text/html'],
  ['outerHTML', 'text/html'],
  ['cleanHtml', 'text/html'],
  ['markdown', 'text/markdown'],
  ['json', 'application/json'],
])

export function extractEmbeddedContent(answer: Buffer, path: string, { rules, insights }: Query) {
  const { data } = JSON.parse(answer.toString()) as Result
  const steps = path.split('.')
  const value = findValueAt(data, steps)
  if (value === undefined || value === null) throw createNothingFoundError(path, data)
  const named = findNamedRule(rules, steps)
  const media = findMedia(data, steps, named)
  if (media) return { kind: 'asset' as const, media }
  const isReport = path === 'insights.lighthouse' && !named
  const report = isReport ? insights?.lighthouse?.output : undefined
  const format =
    typeof value === 'string'
      ? (REPORTS.get(report ?? '') ?? findMediaType(path, named, value))
      : 'application/json'
  const body = format === 'application/json' ? JSON.stringify(value) : `${value}`
  return { kind: 'text' as const, type: `${format}; charset=utf-8`, body: Buffer.from(body) }
}

export function formatValueAsCsv(document: Buffer, path: string | undefined): Buffer {
  const { data } = JSON.parse(document.toString()) as Result
  const value = path === undefined ? unwrapOnlyList(data) : findValueAt(data, path.split('.'))
  if (path !== undefined && (value === undefined || value === null))
    throw createNothingFoundError(path, data)
  return Buffer.from(toCsv(value))
}

/** Rule that a path names, and the steps after it: `['url']` for `images.0.url`. */
interface NamedRule {
  readonly alternatives: readonly Rule[]
  readonly rest: readonly string[]
}

function findNamedRule(rules: Rules, [name, ...steps]: readonly string[]): NamedRule | undefined {
  const alternatives = rules.find(([own]) => own === name)?.[1]
  if (!alternatives) return undefined
  const rest = isIndex(steps[0] ?? '') ? steps.slice(1) : steps
  const nested = alternatives.flatMap(({ data }) => data ?? [])
  return findNamedRule(nested, rest) ?? { alternatives, rest }
}

function findMedia(data: Value, steps: readonly string[], named: NamedRule | undefined) {
  const [field = '', ...below] = steps
  const rest = named ? named.rest : below
  const isMedia = named
    ? named.alternatives.some(({ type }) => isMediaField(type))
    : isMediaField(field) || isOwnFile(field)
  if (!isMedia || rest.length > 1 || (rest[0] ?? 'url') !== 'url') return undefined
  const value = findValueAt(data, rest.length === 1 ? steps.slice(0, -1) : steps)
  return isMediaObject(value, !named && isOwnFile(field)) ? value : undefined
}

export function isStoredFile({ url }: Media): boolean {
  return url.startsWith('/')
}

/** True for a media object. Its properties are checked, since a rule's function may return any object. */
function isMediaObject(value: Value | undefined, isOwn: boolean): value is Media {
  if (!isRecord(value)) return false
  const { url, type = '' } = value
  if (typeof url !== 'string' || typeof type !== 'string') return false
  return /^[\w.+-]*$/.test(type) && (isOwn || parseHttpUrl(url) !== undefined)
}

const REPORTS = new Map([
  ['html', 'text/html'],
  ['csv', 'text/csv'],
])

function findMediaType(path: string, named: NamedRule | undefined, value: string): string {
  if (path === 'iframe.html' && !named) return 'text/html'
  const rules = named?.rest.length === 0 ? named.alternatives : []
  const formats = new Set(
    rules.flatMap(({ attrs, type, evaluate }) =>
      attrs.map((attr) => {
        const format = type === 'auto' || type === 'string' ? FORMATS.get(attr) : undefined
        // A function may have turned the markup into plain text.
        return format === 'text/html' && evaluate && !/^\s*</.test(value) ? undefined : format
      }),
    ),
  )
  const [format] = formats
  return formats.size === 1 && format ? format : 'text/plain'
}

function createNothingFoundError(path: string, data: Result['data']): LinkglassError {
  const names = Object.entries(data).flatMap(([name, value]) => (value === null ? [] : [name]))
  const advice =
    names.length > 0
      ? `The answer has ${names.map((name) => quote(name)).join(', ')}: give one of these, or a path into it.`
      : 'Leave it out to see what is found; then give a name in `data`, or a path as in `image.url`.'
  const message = `The parameter \`embed\` is ${quote(path)}, where nothing was found. ${advice}`
  return createFieldError('EINVALQUERY', 'embed', message)
}
