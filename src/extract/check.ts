import { LinkglassError, quote } from '../core/errors.js'
import type { Rule, Rules } from '../core/rules.js'
import type { ExtractLimits } from './limits.js'
import { compileQuery } from './selector.js'

/**
 * Refuses, before anything is fetched, rules that could never work: `EINVALDATA` naming the rule
 * by its dotted path and quoting the value.
 */
export function checkRules(rules: Rules, limits: ExtractLimits): void {
  const count = countRules(rules, limits, 'data', 1)
  if (count > limits.maxRules) {
    throw invalid('data', `${count} rules are given, at most ${limits.maxRules} are taken`)
  }
  for (const [name, alternatives] of rules) checkAlternatives(`data.${name}`, alternatives, limits)
}

function countRules(rules: Rules, limits: ExtractLimits, path: string, depth: number): number {
  if (depth > limits.maxNesting) {
    throw invalid(path, `rules are nested more than ${limits.maxNesting} deep`)
  }
  return rules.reduce(
    (sum, [name, alternatives]) =>
      alternatives.reduce(
        (inner, { data }) =>
          inner + 1 + (data ? countRules(data, limits, `${path}.${name}`, depth + 1) : 0),
        sum,
      ),
    0,
  )
}

function checkAlternatives(
  path: string,
  alternatives: readonly Rule[],
  limits: ExtractLimits,
): void {
  if (alternatives.length === 0) throw invalid(path, 'no rule is given')
  for (const [index, rule] of alternatives.entries()) {
    checkRule(alternatives.length === 1 ? path : `${path}.${index}`, rule, limits)
  }
}

function checkRule(path: string, rule: Rule, limits: ExtractLimits): void {
  const says = rule.selectors.length + rule.attrs.length > 0 || rule.evaluate || rule.data
  if (!says) throw invalid(path, 'a rule needs `selector`, `selectorAll`, `attr` or `evaluate`')
  for (const selector of rule.selectors) checkSelector(path, rule, selector, limits)
  for (const [name, alternatives] of rule.data ?? []) {
    checkAlternatives(`${path}.${name}`, alternatives, limits)
  }
}

function checkSelector(path: string, rule: Rule, selector: string, limits: ExtractLimits): void {
  const field = `${path}.${rule.all ? 'selectorAll' : 'selector'}`
  if (selector.length > limits.maxSelector) {
    throw invalid(field, `it is longer than ${limits.maxSelector} characters: ${quote(selector)}`)
  }
  try {
    compileQuery([selector])
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it can not be read'
    throw invalid(field, `${quote(selector)} is no selector that can be used: ${why}`, error)
  }
}

function invalid(field: string, why: string, cause?: unknown): LinkglassError {
  return new LinkglassError('EINVALDATA', `\`${field}\`: ${why}.`, {
    data: { [field]: why },
    cause,
  })
}
