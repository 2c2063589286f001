import { escapeUTF8 } from 'entities'
import { collapseSpaces } from '../../../lib/text/white-space.js'
import { type DocsPage, toDocsPath, toHeadingId, toPageLabel } from './docs-page.js'

export interface Section {
  readonly page: Pick<DocsPage, 'name' | 'title'>
  readonly heading: string
  readonly text: string
  readonly searched: string
}

export const MAX_SEARCH_CHARS = 100
const MAX_HITS = 20
const SNIPPET = 160

export function renderSearchHits(sections: readonly Section[], query: string): string {
  const words = query.slice(0, MAX_SEARCH_CHARS)
  const wanted = words.toLowerCase().match(/\S+/g) ?? []
  const hits = sections
    .filter(({ searched }) => wanted.length > 0 && wanted.every((word) => searched.includes(word)))
    .toSorted((a, b) => scoreSection(b, wanted) - scoreSection(a, wanted))
  const shown = hits.slice(0, MAX_HITS).map((hit) => renderSearchHit(hit, wanted[0] ?? ''))
  const count = hits.length === 1 ? 'One section' : `${hits.length || 'No'} sections`
  return `<h1>${count} with “${escapeUTF8(words)}”</h1>\n<ul class="hits">\n${shown.join('\n')}\n</ul>\n`
}

export function parseSections({ name, title, markdown }: DocsPage): Section[] {
  const page = { name, title }
  const parts: { heading: string; lines: string[] }[] = [{ heading: title, lines: [] }]
  let inCode = false
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) inCode = !inCode
    const [, heading] = (!inCode && /^#{1,4} (.+)$/.exec(line)) || []
    if (heading !== undefined) parts.push({ heading, lines: [] })
    else parts.at(-1)?.lines.push(line)
  }
  return parts.map(({ heading, lines }) => {
    const text = stripMarkdown(lines.join(' '))
    return { page, heading, text, searched: `${stripMarkdown(heading)} ${text}`.toLowerCase() }
  })
}

function stripMarkdown(markdown: string): string {
  const text = markdown.replace(/\]\([^()\s]*\)/g, '').replace(/[`*|[\]#]/g, '')
  return collapseSpaces(text).trim()
}

function scoreSection({ heading, searched }: Section, words: readonly string[]): number {
  const title = heading.toLowerCase()
  return words.reduce(
    (sum, word) => sum + (title.includes(word) ? 50 : 0) + Math.min(9, searched.split(word).length),
    0,
  )
}

function renderSearchHit({ page, heading, text }: Section, word: string): string {
  const at = text.toLowerCase().indexOf(word) - SNIPPET / 3
  const from = at > 0 ? text.indexOf(' ', at) + 1 : 0
  const isCut = from + SNIPPET < text.length
  const end = isCut ? text.lastIndexOf(' ', from + SNIPPET) : text.length
  const snippet = `${from > 0 ? '…' : ''}${text.slice(from, end)}${isCut ? '…' : ''}`
  const isPage = heading === page.title
  const section = isPage ? '' : `#${toHeadingId(heading)}`
  const label = isPage
    ? toPageLabel(page)
    : `${toPageLabel(page)} › ${escapeUTF8(stripMarkdown(heading))}`
  return `<li><a href="${toDocsPath(page)}${section}">${label}</a><p>${escapeUTF8(snippet)}</p></li>`
}
