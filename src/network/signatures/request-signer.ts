import { randomBytes } from 'node:crypto'
import { type Component, listParameters, signMessage } from './message-signature.js'
import type { SigningKey } from './signing-key.js'

export interface SignerOptions {
  readonly key: SigningKey
  /** Origin of the key directory, or `undefined` to send no `signature-agent` header. */
  readonly agent: URL | undefined
  readonly now?: () => number
  readonly nonce?: () => string
}

const LABEL = 'sig1'

/** Creates a function that signs a request (Web Bot Auth). A signature is valid for one host only. */
export function createRequestSigner(options: SignerOptions) {
  const { key, agent, now = Date.now, nonce = () => randomBytes(64).toString('base64') } = options
  const told = agent && `${LABEL}="${agent.origin}"`
  const agents: readonly Component[] = agent
    ? [[`"signature-agent";key="${LABEL}"`, `"${agent.origin}"`]]
    : []
  return ({ host }: URL): Readonly<Record<string, string>> => {
    // RFC 9421, section 2.2.3: the host in lower case, without the scheme's default port.
    const components: readonly Component[] = [['"@authority"', host], ...agents]
    const parameters = listParameters(key.keyId, now(), ['nonce', nonce()], ['tag', 'web-bot-auth'])
    const signed = signMessage(LABEL, components, parameters, key)
    return { ...(told && { 'signature-agent': told }), ...signed }
  }
}
