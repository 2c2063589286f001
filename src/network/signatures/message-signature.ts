import type { SigningKey } from './signing-key.js'

/** A signed part of a message (RFC 9421, section 2). */
export type Component = readonly [identifier: string, value: string]

export type SignatureParameter = readonly [name: string, value: string | number]

/** Seconds for which a signature is valid. They allow for clocks that differ. */
export const VALIDITY = 300

/** @param now milliseconds since the epoch */
export function listSignatureParameters(keyId: string, now: number, ...more: SignatureParameter[]) {
  const created = Math.floor(now / 1_000)
  const expires = ['expires', created + VALIDITY] as const
  return [['created', created], ['keyid', keyId], ['alg', 'ed25519'], expires, ...more] as const
}

/** Creates headers that sign the components (RFC 9421, 3.1). `label` names the signature. */
export function signMessage(
  label: string,
  components: readonly Component[],
  parameters: readonly SignatureParameter[],
  { sign }: Pick<SigningKey, 'sign'>,
) {
  const covered = components.map(([identifier]) => identifier).join(' ')
  const params = `(${covered})${parameters.map(formatParameter).join('')}`
  // The last line has no line feed (RFC 9421, 2.5).
  const lines = [...components, ['"@signature-params"', params] as const]
  const base = lines.map(([identifier, value]) => `${identifier}: ${value}`).join('\n')
  const bytes = Buffer.from(sign(base)).toString('base64')
  return { 'signature-input': `${label}=${params}`, signature: `${label}=:${bytes}:` }
}

function formatParameter([name, value]: SignatureParameter): string {
  return typeof value === 'number' ? `;${name}=${value}` : `;${name}="${value}"`
}
