import type { RuleExplanation, Value } from '../../../src/contracts/result.js'
import { type Answer, isSuccess, type Success } from '../answer/answer.js'
import { toSearch } from '../request/parameters.js'
import { ruleParameters } from './rule-parameters.js'
import type { Row } from './rules.js'

/** The outcome of one rule, in a line beside it. */
export interface Verdict {
  readonly kind: 'found' | 'missed' | 'wrong'
  readonly text: string
  /** Which alternative won, when there are several. */
  readonly winner?: number
  readonly value?: Value
}

/** The latest answer and, where a rule half typed failed that, the last one that was a success. */
export interface Verdicts {
  readonly answer: Answer | undefined
  readonly success: Answer | undefined
}

/**
 * Reads the answers for the rule at `path` (`['price']`, or `['cards', 'title']` for a nested
 * one); `undefined` when they say nothing about it.
 */
export function verdictOf(
  { answer, success }: Verdicts,
  path: readonly string[],
  row: Row,
): Verdict | undefined {
  if (answer && !isSuccess(answer.body)) {
    const text = faultAt(answer.body.data ?? {}, path.join('.'))
    if (text !== undefined) return { kind: 'wrong', text }
  }
  if (!success || !isSuccess(success.body) || !isAsAsked(success, path, row)) return undefined
  return judged(success.body, path, row)
}

/** True if the answer is about this rule as it now stands. */
export function isAsAsked({ request }: Answer, path: readonly string[], row: Row): boolean {
  const asked = path.reduce<readonly Row[]>(
    (rows, name, depth) =>
      rows
        .filter((one) => one.name === name)
        .flatMap((one) =>
          depth === path.length - 1 ? one : one.alternatives.flatMap(({ children }) => children),
        ),
    request.rows,
  )
  const [first] = asked
  return (
    first !== undefined && toSearch(ruleParameters([first])) === toSearch(ruleParameters([row]))
  )
}

function judged(body: Success, path: readonly string[], row: Row): Verdict | undefined {
  const [name = '', ...nested] = path
  const explained = ownValue(body.explain?.rules ?? {}, name)
  // A filter may have left the value out, and a rule may be called as what every object has.
  if (!explained || !Object.hasOwn(body.data, name)) return undefined
  const value = body.data[name] ?? null
  if (nested.length === 0) {
    const isCut = body.warnings?.some(({ code }) => code === 'ETRUNCATED') ?? false
    return ofRule(explained, value, row, isCut)
  }
  const values = nested.reduce<Value[]>(
    (found, step) => found.flatMap((one) => inside(one, step)),
    [value],
  )
  return ofNested(values)
}

/** Errors are keyed by wire path (`data.cards.0.data.title.selector`); a rule's path is shorter. */
function faultAt(faults: Readonly<Record<string, string>>, path: string): string | undefined {
  return Object.entries(faults).find(([key]) => rulePath(key) === path)?.[1]
}

const PROPERTIES = new Set(['selector', 'selectorAll', 'attr', 'type', 'evaluate'])

/** Behind each name may stand an index, a property, or `data` and the next name. */
function rulePath(key: string): string | undefined {
  const [root, ...steps] = key.split('.')
  if (root !== 'data') return undefined
  const path: string[] = []
  while (steps.length > 0) {
    path.push(steps.shift() ?? '')
    if (/^\d+$/.test(steps[0] ?? '')) steps.shift()
    if (PROPERTIES.has(steps[0] ?? '')) break
    if (steps[0] === 'data') steps.shift()
  }
  return path.join('.')
}

function ownValue<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}

function ofRule(
  { matches, fallback }: RuleExplanation,
  value: Value,
  row: Row,
  isCut: boolean,
): Verdict {
  const empty = value === null || (Array.isArray(value) && value.length === 0)
  if (empty) return { kind: 'missed', text: whyMissed(matches, row) }
  return {
    kind: 'found',
    text: matches === 1 ? '1 match' : `${matches} matches${leftOut(matches, value, row, isCut)}`,
    value,
    ...(row.alternatives.length > 1 && fallback !== null && { winner: fallback }),
  }
}

/** Tells of matches that are not in the list, since they hold no value of its type. */
function leftOut(matches: number, value: Value, row: Row, isCut: boolean): string {
  const taken = Array.isArray(value) ? value.length : matches
  const left = matches - taken
  const type = row.alternatives[0]?.type ?? 'auto'
  if (left <= 0 || isCut || row.alternatives.length > 1) return ''
  return `, ${left} of them without ${type === 'auto' ? 'a value' : typeWords(type)}`
}

function whyMissed(matches: number, row: Row): string {
  const last = row.alternatives.at(-1)
  if (matches === 0 || !last) return 'Nothing on this page matches.'
  const [elements, holding] =
    matches === 1
      ? ['One element matches', 'what it holds']
      : [`${matches} elements match`, 'what they hold']
  if (last.children.length > 0) return `${elements}, but the nested rules find nothing inside.`
  if (last.type !== 'auto')
    return `${elements}, but ${last.attr || holding} is not ${typeWords(last.type)}.`
  return `${elements}, but ${last.attr ? `${last.attr} is empty or missing` : 'there is nothing inside'}.`
}

/** Types whose names are not the words for what they are. */
const TYPE_WORDS: Readonly<Record<string, string>> = {
  audio: 'an audio file',
  email: 'an email address',
  ip: 'an IP address',
  lang: 'a language',
  regexp: 'a regular expression',
  url: 'an address',
}

function typeWords(type: string): string {
  return ownValue(TYPE_WORDS, type) ?? `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`
}

/** The values of a nested rule, one for each element that its parent matched. */
function inside(value: Value, name: string): Value[] {
  if (Array.isArray(value)) return value.flatMap((item) => inside(item, name))
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).find(([key]) => key === name)?.[1]
  return inner === undefined ? [] : [inner]
}

function ofNested(values: readonly Value[]): Verdict | undefined {
  const [first] = values
  if (first === undefined) return undefined
  const filled = values.filter((value) => value !== null && value !== '')
  if (filled.length === 0)
    return { kind: 'missed', text: 'Found in none of its parent’s elements.' }
  return values.length === 1
    ? { kind: 'found', text: '1 match', value: first }
    : { kind: 'found', text: `In ${filled.length} of ${values.length}`, value: [...filled] }
}
