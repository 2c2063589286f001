import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import type { BrowserSetting } from '../../contracts/browser-setting.js'

export type BrowserSource =
  /** The npm package `@sparticuz/chromium`. */
  | { readonly kind: 'package' }
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'remote'; readonly url: string }

const DRIVER = 'playwright-core'
const PACKAGE = '@sparticuz/chromium'
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** @throws Error if the setting names a browser, but the driver or the browser's file is missing */
export function findBrowser(
  setting: BrowserSetting,
  isInstalled: (name: string) => boolean = hasPackage,
): BrowserSource | undefined {
  if (setting.kind === 'none') return undefined
  const driven = isInstalled(DRIVER)
  if (setting.kind === 'auto') return driven ? findInstalledBrowser(isInstalled) : undefined
  if (!driven) {
    throw new Error(`LINKGLASS_BROWSER needs the package ${DRIVER}: npm install ${DRIVER}`)
  }
  if (setting.kind === 'path' && !existsSync(setting.path)) {
    throw new Error(`LINKGLASS_BROWSER: there is no browser at ${setting.path}.`)
  }
  return setting
}

export function hasLighthouse(source: BrowserSource | undefined): boolean {
  return source !== undefined && source.kind !== 'remote' && hasPackage('lighthouse')
}

function findInstalledBrowser(isInstalled: (name: string) => boolean): BrowserSource | undefined {
  const runs = process.platform === 'linux' && process.arch === 'x64'
  if (runs && isInstalled(PACKAGE)) return { kind: 'package' }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const paths = folders.flatMap((folder) => COMMANDS.map((name) => join(folder, name)))
  const path = [...paths, MAC_CHROME].find((one) => existsSync(one))
  return path === undefined ? undefined : { kind: 'path', path }
}

function hasPackage(name: string): boolean {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  return folders.some((folder) => existsSync(join(folder, name, 'package.json')))
}
