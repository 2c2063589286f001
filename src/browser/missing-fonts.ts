import { readdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Folders that fontconfig searches by default (fonts-conf(5), `dir`). */
const FOLDERS = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.local/share/fonts'),
  join(homedir(), '.fonts'),
]

const KINDS = [
  {
    text: 'Chinese, Japanese and Korean',
    files:
      /cjk|han-?sans|han-?serif|wqy|fallback|unifont|noto-?(?:sans|serif)-?(?:jp|kr|sc|tc)\b|ipag|nanum/i,
    package: 'fonts-noto-cjk',
  },
  { text: 'emoji', files: /emoji|symbola/i, package: 'fonts-noto-color-emoji' },
] as const

export async function describeMissingFonts(
  folders: readonly string[] = FOLDERS,
  platform: NodeJS.Platform = process.platform,
): Promise<string | undefined> {
  if (platform !== 'linux' || process.env.FONTCONFIG_PATH) return undefined
  const lists = folders.map((folder) => readdir(folder, { recursive: true }).catch(() => []))
  const files = (await Promise.all(lists)).flat()
  const missing = KINDS.filter((kind) => !files.some((file) => kind.files.test(file)))
  if (missing.length === 0) return undefined
  const texts = missing.map(({ text }) => text).join(', ')
  const packages = missing.map((kind) => kind.package).join(' ')
  return `screenshots and PDFs show boxes instead of ${texts}: no font for it was found; on Debian \`apt-get install ${packages}\` brings one`
}
