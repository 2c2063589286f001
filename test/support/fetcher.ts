import { LinkglassError } from '../../src/contracts/errors.js'
import type { HostBudget } from '../../src/contracts/host-budget.js'
import type { Fetched, FetchOptions as RequestOptions } from '../../src/contracts/http.js'
import {
  parseAllowList,
  parseDnsServers,
  parseHosts,
} from '../../src/network/fetch/address-policy.js'
import { createFetcher, type Fetcher, type FetchLimits } from '../../src/network/fetch/fetcher.js'

export const LIMITS: FetchLimits = {
  maxBytes: 1_000_000,
  maxHeaderBytes: 32_768,
  maxRedirects: 10,
  maxEncodings: 5,
  dnsTimeout: 3_000,
  connectTimeout: 5_000,
  connectionsPerOrigin: 6,
  requestsPerAddress: 64,
}

export interface FetcherSetup {
  readonly limits?: Partial<FetchLimits>
  readonly allow?: string
  readonly hosts?: string
  readonly dns?: string
  readonly budget?: HostBudget
  readonly onRefusal?: (reason: string) => void
}

/** Creates a fetcher that may fetch `site.test` and `other.test` on loopback. */
export function makeFetcher(setup: FetcherSetup = {}): Fetcher {
  const { onRefusal, budget } = setup
  return createFetcher({
    limits: { ...LIMITS, ...setup.limits },
    allow: parseAllowList(setup.allow ?? 'site.test=127.0.0.0/8,other.test=127.0.0.0/8'),
    hosts: parseHosts(setup.hosts ?? 'site.test=127.0.0.1,other.test=127.0.0.1'),
    dns: parseDnsServers(setup.dns ?? ''),
    userAgent: 'linkglass-test',
    acceptLanguage: 'en',
    budget,
    ...(onRefusal && { onRefusal }),
  })
}

export const never = new AbortController().signal

export interface Page {
  readonly url: string
  readonly statusCode: number
  readonly redirects: Fetched['redirects']
  readonly text: string
  readonly truncated: boolean
}

/** Fetches and reads to the end. */
export async function read(
  fetcher: Fetcher,
  address: string,
  options: Partial<RequestOptions> = {},
): Promise<Page> {
  const fetched = await fetcher.fetch(new URL(address), { signal: never, ...options })
  const text = (await bytesOf(fetched)).toString('utf8')
  const { url, statusCode, redirects, cutBy } = fetched
  return { url: url.href, statusCode, redirects, text, truncated: cutBy() !== undefined }
}

export async function bytesOf({ body }: Pick<Fetched, 'body'>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Returns the code of a rejection's error, if any. */
export async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  const error = await errorOf(work)
  return error?.code
}

export async function errorOf(work: Promise<unknown>): Promise<LinkglassError | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    if (error instanceof LinkglassError) return error
    throw error
  }
}
