import type { Warning } from '../../contracts/result.js'
import type { Rule, Rules } from '../../contracts/rules.js'
import { quote } from '../../lib/text/quote.js'
import type { Doubt } from '../convert/index.js'
import type { RuleSelection, Selection } from '../select/selection.js'

interface Tally {
  readonly alternatives: readonly Rule[]
  matches: number
  cut: boolean
}

/** Warns of rules that match nothing anywhere in the page, or too much. */
export function matchWarnings(rules: Rules, selection: Selection): Warning[] {
  const tallies = new Map<string, Tally>()
  tallyMatches(rules, collectPaths(rules, 'data'), selection.rules, tallies)
  return [...tallies].flatMap(([path, tally]) => createWarnings(path, tally, selection.noMain))
}

function createWarnings(
  path: string,
  { alternatives, matches, cut }: Tally,
  noMain: string | undefined,
): Warning[] {
  const selectors = alternatives.flatMap((rule) => rule.selectors)
  if (matches === 0) {
    const why = noMain && selectors.some((text) => text.includes(':main')) ? `: ${noMain}` : ''
    const message = `\`${path}\`: nothing matches ${selectors.map((text) => quote(text)).join(', ')}${why}.`
    return [{ code: 'ENOMATCH', message }]
  }
  return cut ? [{ code: 'EMAXMATCHES', message: `\`${path}\`: ${matches} matches were cut.` }] : []
}

/** Counts the matches of a nested rule over all the elements that it is applied in. */
function tallyMatches(
  rules: Rules,
  paths: readonly string[],
  selections: readonly RuleSelection[],
  tallies: Map<string, Tally>,
): void {
  for (const [index, [, alternatives]] of rules.entries()) {
    const here = paths[index] ?? ''
    const known = tallies.get(here)
    const tally = known ?? { alternatives, matches: 0, cut: false }
    if (!known) tallies.set(here, tally)
    for (const [choice, selection] of (selections[index] ?? []).entries()) {
      tally.matches += selection.matches
      tally.cut ||= selection.cut
      const nested = alternatives[choice]?.data
      if (!nested) continue
      // Paths are built once: each text of its own would be hashed again.
      const below = collectPaths(nested, here)
      for (const match of selection.matched) {
        if (match.kind === 'rules') tallyMatches(nested, below, match.rules, tallies)
      }
    }
  }
}

function collectPaths(rules: Rules, path: string): string[] {
  return rules.map(([name]) => `${path}.${name}`)
}

/** Warns of numbers that can be read in two ways, once for each rule. */
export class AmbiguityWarnings {
  readonly #warnings = new Map<string, Warning>()

  get warnings(): Warning[] {
    return [...this.#warnings.values()]
  }

  add(path: string, { text, taken, other }: Doubt): void {
    if (this.#warnings.has(path)) return
    const message = `\`${path}\`: ${quote(text)} was read as ${taken}, and may mean ${other}.`
    this.#warnings.set(path, { code: 'EAMBIGUOUS', message })
  }
}
