import { expect, test } from 'vitest'
import { createKeyDirectory } from '../../../src/network/signatures/key-directory.js'
import { signMessage } from '../../../src/network/signatures/message-signature.js'
import { createRequestSigner } from '../../../src/network/signatures/request-signer.js'
import { KEY } from './keys.js'

/** RFC 9421, appendix B.2.6. */
test('signs what the standard signs, to the letter', () => {
  const components = [
    ['"date"', 'Tue, 20 Apr 2021 02:07:55 GMT'],
    ['"@method"', 'POST'],
    ['"@path"', '/foo'],
    ['"@authority"', 'example.com'],
    ['"content-type"', 'application/json'],
    ['"content-length"', '18'],
  ] as const
  const parameters = [
    ['created', 1_618_884_473],
    ['keyid', 'test-key-ed25519'],
  ] as const
  expect(signMessage('sig-b26', components, parameters, KEY)).toEqual({
    'signature-input':
      'sig-b26=("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"',
    signature:
      'sig-b26=:wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==:',
  })
})

/** draft-ietf-webbotauth-httpsig-protocol, test vectors for Ed25519; they are good until 2124. */
const CREATED = 1_735_689_600
const EXPIRES = 4_889_289_600

function vectorOf(label: string, nonce: string, agent?: string) {
  const agents = agent
    ? ([[`"signature-agent";key="${agent}"`, '"https://signature-agent.test"']] as const)
    : []
  return signMessage(
    label,
    [['"@authority"', 'example.com'], ...agents],
    [
      ['created', CREATED],
      ['keyid', KEY.keyId],
      ['alg', 'ed25519'],
      ['expires', EXPIRES],
      ['nonce', nonce],
      ['tag', 'web-bot-auth'],
    ],
    KEY,
  )
}

test.each([
  [
    'sig1',
    'zIW8+cdmA3vdYagbxojpONwa/l0EKJ/O3/wD486VvsQjO/RxPaSt6ZxvQaMcQzNnqKN/mQ6hpGiFro2L2qkz5A==',
    undefined,
    'QKN4fTdIYfh82fvoZCQiQA1weuozfCS/Led2zTMbewMMqH8PI2Wsy/5c4ao6B6D09nraNQdBNOADg8aM1MqfCg==',
  ],
  [
    'sig2',
    'n9p433xm+NJ3ph3upfBIGmsuwHw387YV7Q/F+6BSpGCVjYCqQw6rznNA8PVVLySrAWsv0hQtFioQb6E1YsauiA==',
    'agent2',
    'RdNFx5Bj6au3YgAMQL/RzmUlZE8QZLIaXGRpw985hWnwPfMxT228NMk6ehRS1PSl4e8PhbNZACSanGdhEwYCCg==',
  ],
])('signs what Web Bot Auth signs, to the letter: %s', (label, nonce, agent, signature) => {
  expect(vectorOf(label, nonce, agent).signature).toBe(`${label}=:${signature}:`)
})

test('a request is signed in the form of those, with our own label', () => {
  const nonce =
    'zIW8+cdmA3vdYagbxojpONwa/l0EKJ/O3/wD486VvsQjO/RxPaSt6ZxvQaMcQzNnqKN/mQ6hpGiFro2L2qkz5A=='
  const options = { key: KEY, now: () => CREATED * 1_000 + 999, nonce: () => nonce }
  const plain = createRequestSigner({ ...options, agent: undefined })
  const expires = CREATED + 300
  const parameters = `created=${CREATED};keyid="poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U";alg="ed25519";expires=${expires};nonce="${nonce}";tag="web-bot-auth"`
  expect(plain(new URL('https://Example.COM:443/path?query'))).toEqual({
    'signature-input': `sig1=("@authority");${parameters}`,
    signature: expect.stringMatching(/^sig1=:[\w+/]{86}==:$/),
  })
  const telling = createRequestSigner({ ...options, agent: new URL('https://bot.test/about') })
  expect(telling(new URL('http://example.com:8080/'))).toEqual({
    'signature-agent': 'sig1="https://bot.test"',
    'signature-input': `sig1=("@authority" "signature-agent";key="sig1");${parameters}`,
    signature: expect.stringMatching(/^sig1=:[\w+/]{86}==:$/),
  })
})

test('the directory of keys is the one of the vectors, but for the time', () => {
  const agent = new URL('https://signature-agent.test')
  const directory = createKeyDirectory(KEY, agent, () => CREATED * 1_000)
  expect(String(directory.body)).toBe(
    '{"keys":[{"kty":"OKP","crv":"Ed25519","x":"JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs","kid":"poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U","use":"sig"}]}',
  )
  expect(directory.createHeaders('signature-agent.test')).toMatchObject({
    'signature-input': expect.stringMatching(
      /^binding0=\("@authority";req "content-digest"\);created=1735689600;keyid="poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U";alg="ed25519";expires=1735689900;tag="http-message-signatures-directory"$/,
    ),
  })
  // The signature of the vector, whose body has its members in another order.
  const digest = 'sha-256=:CADMT2aBdV/rqQr/NIru64ERQkCobVvllA4V0fLFDu0=:'
  const { signature } = signMessage(
    'binding0',
    [
      ['"@authority";req', 'signature-agent.test'],
      ['"content-digest"', digest],
    ],
    [
      ['created', CREATED],
      ['keyid', KEY.keyId],
      ['alg', 'ed25519'],
      ['expires', EXPIRES],
      ['tag', 'http-message-signatures-directory'],
    ],
    KEY,
  )
  expect(signature).toBe(
    'binding0=:yiHq0TXrbpzbmlttAQMpYoAufitFJUWuNsakB7QQMoN0EHbo5o51bZRVR8az/ptTWCwllix9clrKXfGKwdPzBg==:',
  )
})

test.each(['evil.test', '', 'bot.test\r\n"@method": GET', 'BOT.test'])(
  'no answer is signed for another authority: %j',
  (authority) => {
    const directory = createKeyDirectory(KEY, new URL('https://bot.test'))
    expect(Object.keys(directory.createHeaders(authority))).toEqual([
      'content-type',
      'content-digest',
      'cache-control',
    ])
  },
)

test('the key is the one of the standard', () => {
  // RFC 8037, appendix A.3, has the way; the thumbprint is that of the vectors.
  expect(KEY.keyId).toBe('poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U')
})
