import { createHmac } from 'node:crypto'
import { request } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { createFieldError, LinkglassError } from '../../../contracts/errors.js'
import type { Dial } from '../../../contracts/http.js'
import { createDeadline } from '../../../lib/async/deadline.js'
import { parseFullUrl } from '../../../params/index.js'
import { type Job, TRY_TIME, type Webhook, type WebhookEvent } from '../../../service/jobs/index.js'
import type { Services } from '../../../service/services.js'
import { toJobView } from './job-view.js'

/** Minimum and maximum bytes of a secret (Standard Webhooks, "Signature scheme"). */
const SECRET_BYTES = { least: 24, most: 64 }

const SECRET = /^whsec_([A-Za-z0-9+/]{30,90}={0,2})$/

/** Reads the webhook of a new job. Error messages contain neither its URL nor its secret. */
export function readWebhook(
  address: string | undefined,
  { headers }: FastifyRequest,
): Webhook | undefined {
  if (address === undefined) return undefined
  const url = parseFullUrl(address)
  if (url?.username !== '' || url.password !== '')
    throw createFieldError('EINVALQUERY', 'webhook', BAD_ADDRESS)
  const [, secret = ''] = SECRET.exec(String(headers['webhook-secret'] ?? '')) ?? []
  const { length } = Buffer.from(secret, 'base64')
  if (length < SECRET_BYTES.least || length > SECRET_BYTES.most) {
    throw createFieldError('EINVALQUERY', 'webhook-secret', BAD_SECRET)
  }
  return { url: url.href, secret }
}

const BAD_ADDRESS = '`webhook` is not an address with http:// or https://, without a password.'
const BAD_SECRET =
  'The header `webhook-secret` has to hold `whsec_` and 24 to 64 random bytes in base64, by which the receiver knows the webhook.'

/** Creates a function that sends a webhook. It resolves to false if the receiver did not take it. */
export function createWebhookSender({ dial, logger }: Services) {
  return async (job: Job, event: WebhookEvent): Promise<boolean> => {
    const { webhook } = job
    if (!webhook) return true
    const now = Date.now()
    const isFailing = event === 'failing'
    const finishedAt = job.finishedAt ?? now
    const type = `job.${isFailing ? 'failing' : job.status}`
    const timestamp = new Date(isFailing ? now : finishedAt).toISOString()
    const body = JSON.stringify({ type, timestamp, data: toJobView(job) })
    const id = `${job.id}_${isFailing ? 'failing' : finishedAt}`
    const headers = signWebhook(webhook, id, Math.floor(now / 1_000), body)
    try {
      const status = await postJson(dial, new URL(webhook.url), headers, body)
      // 410 means that the receiver wants no further tries.
      if ((status >= 200 && status < 300) || status === 410) return true
      logger.warn({ job: job.id, status }, 'a webhook was refused')
    } catch (error) {
      const code = error instanceof LinkglassError ? error.code : 'EFATAL'
      logger.warn({ job: job.id, code }, 'a webhook could not be sent')
    }
    return false
  }
}

function signWebhook({ secret }: Webhook, id: string, seconds: number, body: string) {
  const signature = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  }
}

async function postJson(
  dial: Dial,
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<number> {
  const { signal, end } = createDeadline(TRY_TIME / 2)
  try {
    const socket = await dial(url, signal)
    return await new Promise((resolve, reject) => {
      const sent = request({
        createConnection: () => socket,
        method: 'POST',
        path: `${url.pathname}${url.search}`,
        headers: {
          host: url.host,
          connection: 'close',
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'linkglass',
          ...headers,
        },
        signal,
      })
      sent.once('error', reject)
      sent.once('response', ({ statusCode = 0 }) => {
        resolve(statusCode)
        sent.destroy()
      })
      sent.end(body)
    })
  } finally {
    end()
  }
}
