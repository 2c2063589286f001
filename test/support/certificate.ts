import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Certificate {
  /** A file to trust it by: `NODE_EXTRA_CA_CERTS`. */
  readonly file: string
  readonly keyFile: string
  readonly cert: Buffer
  readonly key: Buffer
  readonly remove: () => void
}

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/** One that signs itself, good for these names; `*.pages.test` is one. */
export function makeCertificate(names: readonly string[]): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'linkglass-certificate-'))
  const [file, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', '/CN=linkglass test', '-addext', subjectNames(names)]
  const into = ['-keyout', keyFile, '-out', file, '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, ...into], { stdio: 'pipe' })
  return {
    file,
    keyFile,
    cert: readFileSync(file),
    key: readFileSync(keyFile),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

function subjectNames(names: readonly string[]): string {
  return `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`
}
