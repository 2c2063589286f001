import type { CallContext } from './call-context.js'

/** What is found out about a page beside what it says. */
export interface InsightsOptions {
  /** What it is made with. */
  readonly technologies: boolean
  /** A report of Lighthouse; `undefined` for none. */
  readonly lighthouse: LighthouseOptions | undefined
}

export const LIGHTHOUSE_OUTPUTS = ['json', 'html', 'csv'] as const

/** Configurations that come with Lighthouse. */
export const LIGHTHOUSE_PRESETS = [
  'default',
  'desktop',
  'experimental',
  'full',
  'lr-desktop',
  'lr-mobile',
  'perf',
] as const

export interface LighthouseOptions {
  readonly output: (typeof LIGHTHOUSE_OUTPUTS)[number]
  readonly preset: (typeof LIGHTHOUSE_PRESETS)[number]
  /** Over the preset's; only what a caller may say. */
  readonly settings: LighthouseSettings
}

/** Plain data: it goes to another process as JSON. */
export type LighthouseSettings = { readonly [name: string]: LighthouseSetting }
export type LighthouseSetting = string | number | boolean | readonly string[] | LighthouseSettings

/** A page to measure. */
export interface MeasureRequest {
  readonly url: URL
  readonly options: LighthouseOptions
  /** A caller's proxy to connect through. */
  readonly proxy: URL | undefined
  /** Milliseconds, those of waiting included. */
  readonly timeout: number
}

/** Gives a report as text, in the form that was asked for. */
export type MeasurePage = (request: MeasureRequest, call: CallContext) => Promise<string>
