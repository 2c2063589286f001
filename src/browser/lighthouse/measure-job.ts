import type { SandboxSetting } from '../../contracts/browser-setting.js'
import type { LighthouseOptions } from '../../params/index.js'

/** What the process that measures is told. Plain data. */
export interface MeasureJob {
  readonly url: string
  readonly options: LighthouseOptions
  /** Characters of the report. */
  readonly maxReport: number
  readonly executablePath: string
  /** What the browser is started with. */
  readonly args: readonly string[]
  readonly sandbox: SandboxSetting
  readonly env: Readonly<Record<string, string>>
  /** For the proxy that is its only way out. */
  readonly username: string
  readonly password: string
}

/** What it says: which process its browser is, then how it ended. */
export type MeasureMessage =
  | { readonly kind: 'browser'; readonly id: number }
  | { readonly kind: 'report'; readonly report: string }
  | { readonly kind: 'failed'; readonly message: string }
