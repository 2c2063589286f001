import { generateKeyPairSync } from 'node:crypto'
import { chmodSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadSigningKey } from '../../../src/network/signatures/signing-key.js'
import { ConfigError, loadConfig } from '../../../src/service/config/config.js'
import { KEY, PEM, PRIVATE_KEY, withFile } from './keys.js'

function problemOf(env: Record<string, string>): string {
  try {
    loadConfig(env)
    return ''
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n').slice(1).join().trim()
    throw error
  }
}

function problemWith(text: string, mode = 0o600): string {
  return withFile(text, mode, (path) => {
    chmodSync(path, mode)
    return problemOf({ LINKGLASS_SIGNING_KEY: path }).replaceAll(path, 'FILE')
  })
}

test('a key is read from PEM and from JWK', () => {
  const jwk = JSON.stringify(PRIVATE_KEY.export({ format: 'jwk' }))
  const fromJwk = withFile(jwk, 0o400, loadSigningKey)
  expect([fromJwk.jwk, fromJwk.keyId]).toEqual([KEY.jwk, KEY.keyId])
  const config = withFile(PEM, 0o600, (path) => loadConfig({ LINKGLASS_SIGNING_KEY: path }))
  expect(config.fetch.signingKey?.keyId).toBe(KEY.keyId)
  expect(JSON.stringify(KEY.jwk)).not.toContain('"d"')
})

test.each([0o640, 0o604, 0o644, 0o660, 0o620, 0o610])(
  'a file that others may use is refused: %o',
  (mode) => {
    expect(problemWith(PEM, mode)).toBe(
      `LINKGLASS_SIGNING_KEY is wrong: \`FILE\` may be used by others than its owner (its mode is ${mode.toString(8)}); run \`chmod 600\` on it.`,
    )
  },
)

test.each([
  ['nothing', ''],
  ['no key', 'hello'],
  ['half a key', PEM.slice(0, 60)],
  [
    'a public key',
    generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }),
  ],
  [
    'a key of another kind',
    generateKeyPairSync('x25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
  ],
  ['a list', '[1]'],
  ['half a JWK', '{"kty":"OKP","crv":"Ed25519","d":"AAAA"}'],
])('a file with %s is refused', (_, text) => {
  expect(problemWith(String(text))).toBe(
    'LINKGLASS_SIGNING_KEY is wrong: `FILE` holds no private key for Ed25519; make one by `openssl genpkey -algorithm ed25519`.',
  )
})

test('a file that is not there is refused', () => {
  expect(problemOf({ LINKGLASS_SIGNING_KEY: '/nowhere/key.pem' })).toBe(
    'LINKGLASS_SIGNING_KEY is wrong: `/nowhere/key.pem` cannot be read (ENOENT).',
  )
})

test('a key in the place of its path is refused, and told to nobody', () => {
  for (const text of [PEM, JSON.stringify(PRIVATE_KEY.export({ format: 'jwk' }))]) {
    expect(problemOf({ LINKGLASS_SIGNING_KEY: text })).toBe(
      'LINKGLASS_SIGNING_KEY is wrong: it must be the path of a file that holds the key, not the key itself.',
    )
  }
})

test.each([
  [
    'https://links.example/about',
    'Mozilla/5.0 (compatible; linkglass; +https://links.example/about)',
  ],
  ['bot@links.example', 'Mozilla/5.0 (compatible; linkglass; +bot@links.example)'],
])('a contact joins the user agent: %s', (contact, userAgent) => {
  expect(loadConfig({ LINKGLASS_CONTACT: contact }).fetch.userAgent).toBe(userAgent)
})

test('also one of one’s own', () => {
  const env = { LINKGLASS_USER_AGENT: 'Links/1', LINKGLASS_CONTACT: 'https://links.example' }
  expect(loadConfig(env).fetch.userAgent).toBe('Links/1 (+https://links.example/)')
})

test.each(['links.example', 'ftp://links.example', 'a@b\r\nx: y', 'me'])(
  'what is no address is no contact: %j',
  (contact) => {
    expect(problemOf({ LINKGLASS_CONTACT: contact })).toMatch(
      /^LINKGLASS_CONTACT is .*: it must be an address with `http:\/\/` or `https:\/\/` written out, or one for mail\.$/,
    )
  },
)
