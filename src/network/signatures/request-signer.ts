import { randomBytes } from 'node:crypto'
import { type Component, signMessage } from './message-signature.js'
import type { SigningKey } from './signing-key.js'

export interface SignerOptions {
  readonly key: SigningKey
  /** Origin of the key directory, or `undefined` to send no `signature-agent` header. */
  readonly agent: URL | undefined
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  readonly nonce?: () => string
}

/** Seconds for which a signature is valid, enough for requests that wait and for clocks that differ. */
export const VALIDITY = 300

const LABEL = 'sig1'

/** Creates a function that signs a request (Web Bot Auth). No other host can use the signature. */
export function createRequestSigner(options: SignerOptions) {
  const { key, agent, now = Date.now, nonce = () => randomBytes(64).toString('base64') } = options
  const told = agent && `${LABEL}="${agent.origin}"`
  const agents: readonly Component[] = agent
    ? [[`"signature-agent";key="${LABEL}"`, `"${agent.origin}"`]]
    : []
  return ({ host }: URL): Readonly<Record<string, string>> => {
    const created = Math.floor(now() / 1_000)
    const signed = signMessage(
      LABEL,
      // RFC 9421, section 2.2.3: the host in lower case, without the scheme's default port.
      [['"@authority"', host], ...agents],
      [
        ['created', created],
        ['keyid', key.keyId],
        ['alg', 'ed25519'],
        ['expires', created + VALIDITY],
        ['nonce', nonce()],
        ['tag', 'web-bot-auth'],
      ],
      key,
    )
    return { ...(told && { 'signature-agent': told }), ...signed }
  }
}
