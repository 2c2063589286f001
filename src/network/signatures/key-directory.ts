import { createHash } from 'node:crypto'
import { signMessage } from './message-signature.js'
import { VALIDITY } from './request-signer.js'
import type { SigningKey } from './signing-key.js'

const DIRECTORY_TYPE = 'application/http-message-signatures-directory+json'

/**
 * Creates the directory of public keys, by which targets check signatures (draft-ietf-webbotauth-httpsig-protocol). Its
 * answers are signed, so that no other host can claim the keys.
 */
export function createKeyDirectory(key: SigningKey, agent: URL | undefined, now = Date.now) {
  const keys = [{ ...key.jwk, kid: key.keyId, use: 'sig' }]
  const body = Buffer.from(JSON.stringify({ keys }))
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`
  const headers = {
    'content-type': DIRECTORY_TYPE,
    // RFC 9530, section 2.
    'content-digest': digest,
    'cache-control': `public, max-age=${VALIDITY / 2}`,
  }
  return {
    body,
    /** Creates the headers of an answer, signed if `authority` (host and port) belongs to the service. */
    headersFor(authority: string): Readonly<Record<string, string>> {
      const isOurs = AUTHORITY.test(authority) && (!agent || agent.host === authority)
      if (!isOurs) return headers
      const created = Math.floor(now() / 1_000)
      const signed = signMessage(
        'binding0',
        [
          ['"@authority";req', authority],
          ['"content-digest"', digest],
        ],
        [
          ['created', created],
          ['keyid', key.keyId],
          ['alg', 'ed25519'],
          ['expires', created + VALIDITY],
          ['tag', 'http-message-signatures-directory'],
        ],
        key,
      )
      return { ...headers, ...signed }
    },
  }
}

/** Matches a `host` header. Other characters could add lines to the signed text. */
const AUTHORITY = /^[a-z\d.:[\]-]{1,300}$/
