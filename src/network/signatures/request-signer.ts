import { randomBytes } from 'node:crypto'
import { type Component, listSignatureParameters, signMessage } from './message-signature.js'
import type { SigningKey } from './signing-key.js'

export interface SignerOptions {
  readonly key: SigningKey
  /** URL of the key directory, if there is one. Its origin is sent as `signature-agent`. */
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
    // `host` is in lower case and lacks a default port, as RFC 9421, 2.2.3, demands.
    const components: readonly Component[] = [['"@authority"', host], ...agents]
    const own = [['nonce', nonce()] as const, ['tag', 'web-bot-auth'] as const]
    const parameters = listSignatureParameters(key.keyId, now(), ...own)
    const signed = signMessage(LABEL, components, parameters, key)
    return { ...(told && { 'signature-agent': told }), ...signed }
  }
}
