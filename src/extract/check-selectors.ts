import { LinkglassError } from '../core/errors.js'
import { quote } from '../core/quote.js'
import { type Rules, walkRules } from '../core/rules.js'
import { compileSelectors } from './selector.js'

/**
 * Refuses, before anything is fetched, rules with selectors that can't be used: `EINVALDATA` naming
 * the selector by its dotted path and quoting it. All other checks are those of reading a query.
 */
export function checkSelectors(rules: Rules): void {
  for (const { rule, path } of walkRules(rules)) {
    const field = `${path}.${rule.all ? 'selectorAll' : 'selector'}`
    for (const selector of rule.selectors) refuseInvalid(field, selector)
  }
}

function refuseInvalid(field: string, selector: string): void {
  try {
    compileSelectors([selector])
  } catch (cause) {
    const why = `${quote(selector)} is not a selector that can be used: ${reasonOf(cause)}`
    throw new LinkglassError('EINVALDATA', `\`${field}\`: ${why}.`, {
      data: { [field]: why },
      cause,
    })
  }
}

/** What is wrong, as the end of a sentence. The parser speaks of itself, and of nothing by a blank. */
function reasonOf(cause: unknown): string {
  const said = cause instanceof Error ? cause.message : 'it can not be read'
  const [, rest] = /^Expected name, found (.*)$/s.exec(said) ?? []
  if (rest === '') return 'a name is missing at its end'
  if (rest !== undefined) return `a name is missing at ${quote(rest)}`
  return said.replace(/ supported by css-select/, ' supported').replace(/(?<![.\s])[.\s]+$/, '')
}
