import { readdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Folders in which fontconfig looks by default (fonts-conf(5), `dir`). */
const FOLDERS = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.local/share/fonts'),
  join(homedir(), '.fonts'),
]

/** Kinds of fonts, each with a pattern of its files and a package of Debian. */
const KINDS = [
  {
    text: 'Chinese, Japanese and Korean',
    files:
      /cjk|han-?sans|han-?serif|wqy|fallback|unifont|noto-?(?:sans|serif)-?(?:jp|kr|sc|tc)\b|ipag|nanum/i,
    package: 'fonts-noto-cjk',
  },
  { text: 'emoji', files: /emoji|symbola/i, package: 'fonts-noto-color-emoji' },
] as const

/** Names scripts without a font here and packages that bring one; `undefined` if all is there. */
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

/** Lists files; none for a folder that is not there or may not be read. */
async function findFiles(folder: string): Promise<string[]> {
  return readdir(folder, { recursive: true, encoding: 'utf8' }).catch(() => [])
}
