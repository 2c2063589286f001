import type { KeyObject } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { isRecord, parseJson } from '../../lib/data/json.js'
import { quote } from '../../lib/text/quote.js'

/** An Ed25519 private key (RFC 8032). */
export interface SigningKey {
  readonly sign: (message: string) => Uint8Array
  /** The public key (RFC 8037, section 2). */
  readonly jwk: { readonly kty: 'OKP'; readonly crv: 'Ed25519'; readonly x: string }
  /** The thumbprint of the public key (RFC 7638). */
  readonly keyId: string
}

/** Loads `node:crypto` only when a key is used, since loading takes time. */
function loadCrypto() {
  return process.getBuiltinModule('node:crypto')
}

/** Bits of a file's mode that give access to its group or others. */
const OTHERS = 0o077

/** @throws Error whose message never contains the file's content */
export function loadSigningKey(path: string): SigningKey {
  if (/-----BEGIN|^\s*\{/.test(path)) {
    throw new Error('it must be the path of a file that holds the key, not the key itself')
  }
  const key = parsePrivateKey(readPrivateFile(path))
  if (key) return key
  const text = `${quote(path)} holds no private key for Ed25519; make one by \`openssl genpkey -algorithm ed25519\``
  throw new Error(text)
}

function readPrivateFile(path: string): string {
  try {
    const { mode } = statSync(path)
    // On Windows, the mode tells nothing about permissions.
    if (process.platform === 'win32' || (mode & OTHERS) === 0) return readFileSync(path, 'utf8')
    const octal = (mode & 0o777).toString(8)
    const text = `${quote(path)} may be used by others than its owner (its mode is ${octal}); run \`chmod 600\` on it`
    throw new NotPrivate(text)
  } catch (error) {
    if (error instanceof NotPrivate) throw error
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new Error(`${quote(path)} cannot be read${code}`)
  }
}

class NotPrivate extends Error {}

function parsePrivateKey(text: string): SigningKey | undefined {
  const { createPrivateKey } = loadCrypto()
  try {
    const jwk = parseJson(text)
    const privateKey = isRecord(jwk)
      ? createPrivateKey({ key: { ...jwk }, format: 'jwk' })
      : createPrivateKey(text)
    return privateKey.asymmetricKeyType === 'ed25519' ? createSigningKey(privateKey) : undefined
  } catch {
    return undefined
  }
}

function createSigningKey(privateKey: KeyObject): SigningKey {
  const { createPublicKey, hash, sign } = loadCrypto()
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const jwk = { kty: 'OKP', crv: 'Ed25519', x } as const
  // A thumbprint covers the required members, in the order of their names (RFC 7638, 3).
  const members = JSON.stringify({ crv: jwk.crv, kty: jwk.kty, x })
  return {
    sign: (message) => sign(null, Buffer.from(message), privateKey),
    jwk,
    keyId: hash('sha256', members, 'base64url'),
  }
}
