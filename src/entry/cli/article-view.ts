import { collapseSpaces } from '../../lib/text/white-space.js'
import type { Article } from '../library/article.js'
import {
  type Painter,
  replaceControls,
  type TerminalOptions,
  toPlainLines,
  wrapIntoLines,
} from './terminal.js'

const MAX_COLUMNS = 78

const MARGIN = '  '

export function renderArticleAsMarkdown(article: Article): string {
  const { title, markdown } = article
  const byline = formatByline(article)
  const head = [title ? `# ${toOneLine(title)}` : '', byline ? `_${byline}_` : '']
  return [...head, toPlainLines(markdown ?? '')].filter((part) => part !== '').join('\n\n')
}

export function renderArticleForTerminal(article: Article, { paint, width }: TerminalOptions) {
  const room = Math.max(20, Math.min(width, MAX_COLUMNS) - 2 * MARGIN.length)
  const head = [
    ...wrapIntoLines(article.title ?? '', room).map(paint.bold),
    ...wrapIntoLines(formatByline(article), room).map(paint.dim),
  ]
  const blocks = splitMarkdownBlocks(article.markdown ?? '')
  const body = blocks.map((block) => renderMarkdownBlock(block, room, paint))
  return [head, ...body]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => (MARGIN + line).trimEnd()).join('\n'))
    .join('\n\n')
}

function formatByline({ author, publisher, date }: Article): string {
  return [author, publisher, date?.slice(0, 10)]
    .filter((part) => typeof part === 'string')
    .map(toOneLine)
    .join(' · ')
}

function splitMarkdownBlocks(markdown: string): string[] {
  const parts: string[] = []
  let part: string[] = []
  let fence = ''
  const end = () => {
    if (part.length > 0) parts.push(part.join('\n'))
    part = []
    fence = ''
  }
  for (const line of markdown.split('\n')) {
    const opened = fence === '' ? /^`{3,}/.exec(line)?.[0] : undefined
    if (opened !== undefined || (fence === '' && line === '')) end()
    if (opened !== undefined) fence = opened
    if (line !== '' || fence !== '') part.push(line)
    if (opened === undefined && line === fence && fence !== '') end()
  }
  end()
  return parts
}

function renderMarkdownBlock(part: string, width: number, paint: Painter): string[] {
  const lines = part.replace(/\n$/, '').split('\n')
  if (part.startsWith('```'))
    return lines.slice(1, -1).map((line) => paint.cyan(replaceControls(line)))
  const heading = /^#{1,6} (.*)/s.exec(part)?.[1]
  if (heading !== undefined) return wrapIntoLines(stripMarkdown(heading), width).map(paint.bold)
  if (part.startsWith('|')) return renderMarkdownTable(lines)
  return lines.flatMap((line) => wrapWithHangingIndent(line, width))
}

function wrapWithHangingIndent(line: string, width: number): string[] {
  const mark = /^(?:\s*(?:[-*+]|\d{1,9}[.)])\s|(?:> ?)+|\s+)/.exec(line)?.[0] ?? ''
  const shown = mark.replace(/>/g, '│').replace(/- $/, '• ')
  const rest = mark.startsWith('>') ? shown : ' '.repeat(shown.length)
  const lines = wrapIntoLines(
    stripMarkdown(line.slice(mark.length)),
    Math.max(20, width - mark.length),
  )
  return lines.map((text, index) => (index === 0 ? shown : rest) + text)
}

function renderMarkdownTable(lines: readonly string[]): string[] {
  const rows = lines.filter((line) => !/^\|(?: ?-+ ?\|)+$/.test(line))
  return rows.map((line) => replaceControls(stripMarkdown(line.replace(/^\| | \|$/g, ''))))
}

function stripMarkdown(line: string): string {
  return line
    .replace(/(?<!\\)!?\[((?:\\.|[^[\]\\])*)\]\([^()\s]*\)/g, '$1')
    .replace(/(?<!\\)(?:\*\*|~~|`+)/g, '')
    .replace(/(?<![\\\p{L}\p{N}])_(?=\S)|(?<=\S)(?<!\\)_(?![\p{L}\p{N}])/gu, '')
    .replace(/\\([\\`*_[\]<#>+.)-])/g, '$1')
}

function toOneLine(text: string): string {
  return collapseSpaces(replaceControls(text)).trim()
}
