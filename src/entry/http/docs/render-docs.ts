import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { escapeUTF8 } from 'entities'
import type { Tokens } from 'marked'
import { parseUrl } from '../../../lib/net/parse-url.js'
import { type DocsPage, toHeadingId } from './docs-page.js'

const CONTENTS = 'README'

export async function renderDocs(
  folder: string,
  examples: readonly string[] = [],
): Promise<readonly DocsPage[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md'))
  const names = new Set(files.map((file) => basename(file, '.md')))
  const render = await createMarkdownRenderer(names, examples)
  const pages = files.map(async (file) => {
    const markdown = await readFile(join(folder, file), 'utf8')
    const name = basename(file, '.md')
    const title = /^# (.+)$/m.exec(markdown)?.[1] ?? name
    const own = name === CONTENTS ? '' : name
    return { name: own, title, markdown, html: render(markdown) }
  })
  return sortByTableOfContents(await Promise.all(pages))
}

function sortByTableOfContents(pages: DocsPage[]): DocsPage[] {
  const contents = pages.find(({ name }) => name === '')?.markdown ?? ''
  const links = [...contents.matchAll(/\]\(([\w-]+)\.md/g)].map(([, name]) => name)
  const order = ['', ...links]
  const rank = ({ name }: DocsPage) => (order.includes(name) ? order.indexOf(name) : order.length)
  return pages.sort((a, b) => rank(a) - rank(b))
}

async function createMarkdownRenderer(
  names: ReadonlySet<string>,
  examples: readonly string[],
): Promise<(markdown: string) => string> {
  const { Marked } = await import('marked')
  const marked = new Marked({ gfm: true, async: false })
  marked.use({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens)
        const id = toHeadingId(text)
        return `<h${depth} id="${id}"><a href="#${id}">${inner}</a></h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens)
        const target = toDocsLink(href, names)
        return target === undefined ? inner : `<a href="${escapeUTF8(target)}">${inner}</a>`
      },
      image({ href, text }: Tokens.Image) {
        const source = `/docs/pictures/${basename(href)}`
        return `<img src="${escapeUTF8(source)}" alt="${escapeUTF8(text)}" loading="lazy">`
      },
      // `tabindex` makes scrolling blocks reachable by keyboard.
      code({ text }: Tokens.Code) {
        const block = `<pre tabindex="0"><code>${escapeUTF8(text)}\n</code></pre>`
        const link = toPlaygroundLink(text, examples)
        const after = link
          ? `<p class="try"><a href="${escapeUTF8(link)}">Open in the playground</a></p>\n`
          : ''
        return `<div class="block">${block}</div>\n${after}`
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')
        const isHeaded = token.header.some(({ text }) => text !== '')
        const head = isHeaded ? `<thead><tr>${cells(token.header, 'th')}</tr></thead>` : ''
        return `<div class="table" tabindex="0"><table>${head}<tbody>${rows}</tbody></table></div>\n`
      },
    },
  })
  return (markdown) => String(marked.parse(markdown))
}

/** Converts a link to a file to one within the service. Returns `undefined` if the file is not served. */
function toDocsLink(href: string, names: ReadonlySet<string>): string | undefined {
  if (/^(?:https?:\/\/|#|\/)/.test(href)) return href
  const [path = '', section] = href.split('#', 2)
  const name = basename(path, '.md')
  const anchor = section === undefined ? '' : `#${section}`
  if (path === 'llms.txt') return '/llms.txt'
  if (path !== `${name}.md` || !names.has(name)) return undefined
  return name === CONTENTS ? `/docs${anchor}` : `/docs/${name}${anchor}`
}

/** Creates a playground link for a command. Returns `undefined` if its `url` is on no example's host. */
export function toPlaygroundLink(command: string, examples: readonly string[]): string | undefined {
  const words = command.matchAll(/--data-urlencode (?:'([^']*)'|(\S+))/g)
  const pairs = [...words].map(([, quoted, bare]) => {
    const word = quoted ?? bare ?? ''
    const at = word.indexOf('=')
    return [word.slice(0, at), word.slice(at + 1)] as const
  })
  const url = pairs.find(([name]) => name === 'url')?.[1] ?? ''
  const target = parseUrl(url)
  const known = examples
    .map((example) => parseUrl(example))
    .find((example) => example && example.hostname === target?.hostname)
  if (!target || !known) return undefined
  target.host = known.host
  const search = new URLSearchParams(
    pairs.map(([name, value]): [string, string] => [name, name === 'url' ? target.href : value]),
  )
  return `/playground?${search}`
}
