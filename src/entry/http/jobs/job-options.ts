import type { FastifyRequest } from 'fastify'
import { createFieldError, LinkglassError } from '../../../contracts/errors.js'
import { quote } from '../../../lib/text/quote.js'
import { hasPrivateHeaders, JOB_NUMBERS } from '../../../params/index.js'
import type { NewJob } from '../../../service/jobs/index.js'
import type { Services } from '../../../service/services.js'
import { isFromUnknownSite } from '../cross-origin.js'
import { findPublicOrigin } from '../error-response.js'
import { identifyCaller, parseRawQuery } from '../request-context.js'
import { readWebhook } from './job-webhook.js'

export const LONGEST_NAME = 200

export const DEFAULT_OPTIONS = {
  priority: JOB_NUMBERS.priority.default,
  perHost: JOB_NUMBERS['per-host'].default,
}

/** Reads a job's options. All other query parameters apply to each of its links. */
export function readJobOptions(
  services: Services,
  request: FastifyRequest,
): Omit<NewJob, 'idempotencyKey'> {
  const { raw, headers } = request
  if (hasPrivateHeaders(headers)) {
    const text =
      'A job is kept on a disk, so it takes no `x-api-header-…`: send such links as a batch.'
    throw new LinkglassError('EBADREQUEST', text)
  }
  const search = parseRawQuery(raw, services.query)
  const name = popOption(search, 'name')
  if (name && name.length > LONGEST_NAME) {
    throw createOptionError('name', name, `has more than ${LONGEST_NAME} characters`)
  }
  const webhook = readWebhook(popOption(search, 'webhook'), request)
  const failuresTold = popNumberOption(search, 'webhook-failures', JOB_NUMBERS['webhook-failures'])
  return {
    ...(name && { name }),
    ...(webhook && { webhook }),
    ...(failuresTold > 0 && { failuresTold }),
    priority: popNumberOption(search, 'priority', JOB_NUMBERS.priority),
    perHost: popNumberOption(search, 'per-host', JOB_NUMBERS['per-host']),
    parameters: { robots: 'respect', ...Object.fromEntries(search) },
    ...identifyOwner(services, request),
  }
}

export function identifyOwner({ plans, config }: Services, { raw }: FastifyRequest) {
  const { trustProxy } = config.server
  const caller = identifyCaller(raw, trustProxy)
  const base = findPublicOrigin(raw, trustProxy)
  return { owner: plans.getCallerId(caller), isLocal: caller.local ?? false, base }
}

/**
 * True unless a page of another site asks without a key. The jobs of an IP address would be those of
 * the person who opens the page.
 */
export function mayReachJobs(services: Services, request: FastifyRequest): boolean {
  return !isFromUnknownSite(services.config, request.raw) || hasOwnKey(services, request)
}

/** True if jobs belong to a known key, and not to all who share the IP address. */
function hasOwnKey({ plans, config }: Services, { raw }: FastifyRequest): boolean {
  const caller = identifyCaller(raw, config.server.trustProxy)
  return plans.getCallerId(caller) !== plans.getCallerId({ ...caller, key: undefined })
}

function popOption(search: URLSearchParams, name: string): string | undefined {
  const value = search.get(name) ?? undefined
  search.delete(name)
  return value
}

type NumberBounds = Readonly<Partial<Record<'minimum' | 'maximum' | 'default', number>>>

export function popNumberOption(
  search: URLSearchParams,
  name: string,
  { minimum: min = 0, maximum: max = Number.MAX_SAFE_INTEGER, default: preset = 0 }: NumberBounds,
): number {
  const text = popOption(search, name)
  if (text === undefined) return preset
  const value = Number(text)
  if (/^\d{1,15}$/.test(text) && value >= min && value <= max) return value
  throw createOptionError(name, text, `is not a whole number from ${min} to ${max}`)
}

export function createOptionError(name: string, value: string, fault: string): LinkglassError {
  return createFieldError('EINVALQUERY', name, `\`${name}\` is ${quote(value)}, which ${fault}.`)
}
