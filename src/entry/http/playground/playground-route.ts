import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { escapeUTF8 } from 'entities'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LinkglassError } from '../../../contracts/errors.js'
import { version } from '../../../lib/version.js'
import { chooseCoding, compressBody } from '../compression.js'
import { addVaryHeader } from '../cors.js'
import { FOR_ANY_NAME } from '../cross-origin.js'
import { matchesEtag } from '../etag.js'

export interface PlaygroundOptions {
  readonly folder?: string
  readonly examples?: readonly string[]
  readonly hasBrowser?: boolean
  readonly hasJobs?: boolean
  /** Example command of each enabled compatible API, by name. */
  readonly doors?: Readonly<Record<string, string>>
}

const FOLDER = fileURLToPath(new URL('../../../../dist/playground/', import.meta.url))

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Headers that forbid inline code and files of other origins (CSP Level 3, section 6). */
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
  // Clients may cache assets forever (RFC 8246), since the file names contain a hash.
  'cache-control': 'public, max-age=31536000, immutable',
}

export type SendPage = (reply: FastifyReply) => Promise<FastifyReply>

export async function registerPlayground(
  app: FastifyInstance,
  { folder = FOLDER, ...facts }: PlaygroundOptions = {},
): Promise<{ sendPlayground: SendPage; sendJobsPage: SendPage }> {
  const sendPlayground = await createPageSender(folder, 'index.html', facts)
  const sendJobsPage = await createPageSender(folder, 'jobs/index.html', facts)
  const names = await readdir(join(folder, 'assets')).catch(() => [])
  const files = names.map(async (name) => {
    const bytes = await readFile(join(folder, 'assets', name))
    return [name, toServedFile(name, bytes)] as const
  })
  const assets = new Map(await Promise.all(files))
  for (const path of ['/playground', '/playground/']) {
    app.get(path, FOR_ANY_NAME, (_, reply) => sendPlayground(reply))
  }
  const path = '/playground/assets/:name'
  app.get<{ Params: { name: string } }>(path, FOR_ANY_NAME, ({ params }, reply) => {
    const file = assets.get(params.name)
    if (!file) throw new LinkglassError('ENOTFOUND', 'The playground has no such file.')
    return sendFile(reply.headers(ASSET_HEADERS), file)
  })
  return { sendPlayground, sendJobsPage }
}

/** True if a browser asks for an HTML page of the service. There is no `url` then. */
export function requestsHtmlPage({ headers, url: target = '' }: IncomingMessage): boolean {
  const accepts = headers.accept ?? ''
  return accepts.includes('text/html') && !/[?&]url(?:[=&]|$)/.test(target)
}

const NOT_BUILT =
  'The playground is not built. Run `npm run build:playground`, or ask `GET /?url=https://…`.'

async function createPageSender(
  folder: string,
  name: string,
  { examples = [], hasBrowser = false, hasJobs = false, doors = {} }: PlaygroundOptions,
): Promise<SendPage> {
  const page = await readFile(join(folder, name), 'utf8').catch(() => undefined)
  const metas = [
    renderMetaTag('version', version()),
    ...(hasBrowser ? [renderMetaTag('browser', 'true')] : []),
    ...(hasJobs ? [renderMetaTag('jobs', 'true')] : []),
    ...examples.map((url) => renderMetaTag('example', url)),
    ...Object.entries(doors).map(([name, example]) => renderMetaTag('door', `${name} ${example}`)),
  ]
  const html = page?.replace('</head>', () => `${metas.join('\n')}</head>`)
  const file = html === undefined ? undefined : toServedFile(name, Buffer.from(html))
  return async (reply) => {
    reply.headers(PAGE_HEADERS)
    if (!file) throw new LinkglassError('ENOTFOUND', NOT_BUILT)
    return sendFile(reply, file)
  }
}

function renderMetaTag(name: string, content: string): string {
  return `<meta name="linkglass:${name}" content="${escapeUTF8(content)}">`
}

function toServedFile(name: string, bytes: Buffer) {
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    etag: `"${hash('sha1', bytes, 'base64url')}"`,
    bytes,
  }
}

type BuiltFile = ReturnType<typeof toServedFile>

async function sendFile(reply: FastifyReply, { type, etag, bytes }: BuiltFile) {
  addVaryHeader(reply.headers({ 'content-type': type, etag }), 'accept, accept-encoding')
  if (matchesEtag(reply.request.headers['if-none-match'], etag)) return reply.code(304).send()
  const coding = chooseCoding(bytes, [reply.request.headers['accept-encoding']].flat().join(','))
  if (!coding) return reply.send(bytes)
  return reply.header('content-encoding', coding).send(await compressBody(bytes, coding))
}
