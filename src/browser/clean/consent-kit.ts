import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { loadOptionalPackage } from './optional-package.js'

export async function loadConsentKit() {
  return loadOptionalPackage(async () => {
    const { filterCompactRules } = await import('@duckduckgo/autoconsent')
    const { resolve } = createRequire(import.meta.url)
    const rulesFile = resolve('@duckduckgo/autoconsent/rules/compact-rules.json')
    // The package's build for Playwright sends a message to ask for its rules.
    const main = dirname(resolve('@duckduckgo/autoconsent'))
    const [script, json] = await Promise.all([
      readFile(join(main, 'autoconsent.playwright.js'), 'utf8'),
      readFile(rulesFile, 'utf8'),
    ])
    const rules: Parameters<typeof filterCompactRules>[0] = JSON.parse(json)
    return {
      script,
      selectRules: (url: string) => filterCompactRules(rules, { url, mainFrame: true }),
    }
  })
}

export type ConsentKit = NonNullable<Awaited<ReturnType<typeof loadConsentKit>>>
