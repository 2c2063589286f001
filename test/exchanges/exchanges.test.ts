import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { png } from '../support/images.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { type Service, startService } from '../support/service.js'
import { AUTHOR, answerOf, frontPage, pageOf, shellOf, TITLE } from './pages.js'
import { PROVIDERS, type Provider } from './providers.js'

/**
 * 120 exchanges: of each of thirty providers a page, a question in front of it, a refusal and a
 * shell, with the provider's answer beside it.
 */
let origin: Origin
let service: Service

beforeAll(async () => {
  origin = await startOrigin(answer)
  const hosts = PROVIDERS.map(({ site }) => hostOf(site))
  service = await startService({
    LINKGLASS_RETRY: '0',
    LINKGLASS_CACHE: 'none',
    LINKGLASS_HOSTS: hosts.map((host) => `${host}=127.0.0.1`).join(),
    LINKGLASS_ALLOW: '*.test=127.0.0.0/8',
    LINKGLASS_OEMBED_PROVIDERS: JSON.stringify(
      PROVIDERS.map((provider) => ({
        endpoints: [
          {
            url: `${baseOf(provider)}/oembed`,
            schemes: [baseOf(provider) + itemOf(provider, '*')],
          },
        ],
      })),
    ),
  })
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

function hostOf(site: string): string {
  return `${site.toLowerCase()}.test`
}

function baseOf({ site }: Provider): string {
  return `http://${hostOf(site)}:${origin.port}`
}

function itemOf({ item }: Provider, id: string): string {
  return item.replace('{}', id)
}

interface Sent {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { status = 200, headers, body } = replyTo(request.headers.host ?? '', request.url ?? '')
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
  response.end(body)
}

/** All thirty sites; an address says which of its answers is wanted. */
function replyTo(host: string, path: string): Sent {
  const provider = PROVIDERS.find(({ site }) => host.startsWith(hostOf(site)))
  if (!provider) return { status: 404 }
  if (path.startsWith('/oembed')) {
    const body = JSON.stringify(answerOf(provider, baseOf(provider)))
    return { headers: { 'content-type': 'application/json' }, body }
  }
  if (path.endsWith('.png')) {
    return { headers: { 'content-type': 'image/png' }, body: png(640, 360) }
  }
  const [, status, refusal] = provider.refusal
  if (path === '/') return { body: frontPage(provider) }
  if (path.includes('page1x')) return { body: pageOf(provider) }
  if (path.includes('refusal2x')) return { status, body: refusal }
  if (path.includes('question3x')) return questionOf(provider, path)
  return { body: shellOf(provider) }
}

function questionOf({ question }: Provider, path: string): Sent {
  const [, wall] = question
  const text = '<p>One more thing.</p>'
  if ('title' in wall) {
    const form = wall.form ? '<form><input name="who"><input type="password"></form>' : ''
    return { body: `<title>${wall.title}</title>${text}${form}<button>Go on</button>` }
  }
  // What it leads to keeps the address in a parameter.
  if (path.startsWith(wall.to)) return { body: `<title>Hello</title>${text}` }
  const location = `${wall.to}?next=${encodeURIComponent(path)}`
  return { status: 302, headers: { location } }
}

interface Exchange {
  readonly title: string | null
  readonly author: string | null
  readonly image: string | undefined
  readonly codes: readonly string[]
  /** Requests beside the page's own: to its provider. */
  readonly asked: number
}

async function exchange(provider: Provider, id: string): Promise<Exchange> {
  origin.requests.length = 0
  const url = baseOf(provider) + itemOf(provider, id)
  const { body } = (await service.ask({ url })) as { body: Body }
  const { title, author, image } = body.data
  return {
    title,
    author,
    image: image?.url.slice(baseOf(provider).length),
    codes: (body.warnings ?? []).map(({ code }) => code),
    asked: origin.requests.filter((request) => request.includes('/oembed')).length,
  }
}

interface Body {
  readonly data: { title: string | null; author: string | null; image: { url: string } | null }
  readonly warnings?: readonly { code: string }[]
}

/** What the provider knows of its link. */
function told({ answer: form }: Provider): Pick<Exchange, 'title' | 'author' | 'image'> {
  return {
    title: form === 'untitled' ? null : TITLE,
    author: form === 'link' ? null : AUTHOR,
    image: '/still.png',
  }
}

describe.each(PROVIDERS.map((provider) => [provider.site, provider] as const))(
  '%s',
  (_, provider) => {
    test('a page answers for itself; its provider is asked for what it lacks', async () => {
      const lacks = provider.page === 'no author' || provider.page === 'head only'
      const { author } = lacks ? told(provider) : { author: AUTHOR }
      const asked = isWhole(provider) ? 0 : 1
      const image = '/own.png'
      expect(await exchange(provider, 'page1x')).toEqual({
        title: TITLE,
        author,
        image,
        codes: [],
        asked,
      })
    })

    test('a question in front of it is named, and answered by its provider', async () => {
      const [code] = provider.question
      expect(await exchange(provider, 'question3x')).toEqual({
        ...told(provider),
        codes: [code],
        asked: 1,
      })
    })

    test('a refusal too', async () => {
      const [code] = provider.refusal
      expect(await exchange(provider, 'refusal2x')).toEqual({
        ...told(provider),
        codes: [code],
        asked: 1,
      })
    })

    test('and a shell', async () => {
      // What only its host's other answers can tell has to be preceded by some.
      if (provider.shell === 'front') await service.ask({ url: `${baseOf(provider)}/` })
      if (provider.shell === 'repeated') {
        for (const id of ['before4x', 'before5x']) await exchange(provider, id)
      }
      expect(await exchange(provider, 'shell6x')).toEqual({
        ...told(provider),
        codes: ['ESHELL'],
        asked: 1,
      })
    })
  },
)

/** Whether a page says all that its provider could. */
function isWhole({ page }: Provider): boolean {
  return page === 'og' || page === 'twitter' || page === 'json-ld' || page === 'plain'
}
