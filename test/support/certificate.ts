import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'

export interface Certificate {
  /** File by which to trust the certificate: `NODE_EXTRA_CA_CERTS`. */
  readonly file: string
  readonly keyFile: string
  readonly cert: string
  readonly key: string
  readonly remove: () => void
}

/** Creates a certificate that signs itself, for these names; `*.pages.test` is one. */
export async function makeCertificate(names: readonly string[]): Promise<Certificate> {
  const altNames = names.map((value) => ({ type: 2 as const, value }))
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'linkglass test' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames },
    ],
  })
  const folder = mkdtempSync(join(tmpdir(), 'linkglass-certificate-'))
  const [file, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  writeFileSync(file, cert)
  writeFileSync(keyFile, key)
  return { file, keyFile, cert, key, remove: () => rmSync(folder, { recursive: true }) }
}
