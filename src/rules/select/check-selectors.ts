import { LinkglassError } from '../../contracts/errors.js'
import { type Rules, walkRules } from '../../contracts/rules.js'
import { quote } from '../../lib/text/quote.js'
import { compileSelectors } from './selector.js'

/** @throws LinkglassError `EINVALDATA`, which names the first invalid selector */
export function checkSelectors(rules: Rules): void {
  for (const { rule, path } of walkRules(rules)) {
    const field = `${path}.${rule.all ? 'selectorAll' : 'selector'}`
    for (const selector of rule.selectors) refuseInvalidSelector(field, selector)
    for (const selector of rule.exclude ?? []) refuseInvalidSelector(`${path}.exclude`, selector)
  }
}

export function isValidSelector(text: string): boolean {
  try {
    compileSelectors([text])
    return true
  } catch {
    return false
  }
}

function refuseInvalidSelector(field: string, selector: string): void {
  try {
    compileSelectors([selector])
  } catch (cause) {
    const why = `${quote(selector)} is not a selector that can be used: ${explainParseError(cause)}`
    throw new LinkglassError('EINVALDATA', `\`${field}\`: ${why}.`, {
      data: { [field]: why },
      cause,
    })
  }
}

/** Messages of the parsers, and what callers are told. `%` stands for the captured text. */
const REASONS: readonly (readonly [said: RegExp, told: string])[] = [
  [/^Expected name, found $/, 'a name is missing at its end'],
  [/^Expected name, found (.+)/s, 'a name is missing at %'],
  [/^Unmatched selector: (.+)/s, '% cannot stand there'],
  [/^Empty sub-selector/, 'a selector is missing beside a comma or in parentheses'],
  [/^Did not expect successive traversals/, 'two combinators follow each other'],
  [/^Expected `=`/, 'in brackets a `=` is missing'],
  [/^Attribute (?:value|selector) didn't/, 'a bracket or a quotation mark is not closed'],
  [/^(?:Parenthesis not matched|Missing closing parenthesis)/, 'a parenthesis is not closed'],
  [/^Comment was not terminated/, 'a comment is not closed'],
  [/^Pseudo-selector (\S+) cannot be quoted/, '% takes a selector without quotation marks'],
  [/^Unknown pseudo-class (:[^(]+)/, 'the pseudo-class % does not exist, or not in this form'],
  [/^Pseudo(?:-class)? :?(\S+) doesn't have any arguments/, '% takes nothing in parentheses'],
  [/^n-th rule couldn't be parsed \(''\)/, 'a position such as `2`, `odd` or `2n+1` is missing'],
  [/^n-th rule couldn't be parsed \('(.+)'\)/s, '% is not a position such as `2`, `odd` or `2n+1`'],
  [/^Pseudo-elements are not/, 'pseudo-elements are not supported'],
  [/^Column combinators are not/, 'columns (`||`) are not supported'],
  [/^Namespaced .* are not/, 'namespaces (`|`) are not supported'],
]

function explainParseError(cause: unknown): string {
  const said = cause instanceof Error ? cause.message : 'it cannot be read'
  for (const [pattern, told] of REASONS) {
    const match = pattern.exec(said)
    if (match) return told.replace('%', () => quote(match[1] ?? ''))
  }
  return said.replace(/\.$/, '')
}
