import { parseUrl } from '../../lib/net/parse-url.js'
import type { BrowserOptions } from '../declarations/visit-parameters.js'

/** True if the page must be acted on or waited for, which only a browser can. */
export function isActedOn(options: BrowserOptions): boolean {
  const { waitUntil, waitForSelector, waitForTimeout, click, scroll, scripts, modules } = options
  const acts = [...click, ...scripts, ...modules].length > 0 || scroll !== undefined
  const waits = waitForSelector !== undefined || waitForTimeout > 0
  return acts || waits || waitUntil.some((until) => until !== 'auto')
}

/** Finds the addresses among code and other values. */
export function findAddresses(options: BrowserOptions): URL[] {
  const { scripts, modules, styles } = options
  return [...scripts, ...modules, ...styles].flatMap((text) => parseHttpUrl(text) ?? [])
}

/** Reads a text that is an address as one. */
export function parseHttpUrl(text: string): URL | undefined {
  const trimmed = text.trim()
  return /^https?:\/\/\S+$/i.test(trimmed) ? parseUrl(trimmed) : undefined
}
