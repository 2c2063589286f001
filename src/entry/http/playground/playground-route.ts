import type { IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LinkglassError } from '../../../contracts/errors.js'
import { compress, negotiateCoding } from '../compression.js'
import { FOR_ANY_NAME } from '../cross-origin.js'
import { type Built, type BuiltFile, readBuilt, type SaidToPlayground } from './playground-files.js'

declare module 'fastify' {
  interface FastifyReply {
    /** Answers with the playground's page. */
    sendPlayground(): Promise<FastifyReply>
  }
}

export interface PlaygroundOptions extends SaidToPlayground {
  /** Folder of the build; by default beside the compiled sources. */
  readonly folder?: string
}

const FOLDER = fileURLToPath(new URL('../../../../dist/playground/', import.meta.url))

/** Allows only the service itself, no inline code and no frames (CSP Level 3, section 6). */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const PAGE_HEADERS = {
  'content-security-policy': POLICY,
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

/** Serves the page to try things on at `/playground`, from memory. */
export async function registerPlayground(
  app: FastifyInstance,
  { folder = FOLDER, ...said }: PlaygroundOptions = {},
): Promise<void> {
  const built = await readBuilt(folder, said)
  app.decorateReply('sendPlayground', async function (this: FastifyReply) {
    this.headers(PAGE_HEADERS)
    return sendFile(this, pageOf(built))
  })
  for (const path of ['/playground', '/playground/']) {
    app.get(path, FOR_ANY_NAME, (_, reply) => reply.sendPlayground())
  }
  app.get<{ Params: { name: string } }>(
    '/playground/assets/:name',
    FOR_ANY_NAME,
    (request, reply) => {
      const file = built?.assets.get(request.params.name)
      if (!file) throw new LinkglassError('ENOTFOUND', 'The playground has no such file.')
      return sendFile(reply.headers(ASSET_HEADERS), file)
    },
  )
}

/** True for a browser that opens the service itself: it accepts HTML and sends no `url`. */
export function wantsPage({ headers, url: target = '' }: IncomingMessage): boolean {
  const accepts = headers.accept ?? ''
  return accepts.includes('text/html') && !/[?&]url(?:[=&]|$)/.test(target)
}

function pageOf(built: Built | undefined): BuiltFile {
  if (built) return built.page
  throw new LinkglassError(
    'ENOTFOUND',
    'The playground is not built. Run `npm run build:playground`, or ask `GET /?url=https://…`.',
  )
}

/** Compresses a file at its first request: at the start it would take a third of that time. */
async function sendFile(reply: FastifyReply, { type, etag, bytes }: BuiltFile) {
  reply.headers({ 'content-type': type, etag, vary: 'accept, accept-encoding' })
  if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send()
  const coding = negotiateCoding(bytes, [reply.request.headers['accept-encoding']].flat().join(','))
  if (!coding) return reply.send(bytes)
  return reply.header('content-encoding', coding).send(await compress(bytes, coding))
}
