import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { escapeUTF8 } from 'entities'
import { version } from '../../../lib/version.js'

/** A file of the page. */
export interface BuiltFile {
  readonly type: string
  readonly etag: string
  readonly bytes: Buffer
}

/** Facts that the service writes into the playground's document. */
export interface SaidToPlayground {
  /** Addresses offered on the first screen. */
  readonly examples?: readonly string[]
  /** True if pages can be printed. */
  readonly hasBrowser?: boolean
}

export interface Built {
  readonly page: BuiltFile
  readonly assets: ReadonlyMap<string, BuiltFile>
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Reads the whole build, some tens of kilobytes; `undefined` if there is none. */
export async function readBuilt(
  folder: string,
  said: SaidToPlayground,
): Promise<Built | undefined> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
  if (page === undefined) return undefined
  const names = await readdir(join(folder, 'assets'))
  const assets = names.map(async (name) => {
    const bytes = await readFile(join(folder, 'assets', name))
    return [name, builtFile(name, bytes)] as const
  })
  return {
    page: builtFile('index.html', Buffer.from(withFacts(page, said))),
    assets: new Map(await Promise.all(assets)),
  }
}

function builtFile(name: string, bytes: Buffer): BuiltFile {
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
    bytes,
  }
}

/** Adds facts about the service to the page. */
function withFacts(page: string, { examples = [], hasBrowser = false }: SaidToPlayground): string {
  const metas = [
    meta('version', version()),
    ...(hasBrowser ? [meta('browser', 'true')] : []),
    ...examples.map((url) => meta('example', url)),
  ]
  return page.replace('</head>', () => `${metas.join('\n')}</head>`)
}

function meta(name: string, content: string): string {
  return `<meta name="linkglass:${name}" content="${escapeUTF8(content)}">`
}
