import { createPrivateKey } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSigningKey } from '../../../src/network/signatures/signing-key.js'

/** RFC 9421, appendix B.1.4: a key that everybody knows. */
export const PEM = `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIJ+DYvh6SEqVTm50DFtMDoQikTmiCqirVv9mWG9qfSnF
-----END PRIVATE KEY-----
`

export const PRIVATE_KEY = createPrivateKey(PEM)

/** A file with these contents and permissions, for as long as `use` takes. */
export function withFile<T>(text: string, mode: number, use: (path: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'key-'))
  const path = join(folder, 'key.pem')
  try {
    writeFileSync(path, text, { mode })
    return use(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export const KEY = withFile(PEM, 0o600, loadSigningKey)
