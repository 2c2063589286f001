import { execFile } from 'node:child_process'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Starts the program with the unpacked libraries. */
const STARTER = `#!/bin/sh
here=\${0%/*}
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/al2023/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-$here/fonts}"
exec "$here/chromium-program" "$@"
`

/** Replaces the package's own file, which names folders of AWS. */
const FONTS = '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n'

/** Keeps unpacked libraries (NSS, Expat) only where needed: those of the system get updates. */
export async function keepLibrariesIfMissing(folder: string): Promise<void> {
  const program = join(folder, 'chromium')
  if (await canStart(program)) return rm(join(folder, 'al2023'), { recursive: true, force: true })
  await rename(program, join(folder, 'chromium-program'))
  await writeFile(join(folder, 'fonts/fonts.conf'), FONTS)
  await writeFile(program, STARTER, { mode: 0o700 })
}

async function canStart(program: string): Promise<boolean> {
  return promisify(execFile)(program, ['--version']).then(
    () => true,
    () => false,
  )
}
