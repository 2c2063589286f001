import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { loadOptionalPackage } from './peer.js'

type Autoconsent = typeof import('@duckduckgo/autoconsent')
type IndexedRules = Parameters<Autoconsent['filterCompactRules']>[0]

/** A script that answers consent dialogs in a page, and the rules that the script needs. */
export interface ConsentKit {
  readonly script: string
  readonly rulesFor: (url: string) => unknown
}

/** Loads the script and its rules; returns `undefined` if the package is not installed. */
export async function loadConsentKit(): Promise<ConsentKit | undefined> {
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
    const rules: IndexedRules = JSON.parse(json)
    return { script, rulesFor: (url) => filterCompactRules(rules, { url, mainFrame: true }) }
  })
}
