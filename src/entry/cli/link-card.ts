import { isMediaField, isMetaField } from '../../contracts/fields.js'
import type { Media, Result, Value } from '../../contracts/result.js'
import {
  countColumns,
  type Painter,
  replaceControls,
  type TerminalOptions,
  wrapIntoLines,
} from './terminal.js'

/** Maximum columns of a card. Wider lines would be hard to read. */
const WIDEST = 96

const LABEL = 10

const MAX_VALUE_LINES = 6

export function renderCard(result: Result, { paint, width }: TerminalOptions): string {
  const inner = Math.min(width, WIDEST) - 4
  const blocks = [
    [
      ...renderHeadline(result.data, paint, inner),
      ...wrapIntoLines(getTextValue(result.data.description) ?? '', inner),
    ],
    renderLabelTable(listMainFields(result.data, paint), paint),
    renderLabelTable(listOtherValues(result.data, paint, inner - LABEL), paint),
    (result.warnings ?? []).flatMap(({ message }) =>
      wrapIntoLines(`! ${message}`, inner).map(paint.yellow),
    ),
    renderFooter(result, paint),
  ]
  const filled = blocks.filter((lines) => lines.length > 0)
  const lines = filled.flatMap((block, index) => (index === 0 ? block : ['', ...block]))
  return lines.map((line) => `${paint.cyan('┃')} ${line}`.trimEnd()).join('\n')
}

type Data = Result['data']

function renderHeadline(data: Data, paint: Painter, width: number): string[] {
  const title = getTextValue(data.title)
  const day = getTextValue(data.date)?.slice(0, 10)
  const line = [data.publisher, data.author, day].map(getTextValue).filter(Boolean).join(' · ')
  return [
    ...(title ? wrapIntoLines(title, width).map(paint.bold) : []),
    ...wrapIntoLines(line, width).map(paint.dim),
  ]
}

const MAIN_FIELDS = ['image', 'logo', 'url', 'lang'] as const

function listMainFields(data: Data, paint: Painter): [string, string[]][] {
  return MAIN_FIELDS.flatMap((name) => {
    const text = isMediaField(name) ? renderImage(data[name], paint) : getTextValue(data[name])
    return text ? [[name, [text]]] : []
  })
}

function renderImage(value: Value | undefined, { dim }: Painter): string | undefined {
  if (!isMedia(value)) return getTextValue(value)
  const { url, width, height, type, size_pretty: size } = value
  const pixels = width && height ? `${width}×${height}` : undefined
  const about = [pixels, type, size].filter((part) => part !== undefined).join(' ')
  return `${replaceControls(url)} ${dim(about)}`.trim()
}

function isMedia(value: Value | undefined): value is Media {
  return typeof value === 'object' && value !== null && 'url' in value
}

function listOtherValues(data: Data, paint: Painter, width: number): [string, string[]][] {
  return Object.entries(data)
    .filter(
      ([name, value]) =>
        !isMetaField(name) || !(value === null || typeof value === 'string' || isMedia(value)),
    )
    .map(([name, value]) => [replaceControls(name), renderValue(value, paint, width)])
}

function renderValue(value: Value, paint: Painter, width: number): string[] {
  if (value === null) return [paint.yellow('null')]
  if (isMedia(value)) return [renderImage(value, paint) ?? '']
  if (typeof value !== 'object') return wrapValueText(String(value), width)
  const lines = Array.isArray(value)
    ? value.flatMap((item) => prefixWithLabel(paint.dim('-'), renderValue(item, paint, width - 2)))
    : Object.entries(value).flatMap(([name, inner]) => {
        const label = replaceControls(name)
        const shown = renderValue(inner, paint, width - countColumns(label) - 1)
        return prefixWithLabel(paint.dim(label), shown, label)
      })
  return lines.length > 0 ? lines : [paint.dim('none')]
}

function prefixWithLabel(painted: string, lines: readonly string[], label = '-'): string[] {
  const gap = ' '.repeat(countColumns(label))
  return lines.map((line, index) => `${index === 0 ? painted : gap} ${line}`)
}

function wrapValueText(text: string, width: number): string[] {
  const plain = replaceControls(text)
  if (/^https?:\S+$/.test(plain)) return [plain]
  const lines = wrapIntoLines(plain, Math.max(20, width))
  const shown = lines.slice(0, MAX_VALUE_LINES)
  if (lines.length > shown.length) shown.push('…')
  return shown.length > 0 ? shown : ["''"]
}

function renderLabelTable(rows: [string, string[]][], { dim }: Painter): string[] {
  const column = Math.max(...[...rows.map(([name]) => name), ...MAIN_FIELDS].map(countColumns))
  return rows.flatMap(([name, lines]) => {
    const label = `${dim(name)}${' '.repeat(column - countColumns(name) + 1)}`
    return prefixWithLabel(label, lines, ' '.repeat(column + 1))
  })
}

function renderFooter({ statusCode, redirects = [], headers = {} }: Result, paint: Painter) {
  if (statusCode === undefined) return []
  const status = (statusCode < 400 ? paint.green : paint.red)(String(statusCode))
  const type = headers['content-type']?.split(';', 1)[0]
  const hops = redirects.length === 0 ? undefined : `${redirects.length} redirected`
  const more = [type, hops].filter((part) => part !== undefined).map(replaceControls)
  return [`${status} ${paint.dim(more.map((part) => `· ${part}`).join(' '))}`.trimEnd()]
}

function getTextValue(value: Value | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? replaceControls(value) : undefined
}
