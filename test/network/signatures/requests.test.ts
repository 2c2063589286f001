import { createPublicKey, verify } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { httpbis } from 'http-message-signatures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'
import { KEY, PEM, PRIVATE_KEY, withFile } from './keys.js'

/** Requests as targets get them, checked by another implementation of RFC 9421. */
let origin: Origin
let service: Service
let seen: IncomingMessage[] = []

beforeAll(async () => {
  origin = await startOrigin((request, response) => {
    seen.push(request)
    const { url = '' } = request
    if (url === '/moved') {
      response.writeHead(302, { location: `http://other.test:${origin.port}/there` }).end()
      return
    }
    response.setHeader('content-type', 'text/html')
    response.end('<title>Whales</title>')
  })
  service = await withFile(PEM, 0o600, (path) =>
    startService({
      LINKGLASS_SIGNING_KEY: path,
      LINKGLASS_SIGNATURE_AGENT: 'https://bot.test/',
      LINKGLASS_CACHE: 'none',
    }),
  )
})
beforeEach(() => {
  seen = []
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

async function ask(path: string, more: Record<string, string> = {}): Promise<void> {
  const url = `http://site.test:${origin.port}${path}`
  const answer = await service.ask({ url, 'meta.title': 'true', ...more })
  expect(answer.body).toMatchObject({ data: { title: 'Whales' } })
}

/** By the key that the directory tells, as a target would. */
async function isVerified(
  { headers, url = '' }: IncomingMessage,
  host = headers.host ?? '',
): Promise<boolean | null> {
  return httpbis.verifyMessage(
    {
      keyLookup: async ({ keyid, tag }) => {
        const { body } = await service.get(DIRECTORY)
        const { keys } = JSON.parse(String(body)) as { keys: { kid: string }[] }
        const jwk = keys.find(({ kid }) => kid === keyid)
        if (!jwk || tag !== 'web-bot-auth') return null
        const key = createPublicKey({ key: { ...jwk }, format: 'jwk' })
        return {
          id: String(keyid),
          algs: ['ed25519'],
          verify: async (data, signature) => verify(null, data, key, signature),
        }
      },
    },
    { method: 'GET', url: `http://${host}${url}`, headers: plain({ ...headers, host }) },
  )
}

function plain(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value = '']) => [name, String(value)]),
  )
}

const DIRECTORY = '/.well-known/http-message-signatures-directory'

test('every hop of a redirect is signed for its own authority, and for no other', async () => {
  await ask('/moved')
  const hosts = seen.map(({ headers }) => headers.host)
  expect(hosts).toEqual([`site.test:${origin.port}`, `other.test:${origin.port}`])
  for (const request of seen) {
    expect(request.headers['signature-agent']).toBe('sig1="https://bot.test"')
    expect(await isVerified(request)).toBe(true)
    expect(await isVerified(request, 'elsewhere.test')).toBe(false)
  }
  const nonces = seen.map(
    ({ headers }) => /nonce="([^"]+)"/.exec(String(headers['signature-input']))?.[1],
  )
  expect(new Set(nonces).size).toBe(2)
})

test('a changed header is noticed', async () => {
  await ask('/a')
  const [request] = seen
  if (!request) throw new Error('a request')
  request.headers['signature-agent'] = 'sig1="https://other.test"'
  expect(await isVerified(request)).toBe(false)
})

test('a caller who signs requests signs them alone', async () => {
  await ask('/a', { 'headers.signature-input': 'x=()', 'headers.signature': 'x=:AA==:' })
  expect(seen[0]?.headers).toMatchObject({ 'signature-input': 'x=()', signature: 'x=:AA==:' })
  expect(seen[0]?.headers['signature-agent']).toBeUndefined()
})

test('the directory tells the key, as the type that there is for it', async () => {
  const { status, headers, body } = await service.get(DIRECTORY)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/http-message-signatures-directory+json')
  expect(JSON.parse(String(body))).toEqual({
    keys: [{ ...KEY.jwk, kid: KEY.keyId, use: 'sig' }],
  })
  // Asked under another name than targets are told.
  expect(headers.get('signature')).toBeNull()
})

test('where no agent is named, the directory is signed for the name that it is asked by', async () => {
  const unnamed = await withFile(PEM, 0o600, (path) =>
    startService({ LINKGLASS_SIGNING_KEY: path }),
  )
  try {
    const { headers } = await unnamed.get(DIRECTORY)
    const request = { method: 'GET', url: unnamed.base + DIRECTORY, headers: {} }
    const response = { status: 200, headers: Object.fromEntries(headers) }
    const key = createPublicKey(PRIVATE_KEY)
    const isValid = await httpbis.verifyMessage(
      {
        keyLookup: async () => ({
          id: KEY.keyId,
          verify: async (data, signature) => verify(null, data, key, signature),
        }),
      },
      response,
      request,
    )
    expect(isValid).toBe(true)
  } finally {
    await unnamed.close()
  }
})

test('without a key nothing is signed, and there is no directory', async () => {
  const unsigned = await startService()
  try {
    const { status } = await unsigned.get(DIRECTORY)
    expect(status).toBe(404)
    await unsigned.ask({ url: `http://site.test:${origin.port}/a` })
    expect(Object.keys(seen[0]?.headers ?? {}).filter((name) => /^signature/.test(name))).toEqual(
      [],
    )
  } finally {
    await unsigned.close()
  }
})
