import type { Warning } from '../../contracts/result.js'
import type { Rule, Rules } from '../../contracts/rules.js'
import { quote } from '../../lib/text/quote.js'
import type { RuleSelection, Selection } from '../select/selection.js'

interface Tally {
  readonly alternatives: readonly Rule[]
  matches: number
  cut: boolean
}

/** Rules of which no alternative matched anywhere in the page, and those that matched too much. */
export function matchWarnings(rules: Rules, selection: Selection): Warning[] {
  const tallies = new Map<string, Tally>()
  tallyMatches(rules, pathsOf(rules, 'data'), selection.rules, tallies)
  return [...tallies].flatMap(([path, tally]) => warningsOf(path, tally, selection.noMain))
}

function warningsOf(
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

/** A nested rule counts once for all the elements that it was applied in. */
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
      // One text for all the matches: each of its own would be hashed again.
      const below = pathsOf(nested, here)
      for (const match of selection.matched) {
        if (match.kind === 'rules') tallyMatches(nested, below, match.rules, tallies)
      }
    }
  }
}

function pathsOf(rules: Rules, path: string): string[] {
  return rules.map(([name]) => `${path}.${name}`)
}
