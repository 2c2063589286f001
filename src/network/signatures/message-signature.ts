import type { SigningKey } from './signing-key.js'

/** A signed part of a message: its identifier (RFC 9421, section 2) and its value. */
export type Component = readonly [identifier: string, value: string]

/** A parameter of a signature: a number, or a text in quotes. */
export type SignatureParameter = readonly [name: string, value: string | number]

/** Seconds for which a signature is valid, enough for requests that wait and for clocks that differ. */
export const VALIDITY = 300

/** Lists the parameters of a signature that is created at `now`, in milliseconds since the epoch. */
export function listParameters(keyId: string, now: number, ...more: SignatureParameter[]) {
  const created = Math.floor(now / 1_000)
  const expires = ['expires', created + VALIDITY] as const
  return [['created', created], ['keyid', keyId], ['alg', 'ed25519'], expires, ...more] as const
}

/** Signs components of a message (RFC 9421, section 3.1). `label` names the signature in the headers. */
export function signMessage(
  label: string,
  components: readonly Component[],
  parameters: readonly SignatureParameter[],
  { sign }: Pick<SigningKey, 'sign'>,
) {
  const covered = components.map(([identifier]) => identifier).join(' ')
  const params = `(${covered})${parameters.map(formatParameter).join('')}`
  // RFC 9421, section 2.5: a line for each component, and no line feed after the last.
  const lines = [...components, ['"@signature-params"', params] as const]
  const base = lines.map(([identifier, value]) => `${identifier}: ${value}`).join('\n')
  const bytes = Buffer.from(sign(base)).toString('base64')
  return { 'signature-input': `${label}=${params}`, signature: `${label}=:${bytes}:` }
}

function formatParameter([name, value]: SignatureParameter): string {
  return typeof value === 'number' ? `;${name}=${value}` : `;${name}="${value}"`
}
