import type { Redirect } from '../../contracts/result.js'
import type { Validators } from '../../contracts/validators.js'
import { toRequestedUrl } from './redirect.js'

export function readValidators(
  url: URL,
  redirects: readonly Redirect[],
  statusCode: number,
  headers: Readonly<Record<string, string>>,
): Validators | undefined {
  const { etag = '', 'last-modified': lastModified = '' } = headers
  const isTag = etag.length <= LONGEST_TAG && ENTITY_TAG.test(etag)
  const isDate = lastModified.length <= LONGEST_DATE && !Number.isNaN(Date.parse(lastModified))
  if (statusCode !== 200 || !(isTag || isDate)) return undefined
  return {
    url: toRequestedUrl(url),
    redirects,
    ...(isTag && { etag }),
    ...(isDate && { lastModified }),
  }
}

/** Creates `if-…` headers (RFC 9110, 13.1), if the URL and redirects are the same as before. */
export function createConditionalHeaders(
  { url: known, redirects: way, etag, lastModified }: Validators,
  url: URL,
  redirects: readonly Redirect[],
): Record<string, string> | undefined {
  if (toRequestedUrl(url) !== known || !areRedirectsEqual(way, redirects)) return undefined
  return {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  }
}

function areRedirectsEqual(earlier: readonly Redirect[], redirects: readonly Redirect[]): boolean {
  return (
    earlier.length === redirects.length &&
    redirects.every((hop, index) => {
      const known = earlier[index]
      return hop.url === known?.url && hop.statusCode === known.statusCode
    })
  )
}

/** Matches an entity tag, strong or weak (RFC 9110, 8.8.3). */
const ENTITY_TAG = /^(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/

const LONGEST_TAG = 1_024
const LONGEST_DATE = 64
