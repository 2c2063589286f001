import { collapseSpaces } from '../../lib/text/white-space.js'
import type { Article } from '../library/article.js'
import type { CardOptions } from './link-card.js'
import { plainText, wrap } from './terminal.js'

/** Longer lines tire the eye. */
const WIDEST = 78

/** Space at the left of every line. */
const MARGIN = '  '

/** The article as Markdown, its title above it. */
export function markdownView(article: Article): string {
  const { title, markdown } = article
  const byline = bylineOf(article)
  const head = [title ? `# ${oneLine(title)}` : '', byline ? `_${byline}_` : '']
  return [...head, plainLines(markdown ?? '')].filter((part) => part !== '').join('\n\n')
}

/** The article as lines that fit the terminal. */
export function terminalView(article: Article, { paint, width }: CardOptions): string {
  const room = Math.max(20, Math.min(width, WIDEST) - 2 * MARGIN.length)
  const head = [
    ...wrap(article.title ?? '', room).map(paint.bold),
    ...wrap(bylineOf(article), room).map(paint.dim),
  ]
  const body = partsOf(article.markdown ?? '').map((part) => linesOf(part, room, paint))
  return [head, ...body]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => (MARGIN + line).trimEnd()).join('\n'))
    .join('\n\n')
}

function bylineOf({ author, publisher, date }: Article): string {
  return [author, publisher, date?.slice(0, 10)]
    .filter((part) => typeof part === 'string')
    .map(oneLine)
    .join(' · ')
}

/** Paragraphs, headings, lists, tables; a block of code is one part, whatever is in it. */
function partsOf(markdown: string): string[] {
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

function linesOf(part: string, room: number, paint: CardOptions['paint']): string[] {
  const lines = part.replace(/\n$/, '').split('\n')
  if (part.startsWith('```')) return lines.slice(1, -1).map((line) => paint.cyan(plainText(line)))
  const heading = /^#{1,6} (.*)/s.exec(part)?.[1]
  if (heading !== undefined) return wrap(spoken(heading), room).map(paint.bold)
  if (part.startsWith('|')) return tableLines(lines)
  return lines.flatMap((line) => hanging(line, room))
}

/** A line with the marks of lists and quotes in front, under which the rest of it is indented. */
function hanging(line: string, room: number): string[] {
  const mark = /^(?:\s*(?:[-*+]|\d{1,9}[.)])\s|(?:> ?)+|\s+)/.exec(line)?.[0] ?? ''
  const shown = mark.replace(/>/g, '│').replace(/- $/, '• ')
  const rest = mark.startsWith('>') ? shown : ' '.repeat(shown.length)
  const lines = wrap(spoken(line.slice(mark.length)), Math.max(20, room - mark.length))
  return lines.map((text, index) => (index === 0 ? shown : rest) + text)
}

function tableLines(lines: readonly string[]): string[] {
  const rows = lines.filter((line) => !/^\|(?: ?-+ ?\|)+$/.test(line))
  return rows.map((line) => plainText(spoken(line.replace(/^\| | \|$/g, ''))))
}

/** What is read aloud of a line: no marks, no addresses, the text of an image's description. */
function spoken(line: string): string {
  return line
    .replace(/(?<!\\)!?\[((?:\\.|[^[\]\\])*)\]\([^()\s]*\)/g, '$1')
    .replace(/(?<!\\)(?:\*\*|~~|`+)/g, '')
    .replace(/(?<![\\\p{L}\p{N}])_(?=\S)|(?<=\S)(?<!\\)_(?![\p{L}\p{N}])/gu, '')
    .replace(/\\([\\`*_[\]<#>+.)-])/g, '$1')
}

function oneLine(text: string): string {
  return collapseSpaces(plainText(text)).trim()
}

function plainLines(text: string): string {
  return text.split('\n').map(plainText).join('\n')
}
