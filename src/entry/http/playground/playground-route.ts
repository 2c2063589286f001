import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { escapeUTF8 } from 'entities'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LinkglassError } from '../../../contracts/errors.js'
import { version } from '../../../lib/version.js'
import { compress, negotiateCoding } from '../compression.js'
import { addVary } from '../cors.js'
import { FOR_ANY_NAME } from '../cross-origin.js'

export interface PlaygroundOptions {
  /** Folder of the build; by default that of the package. */
  readonly folder?: string
  /** Addresses offered on the first screen. */
  readonly examples?: readonly string[]
  /** True if pages can be printed. */
  readonly hasBrowser?: boolean
  /** True if lists of links can be sent to `/jobs`. */
  readonly hasJobs?: boolean
  /** Requests of the doors that are open, by their names. */
  readonly doors?: Readonly<Record<string, string>>
}

const FOLDER = fileURLToPath(new URL('../../../../dist/playground/', import.meta.url))

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Allows only the service itself, no inline code and no frames (CSP Level 3, section 6). */
const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
}

const ASSET_HEADERS = {
  'x-content-type-options': 'nosniff',
  // Vite puts a hash of the content into each name (RFC 8246).
  'cache-control': 'public, max-age=31536000, immutable',
}

/** Answers any request with one page. */
export type SendPage = (reply: FastifyReply) => Promise<FastifyReply>

/**
 * Serves the page to try things on at `/playground`, from memory.
 * @returns functions that send that page, and the one of jobs
 */
export async function registerPlayground(
  app: FastifyInstance,
  { folder = FOLDER, ...facts }: PlaygroundOptions = {},
): Promise<{ sendPlayground: SendPage; sendJobsPage: SendPage }> {
  const sendPlayground = createSendPage(await readPage(folder, 'index.html', facts))
  const sendJobsPage = createSendPage(await readPage(folder, 'jobs/index.html', facts))
  const assets = await readAssets(join(folder, 'assets'))
  for (const path of ['/playground', '/playground/']) {
    app.get(path, FOR_ANY_NAME, (_, reply) => sendPlayground(reply))
  }
  app.get<{ Params: { name: string } }>(
    '/playground/assets/:name',
    FOR_ANY_NAME,
    (request, reply) => {
      const file = assets.get(request.params.name)
      if (!file) throw new LinkglassError('ENOTFOUND', 'The playground has no such file.')
      return sendFile(reply.headers(ASSET_HEADERS), file)
    },
  )
  return { sendPlayground, sendJobsPage }
}

function createSendPage(page: BuiltFile | undefined): SendPage {
  return async (reply) => {
    reply.headers(PAGE_HEADERS)
    if (!page) throw new LinkglassError('ENOTFOUND', NOT_BUILT)
    return sendFile(reply, page)
  }
}

const NOT_BUILT =
  'The playground is not built. Run `npm run build:playground`, or ask `GET /?url=https://…`.'

/** True for a browser that opens the service itself: it accepts HTML and sends no `url`. */
export function wantsPage({ headers, url: target = '' }: IncomingMessage): boolean {
  const accepts = headers.accept ?? ''
  return accepts.includes('text/html') && !/[?&]url(?:[=&]|$)/.test(target)
}

/** Reads a page and adds facts about the service; `undefined` if there is no build. */
async function readPage(
  folder: string,
  name: string,
  { examples = [], hasBrowser = false, hasJobs = false, doors = {} }: PlaygroundOptions,
): Promise<BuiltFile | undefined> {
  const page = await readFile(join(folder, name), 'utf8').catch(() => undefined)
  if (page === undefined) return undefined
  const metas = [
    createMeta('version', version()),
    ...(hasBrowser ? [createMeta('browser', 'true')] : []),
    ...(hasJobs ? [createMeta('jobs', 'true')] : []),
    ...examples.map((url) => createMeta('example', url)),
    ...Object.entries(doors).map(([name, example]) => createMeta('door', `${name} ${example}`)),
  ]
  const html = page.replace('</head>', () => `${metas.join('\n')}</head>`)
  return toBuiltFile(name, Buffer.from(html))
}

function createMeta(name: string, content: string): string {
  return `<meta name="linkglass:${name}" content="${escapeUTF8(content)}">`
}

/** Reads all other files of the build by their names; none without a build. */
async function readAssets(folder: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const files = (await readdir(folder).catch(() => [])).map(
    async (name) => [name, toBuiltFile(name, await readFile(join(folder, name)))] as const,
  )
  return new Map(await Promise.all(files))
}

/** Creates a file of the build as it is served. */
function toBuiltFile(name: string, bytes: Buffer) {
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
    bytes,
  }
}

type BuiltFile = ReturnType<typeof toBuiltFile>

/** Sends a file; compresses it for its first request, since that would slow the start. */
async function sendFile(reply: FastifyReply, { type, etag, bytes }: BuiltFile) {
  addVary(reply.headers({ 'content-type': type, etag }), 'accept, accept-encoding')
  if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send()
  const coding = negotiateCoding(bytes, [reply.request.headers['accept-encoding']].flat().join(','))
  if (!coding) return reply.send(bytes)
  return reply.header('content-encoding', coding).send(await compress(bytes, coding))
}
