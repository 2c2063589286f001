import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { createTemporaryFolder, doesOwnFolderExist } from './temporary-folder.js'

let unpacking: Promise<string> | undefined

/** Unpacks `@sparticuz/chromium` if it is not yet unpacked. Returns the program's path. */
export function unpackBrowser(): Promise<string> {
  unpacking ??= findOrUnpackBrowser().finally(() => {
    unpacking = undefined
  })
  return unpacking
}

async function findOrUnpackBrowser(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../../package.json'), 'utf8'))
  const place = join(tmpdir(), `linkglass-chromium-${version}-${process.getuid?.() ?? 0}`)
  const program = join(place, 'chromium')
  if (await doesOwnFolderExist(place)) return program
  const folder = await createTemporaryFolder('unpacking')
  try {
    // Pretends to run on AWS Lambda, since the package unpacks its libraries only there.
    const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }
    await once(new Worker(new URL('./unpack-worker.js', import.meta.url), { env }), 'exit')
    await preferSystemLibraries(folder)
    await rename(folder, place)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    // Another process may have unpacked the browser first.
    if (!(await doesOwnFolderExist(place))) throw error
  }
  return program
}

const STARTER = `#!/bin/sh
here=\${0%/*}
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/al2023/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-$here/fonts}"
exec "$here/chromium-program" "$@"
`

/** Font configuration to replace the package's own, which works only on AWS. */
const FONTS = '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n'

/** Removes the unpacked libraries if the browser starts without them. Otherwise makes it use them. */
export async function preferSystemLibraries(folder: string): Promise<void> {
  const program = join(folder, 'chromium')
  const started = await promisify(execFile)(program, ['--version']).catch(() => undefined)
  if (started) return rm(join(folder, 'al2023'), { recursive: true, force: true })
  await rename(program, join(folder, 'chromium-program'))
  await writeFile(join(folder, 'fonts/fonts.conf'), FONTS)
  await writeFile(program, STARTER, { mode: 0o700 })
}
