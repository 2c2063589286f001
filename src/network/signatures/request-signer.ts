import { randomBytes } from 'node:crypto'
import { type Component, listSignatureParameters, signMessage } from './message-signature.js'
import type { SigningKey } from './signing-key.js'

export interface SignerOptions {
  readonly key: SigningKey
  /** Origin of the key directory, sent as `signature-agent`, if any. */
  readonly agent: URL | undefined
  readonly now?: () => number
  readonly nonce?: () => string
}

const LABEL = 'sig1'

/** Returns a function that signs a request to a URL (Web Bot Auth). */
export function createRequestSigner(options: SignerOptions) {
  const { key, agent, now = Date.now, nonce = () => randomBytes(64).toString('base64') } = options
  const told = agent && `${LABEL}="${agent.origin}"`
  const agents: readonly Component[] = agent
    ? [[`"signature-agent";key="${LABEL}"`, `"${agent.origin}"`]]
    : []
  return ({ host }: URL): Readonly<Record<string, string>> => {
    // Lower case, without the scheme's default port (RFC 9421, 2.2.3).
    const components: readonly Component[] = [['"@authority"', host], ...agents]
    const parameters = listSignatureParameters(
      key.keyId,
      now(),
      ['nonce', nonce()],
      ['tag', 'web-bot-auth'],
    )
    const signed = signMessage(LABEL, components, parameters, key)
    return { ...(told && { 'signature-agent': told }), ...signed }
  }
}
