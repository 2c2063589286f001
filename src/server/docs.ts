import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Tokens } from 'marked'

/** A page of the documents. */
export interface DocsPage {
  /** `rules`; empty for the first page. */
  readonly name: string
  readonly title: string
  readonly html: string
  /** As it was written. */
  readonly markdown: string
}

/** In which pages are read; those not named come last. */
const ORDER = [
  '',
  'start',
  'rules',
  'recipes',
  'parameters',
  'metadata',
  'media',
  'library',
  'program',
  'agents',
  'deployment',
  'security',
  'errors',
  'comparison',
  'architecture',
]

/** Renders the README and every page of the folder. */
export async function renderDocs(readme: string, folder: string): Promise<readonly DocsPage[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md'))
  const names = new Set(files.map((file) => basename(file, '.md')))
  const render = await createRenderer(names)
  const sources = [
    ['', readme],
    ...files.map((file) => [basename(file, '.md'), join(folder, file)]),
  ]
  const pages = sources.map(async ([name = '', path = '']) => {
    const markdown = await readFile(path, 'utf8')
    const title = /^# (.+)$/m.exec(markdown)?.[1] ?? name
    return { name, title, markdown, html: render(markdown) }
  })
  return (await Promise.all(pages)).sort((a, b) => rank(a.name) - rank(b.name))
}

function rank(name: string): number {
  const index = ORDER.indexOf(name)
  return index < 0 ? ORDER.length : index
}

/** Loaded when somebody reads. */
async function createRenderer(names: ReadonlySet<string>): Promise<(markdown: string) => string> {
  const { Marked } = await import('marked')
  const marked = new Marked({ gfm: true, async: false })
  marked.use({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens)
        const id = slugOf(text)
        return `<h${depth} id="${id}"><a href="#${id}">${inner}</a></h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens)
        const target = linkTo(href, names)
        return target === undefined ? inner : `<a href="${escapeAttribute(target)}">${inner}</a>`
      },
      image({ href, text }: Tokens.Image) {
        const source = `/docs/pictures/${basename(href)}`
        return `<img src="${escapeAttribute(source)}" alt="${escapeAttribute(text)}" loading="lazy">`
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')
        const head = `<thead><tr>${cells(token.header, 'th')}</tr></thead>`
        return `<div class="table" tabindex="0"><table>${head}<tbody>${rows}</tbody></table></div>\n`
      },
    },
  })
  return (markdown) => String(marked.parse(markdown))
}

/** As code hosts make them, so that a link to a section works in both places. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
}

/** Where a link of the repository leads here; `undefined` for files that are not served. */
function linkTo(href: string, names: ReadonlySet<string>): string | undefined {
  if (/^(?:https?:\/\/|#|\/)/.test(href)) return href
  const [path = '', section] = href.split('#', 2)
  const name = basename(path, '.md')
  const anchor = section === undefined ? '' : `#${section}`
  if (path.endsWith('README.md')) return `/docs${anchor}`
  return path.endsWith('.md') && names.has(name) ? `/docs/${name}${anchor}` : undefined
}

export function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
