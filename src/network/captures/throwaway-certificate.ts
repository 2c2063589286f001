import { generateKeyPairSync, sign } from 'node:crypto'

/** Creates a minimal certificate (RFC 5280, 4.1), for a browser that checks none. */
export function createThrowawayCertificate(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const times = ['20000101000000Z', '20991231235959Z']
  const content = encodeSequence(
    Buffer.from([0x02, 1, 1]),
    ECDSA_WITH_SHA256,
    NO_NAME,
    encodeSequence(...times.map((time) => encodeElement(0x18, Buffer.from(time)))),
    NO_NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('sha256', content, privateKey)
  const bits = encodeElement(0x03, Buffer.concat([Buffer.from([0]), signature]))
  const der = encodeSequence(content, ECDSA_WITH_SHA256, bits).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der}\n-----END CERTIFICATE-----\n`,
  }
}

/** Encodes an element in DER (ITU-T X.690, section 8.1). */
function encodeElement(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function encodeSequence(...parts: readonly Buffer[]): Buffer {
  return encodeElement(0x30, Buffer.concat(parts))
}

/** The object identifier 1.2.840.10045.4.3.2 (RFC 5758, section 3.2). */
const ECDSA_WITH_SHA256 = encodeSequence(
  Buffer.from([0x06, 8, 0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2]),
)

const NO_NAME = encodeSequence()
