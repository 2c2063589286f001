import { collapseSpaces } from '../../lib/text/white-space.js'
import type { Article } from '../library/article.js'
import { type Painter, type TerminalOptions, toPlainText, wrap } from './terminal.js'

/** Maximum number of columns of a line. */
const WIDEST = 78

/** Space at the left of every line. */
const MARGIN = '  '

/** Renders an article as Markdown, with its title above. */
export function renderMarkdown(article: Article): string {
  const { title, markdown } = article
  const byline = formatByline(article)
  const head = [title ? `# ${toOneLine(title)}` : '', byline ? `_${byline}_` : '']
  return [...head, toPlainLines(markdown ?? '')].filter((part) => part !== '').join('\n\n')
}

/** Renders an article as lines that fit the terminal. */
export function renderArticle(article: Article, { paint, width }: TerminalOptions): string {
  const room = Math.max(20, Math.min(width, WIDEST) - 2 * MARGIN.length)
  const head = [
    ...wrap(article.title ?? '', room).map(paint.bold),
    ...wrap(formatByline(article), room).map(paint.dim),
  ]
  const body = splitParts(article.markdown ?? '').map((part) => renderPart(part, room, paint))
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

/** Splits Markdown into its blocks: paragraphs, headings, lists, tables and code. */
function splitParts(markdown: string): string[] {
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

function renderPart(part: string, room: number, paint: Painter): string[] {
  const lines = part.replace(/\n$/, '').split('\n')
  if (part.startsWith('```')) return lines.slice(1, -1).map((line) => paint.cyan(toPlainText(line)))
  const heading = /^#{1,6} (.*)/s.exec(part)?.[1]
  if (heading !== undefined) return wrap(stripMarks(heading), room).map(paint.bold)
  if (part.startsWith('|')) return renderTable(lines)
  return lines.flatMap((line) => wrapBelowMark(line, room))
}

/** Wraps a line, and indents its later lines to where its text begins after a list or quote mark. */
function wrapBelowMark(line: string, room: number): string[] {
  const mark = /^(?:\s*(?:[-*+]|\d{1,9}[.)])\s|(?:> ?)+|\s+)/.exec(line)?.[0] ?? ''
  const shown = mark.replace(/>/g, '│').replace(/- $/, '• ')
  const rest = mark.startsWith('>') ? shown : ' '.repeat(shown.length)
  const lines = wrap(stripMarks(line.slice(mark.length)), Math.max(20, room - mark.length))
  return lines.map((text, index) => (index === 0 ? shown : rest) + text)
}

function renderTable(lines: readonly string[]): string[] {
  const rows = lines.filter((line) => !/^\|(?: ?-+ ?\|)+$/.test(line))
  return rows.map((line) => toPlainText(stripMarks(line.replace(/^\| | \|$/g, ''))))
}

/** Removes Markdown's marks and the URLs of links; an image becomes its description. */
function stripMarks(line: string): string {
  return line
    .replace(/(?<!\\)!?\[((?:\\.|[^[\]\\])*)\]\([^()\s]*\)/g, '$1')
    .replace(/(?<!\\)(?:\*\*|~~|`+)/g, '')
    .replace(/(?<![\\\p{L}\p{N}])_(?=\S)|(?<=\S)(?<!\\)_(?![\p{L}\p{N}])/gu, '')
    .replace(/\\([\\`*_[\]<#>+.)-])/g, '$1')
}

function toOneLine(text: string): string {
  return collapseSpaces(toPlainText(text)).trim()
}

function toPlainLines(text: string): string {
  return text.split('\n').map(toPlainText).join('\n')
}
