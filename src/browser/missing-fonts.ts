import { readdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where fontconfig looks unless it is told otherwise (fonts-conf(5), `dir`). */
const FOLDERS = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.local/share/fonts'),
  join(homedir(), '.fonts'),
]

/** Fonts by their usual files, and the package of Debian that brings one. */
const KINDS = [
  {
    text: 'Chinese, Japanese and Korean',
    files:
      /cjk|han-?sans|han-?serif|wqy|fallback|unifont|noto-?(?:sans|serif)-?(?:jp|kr|sc|tc)\b|ipag|nanum/i,
    package: 'fonts-noto-cjk',
  },
  { text: 'emoji', files: /emoji|symbola/i, package: 'fonts-noto-color-emoji' },
] as const

/**
 * Tells what text a browser of this machine shows as boxes, and what brings the fonts; `undefined`
 * where nothing is missing, or where fonts come with the system.
 */
export async function describeMissingFonts(
  folders: readonly string[] = FOLDERS,
  platform: NodeJS.Platform = process.platform,
): Promise<string | undefined> {
  if (platform !== 'linux' || process.env.FONTCONFIG_PATH) return undefined
  const files = (await Promise.all(folders.map(findFiles))).flat()
  const missing = KINDS.filter((kind) => !files.some((file) => kind.files.test(file)))
  if (missing.length === 0) return undefined
  const texts = missing.map(({ text }) => text).join(', ')
  const packages = missing.map((kind) => kind.package).join(' ')
  return `screenshots and PDFs show boxes instead of ${texts}: no font for it was found; on Debian \`apt-get install ${packages}\` brings one`
}

/** A folder that is not there, or not ours to read, has no fonts. */
async function findFiles(folder: string): Promise<string[]> {
  return readdir(folder, { recursive: true, encoding: 'utf8' }).catch(() => [])
}
