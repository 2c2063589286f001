import { hash } from 'node:crypto'
import { listSignatureParameters, signMessage, VALIDITY } from './message-signature.js'
import type { SigningKey } from './signing-key.js'

const TAG = 'http-message-signatures-directory'

/** Creates the key directory (draft-ietf-webbotauth-httpsig-protocol). Signing stops other hosts from claiming keys. */
export function createKeyDirectory(key: SigningKey, agent: URL | undefined, now = Date.now) {
  const keys = [{ ...key.jwk, kid: key.keyId, use: 'sig' }]
  const body = Buffer.from(JSON.stringify({ keys }))
  const digest = `sha-256=:${hash('sha256', body, 'base64')}:`
  const headers = {
    'content-type': `application/${TAG}+json`,
    // Digest of the body (RFC 9530, section 2).
    'content-digest': digest,
    'cache-control': `public, max-age=${VALIDITY / 2}`,
  }
  return {
    body,
    /** Creates headers, and signs them if `authority` is the agent's `host:port`, or if there is no agent. */
    createHeaders(authority: string): Readonly<Record<string, string>> {
      const isOurs = AUTHORITY.test(authority) && (!agent || agent.host === authority)
      if (!isOurs) return headers
      const components = [
        ['"@authority";req', authority],
        ['"content-digest"', digest],
      ] as const
      const parameters = listSignatureParameters(key.keyId, now(), ['tag', TAG])
      return { ...headers, ...signMessage('binding0', components, parameters, key) }
    },
  }
}

/** Matches a `host` header. Does not match line breaks, which could add signed lines. */
const AUTHORITY = /^[a-z\d.:[\]-]{1,300}$/
