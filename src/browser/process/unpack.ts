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

/** Returns the program's path. Unpacks `@sparticuz/chromium` only once. */
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
    // The package unpacks its libraries only on AWS.
    const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }
    await once(new Worker(new URL('./unpack-worker.js', import.meta.url), { env }), 'exit')
    await preferSystemLibraries(folder)
    await rename(folder, place)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    // Another process may have been faster.
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

/** Font configuration, since the package's own works only on AWS. */
const FONTS = '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n'

/** Removes the unpacked libraries if the browser starts without them. */
export async function preferSystemLibraries(folder: string): Promise<void> {
  const program = join(folder, 'chromium')
  const started = await promisify(execFile)(program, ['--version']).catch(() => undefined)
  if (started) return rm(join(folder, 'al2023'), { recursive: true, force: true })
  await rename(program, join(folder, 'chromium-program'))
  await writeFile(join(folder, 'fonts/fonts.conf'), FONTS)
  await writeFile(program, STARTER, { mode: 0o700 })
}
