import { LinkglassError } from '../../contracts/errors.js'
import type { Media } from '../../contracts/result.js'
import type { RuleInput } from '../../contracts/rules.js'
import { isRecord } from '../../lib/data/json.js'
import type { PageAnswer } from './door.js'

export function createMainTextRules(attr: 'markdown' | 'cleanHtml' | 'text'): readonly RuleInput[] {
  return [{ selector: ':main(with-title)', attr }, { attr }]
}

export function createMetaParameter(names: readonly string[]): Readonly<Record<string, true>> {
  return Object.fromEntries(names.map((name) => [name, true as const]))
}

/** Returns `undefined` if the value is empty or not text. */
export function findText({ result }: PageAnswer, name: string): string | undefined {
  const value = result.data[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function findFile({ result }: PageAnswer, name: string): Media | undefined {
  const value = result.data[name]
  return isRecord(value) && typeof value.url === 'string' ? (value as unknown as Media) : undefined
}

/** Rule for the value that `findFinalUrl` returns. */
export const FINAL_URL_RULE = { finalUrl: { attr: 'documentURI' } }

export function findFinalUrl(page: PageAnswer): string {
  return findText(page, 'finalUrl') ?? page.url.href
}

export function findIcon(page: PageAnswer): Media | undefined {
  const logo = findFile(page, 'logo')
  const isUsual = logo !== undefined && new URL(logo.url).pathname === '/favicon.ico'
  return findFile(page, 'icon') ?? (isUsual ? logo : undefined)
}

const ICON_RULE: RuleInput = { selector: 'link[rel~="icon"]', attr: 'href', type: 'image' }

/** Rules for the values that `findFinalUrl` and `findIcon` return. */
export const LINK_RULES = { ...FINAL_URL_RULE, icon: ICON_RULE }

/** Leaves out `ENOMATCH` warnings, since the caller did not write most of the rules. */
export function listWarningMessages({ result }: PageAnswer): readonly string[] {
  const warnings = (result.warnings ?? []).filter(({ code }) => code !== 'ENOMATCH')
  return warnings.map(({ message }) => message)
}

export function refuseErrorPage({ result }: PageAnswer): void {
  const { statusCode = 200 } = result
  if (statusCode < 400) return
  const message = `The page is not there: its server answered ${statusCode}.`
  throw new LinkglassError('ENOTFOUND', message, { data: { url: `answered ${statusCode}` } })
}
