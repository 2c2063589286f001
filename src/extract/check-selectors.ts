import { LinkglassError, quote } from '../core/errors.js'
import type { Rule, Rules } from '../core/rules.js'
import { compileSelectors } from './selector.js'

/**
 * Refuses, before anything is fetched, rules with selectors that can't be used: `EINVALDATA` naming
 * the selector by its dotted path and quoting it. All other checks are those of reading a query.
 */
export function checkSelectors(rules: Rules, path = 'data'): void {
  for (const [name, alternatives] of rules) {
    for (const [index, rule] of alternatives.entries()) {
      checkRule(rule, alternatives.length === 1 ? `${path}.${name}` : `${path}.${name}.${index}`)
    }
  }
}

function checkRule(rule: Rule, path: string): void {
  const field = `${path}.${rule.all ? 'selectorAll' : 'selector'}`
  for (const selector of rule.selectors) refuseInvalid(field, selector)
  if (rule.data) checkSelectors(rule.data, path)
}

function refuseInvalid(field: string, selector: string): void {
  try {
    compileSelectors([selector])
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'it can not be read'
    const why = `${quote(selector)} is not a selector that can be used: ${reason}`
    throw new LinkglassError('EINVALDATA', `\`${field}\`: ${why}.`, {
      data: { [field]: why },
      cause,
    })
  }
}
