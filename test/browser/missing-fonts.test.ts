import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { describeMissingFonts } from '../../src/browser/index.js'

let folder: string
beforeAll(async () => {
  // Somebody who names a configuration of fonts knows which there are.
  vi.stubEnv('FONTCONFIG_PATH', undefined)
  folder = await mkdtemp(join(tmpdir(), 'linkglass-fonts-'))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

async function install(name: string, ...files: string[]): Promise<string> {
  const place = join(folder, name, 'truetype')
  await mkdir(place, { recursive: true })
  for (const file of files) await writeFile(join(place, file), '')
  return join(folder, name)
}

const CJK = 'NotoSansCJK-Regular.ttc'
const EMOJI = 'NotoColorEmoji.ttf'

test('names what is shown as boxes, and the packages that mend it', async () => {
  const bare = await install('bare', 'DejaVuSans.ttf')
  expect(await describeMissingFonts([bare, join(folder, 'nowhere')], 'linux')).toBe(
    'screenshots and PDFs show boxes instead of Chinese, Japanese and Korean, emoji: no font for it was found; on Debian `apt-get install fonts-noto-cjk fonts-noto-color-emoji` brings one',
  )
  expect(await describeMissingFonts([await install('cjk', CJK)], 'linux')).toBe(
    'screenshots and PDFs show boxes instead of emoji: no font for it was found; on Debian `apt-get install fonts-noto-color-emoji` brings one',
  )
})

test('says nothing where both are there, or where fonts come with the system', async () => {
  const folders = [await install('one', CJK), await install('other', EMOJI)]
  expect(await describeMissingFonts(folders, 'linux')).toBeUndefined()
  expect(await describeMissingFonts([], 'darwin')).toBeUndefined()
})
