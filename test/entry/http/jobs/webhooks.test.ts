import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { type Service, startService } from '../../../support/service.js'
import { SELDOM, until } from '../../../support/until.js'

const SECRET = `whsec_${randomBytes(32).toString('base64')}`

let folder: string
let origin: Origin
let service: Service
let statuses: number[]
let told: { headers: IncomingHttpHeaders; body: string }[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'linkglass-webhooks-'))
  statuses = []
  told = []
  origin = await startOrigin(async (request, response) => {
    if (request.method !== 'POST') return response.end('<title>Page</title>')
    told.push({ headers: request.headers, body: await text(request) })
    return response.writeHead(statuses.shift() ?? 204, { location: '/elsewhere' }).end()
  })
  service = await start()
})
afterEach(async () => {
  await service.close()
  await origin.close()
  rmSync(folder, { recursive: true, force: true })
})

function start() {
  return startService({ LINKGLASS_JOBS: `disk:${folder}`, LINKGLASS_LOG_LEVEL: 'info' })
}

async function add(webhook: string, secret = SECRET) {
  const search = new URLSearchParams({ webhook, robots: 'ignore', 'meta.title': 'true' })
  const headers = secret === '' ? {} : { 'webhook-secret': secret }
  const body = `http://site.test:${origin.port}/page`
  return service.get(`/jobs?${search}`, { method: 'POST', body, headers })
}

const receiver = () => `http://other.test:${origin.port}/hook?token=hidden`

test('the receiver is told of the end, by a signature that its library verifies', async () => {
  const { status, body } = await add(receiver())
  const { id } = body as { id: string }
  expect(status).toBe(202)
  await until(() => told.length === 1, SELDOM)
  const [message] = told
  const verified = new Webhook(SECRET).verify(
    message?.body ?? '',
    message?.headers as Record<string, string>,
  )
  expect(verified).toEqual({
    type: 'job.done',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: (await service.get(`/jobs/${id}`)).body,
  })
  expect(origin.requests.filter((line) => line.startsWith('POST'))).toEqual([
    'POST /hook?token=hidden',
  ])
  const shown = JSON.stringify([service.log, body, verified])
  expect(shown).not.toContain(SECRET.slice(6))
  expect(shown).not.toContain('hidden')
})

test('a message that is not taken is sent again, by the service that comes next', async () => {
  statuses = [500]
  await add(receiver())
  await until(() => told.length === 1, SELDOM)
  await until(() => service.log.some((line) => line.includes('a webhook was refused')), SELDOM)
  expect(service.log.join()).not.toContain('hidden')
  await service.close()
  service = await start()
  await until(() => told.length === 2, SELDOM)
  expect(told[1]?.headers['webhook-id']).toBe(told[0]?.headers['webhook-id'])
})

test('a cancelled job tells so, and a redirect is not followed', async () => {
  statuses = [302]
  const { body } = await add(receiver())
  const { id } = body as { id: string }
  await service.get(`/jobs/${id}/cancel`, { method: 'POST' })
  await until(() => told.length === 1, SELDOM)
  expect(JSON.parse(told[0]?.body ?? '')).toMatchObject({
    type: expect.stringMatching(/^job\.(done|cancelled)$/),
  })
  expect(origin.requests.join()).not.toContain('/elsewhere')
})

test('a share of failures is told once, before the end, if asked for', async () => {
  const search = new URLSearchParams({ webhook: receiver(), robots: 'ignore', meta: 'false' })
  search.set('webhook-failures', '50')
  const gone = Array.from({ length: 3 }, (_, at) => `http://10.0.0.${at}/`)
  const body = [`http://site.test:${origin.port}/page`, ...gone].join('\n')
  const headers = { 'webhook-secret': SECRET }
  await service.get(`/jobs?${search}`, { method: 'POST', body, headers })
  await until(() => told.length === 2, SELDOM)
  const messages = told.map((one) => JSON.parse(one.body))
  expect(messages.map(({ type }) => type).sort()).toEqual(['job.done', 'job.failing'])
  expect(messages.every(({ data }) => data.failed * 2 >= data.total)).toBe(true)
  expect(new Set(told.map((one) => one.headers['webhook-id'])).size).toBe(2)
})

test('an address that is not public is not called', async () => {
  await add(`http://inner.test:${origin.port}/hook`)
  const isLogged = () => service.log.some((line) => line.includes('could not be sent'))
  await until(isLogged, SELDOM)
  expect(service.log.find((line) => line.includes('could not be sent'))).toContain('EFORBIDDENURL')
  expect(told).toEqual([])
})

test.each([
  ['nothing', SECRET, 'webhook', 'is not an address'],
  ['http://a:b@other.test/', SECRET, 'webhook', 'is not an address'],
  ['http://other.test/', '', 'webhook-secret', 'has to hold `whsec_`'],
  ['http://other.test/', 'whsec_c2hvcnQ=', 'webhook-secret', 'has to hold `whsec_`'],
])('refusal %#: `webhook=%s`', async (webhook, secret, name, message) => {
  const { status, body } = await add(webhook, secret)
  expect(status).toBe(400)
  expect(body).toMatchObject({
    code: 'EINVALQUERY',
    data: { [name]: expect.stringContaining(message) },
  })
})
