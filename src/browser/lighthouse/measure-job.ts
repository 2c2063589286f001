import type { SandboxSetting } from '../../contracts/browser-setting.js'
import type { LighthouseOptions } from '../../params/index.js'
import type { ChromiumOptions } from '../driver/chromium.js'

/** Message to the child process that measures a page. */
export interface MeasureJob extends ChromiumOptions {
  readonly url: string
  readonly options: LighthouseOptions
  readonly maxReport: number
  readonly sandbox: SandboxSetting
  /** User name and password for the proxy. */
  readonly username: string
  readonly password: string
}

/** Message from the child process: first the process id of its browser, then the outcome. */
export type MeasureMessage =
  | { readonly kind: 'browser'; readonly id: number }
  | { readonly kind: 'report'; readonly report: string }
  | { readonly kind: 'failed'; readonly message: string }
