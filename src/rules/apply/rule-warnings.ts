import type { Warning } from '../../contracts/result.js'
import type { Rule, Rules } from '../../contracts/rules.js'
import { quote } from '../../lib/text/quote.js'
import type { RuleSelection, Selection } from '../select/selection.js'

interface Tally {
  readonly alternatives: readonly Rule[]
  matches: number
  cut: boolean
}

export function createMatchWarnings(rules: Rules, selection: Selection): Warning[] {
  const tallies = new Map<string, Tally>()
  sumMatchesByPath(rules, listRulePaths(rules, 'data'), selection.rules, tallies)
  return [...tallies].flatMap(([path, tally]) => createRuleWarnings(path, tally, selection.noMain))
}

function createRuleWarnings(
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

function sumMatchesByPath(
  rules: Rules,
  paths: readonly string[],
  selections: readonly RuleSelection[],
  tallies: Map<string, Tally>,
): void {
  for (let index = 0; index < rules.length; index++) {
    const [, alternatives = []] = rules[index] ?? []
    const here = paths[index] ?? ''
    const known = tallies.get(here)
    const tally = known ?? { alternatives, matches: 0, cut: false }
    if (!known) tallies.set(here, tally)
    const found = selections[index] ?? []
    for (let choice = 0; choice < found.length; choice++) {
      const selection = found[choice]
      if (!selection) continue
      tally.matches += selection.matches
      tally.cut ||= selection.cut
      const nested = alternatives[choice]?.data
      if (!nested) continue
      // Builds the paths once for all matches, since the map must hash each new string.
      const below = listRulePaths(nested, here)
      for (const match of selection.matched) {
        if (match.kind === 'rules') sumMatchesByPath(nested, below, match.rules, tallies)
      }
    }
  }
}

function listRulePaths(rules: Rules, path: string): string[] {
  return rules.map(([name]) => `${path}.${name}`)
}
