import type { Media, Money, Value } from './result.js'

/** Types of a rule. Any other value is treated as `auto`. */
export const RULE_TYPES = [
  'audio',
  'author',
  'auto',
  'boolean',
  'date',
  'description',
  'email',
  'image',
  'ip',
  'lang',
  'logo',
  'number',
  'object',
  'price',
  'publisher',
  'regexp',
  'string',
  'title',
  'url',
  'video',
] as const

export type RuleType = (typeof RULE_TYPES)[number]

/** A rule as callers write it, in the library or in the query string. */
export interface RuleInput {
  readonly selector?: string | readonly string[]
  readonly selectorAll?: string | readonly string[]
  /** CSS selectors of the descendants to leave out of each element that matches. */
  readonly exclude?: string | readonly string[]
  /** Nested rules, an attribute's name, or one of `text`, `html`, `outerHTML`, `markdown`, `val` and `json`. */
  readonly attr?: string | readonly string[] | RulesInput
  /** Type of the value, or a list of types that are tried in turn. */
  readonly type?: RuleType | readonly RuleType[]
  /** A function, or its source text. The function runs in a sandbox, never in this process. */
  readonly evaluate?: string | ((value: never) => unknown)
  readonly data?: RulesInput
}

export interface RulesInput {
  readonly [name: string]: RuleInput | readonly RuleInput[]
}

/** A checked rule: single values have become lists, and defaults are filled in. */
export interface Rule {
  /** Selectors, tried in this order. An empty list selects the page or, in nested rules, the parent's element. */
  readonly selectors: readonly string[]
  /** `true` for `selectorAll`: every match gives a value. */
  readonly all: boolean
  /** CSS selectors of the descendants to leave out of each match. */
  readonly exclude?: readonly string[]
  /** Attributes in order of preference, by default `['html']`. */
  readonly attrs: readonly string[]
  readonly type: RuleType
  /** Source text of the caller's function. */
  readonly evaluate?: string
  /** Nested rules, applied inside each matched element. */
  readonly data?: Rules
}

/** Rule names with their alternatives. A list, since in an object a name such as `__proto__` would do harm. */
export type Rules = ReadonlyArray<readonly [name: string, alternatives: readonly Rule[]]>

/** Yields every rule with its dotted path. A rule comes before its nested rules. */
export function* walkRules(rules: Rules, path = 'data'): Generator<{ rule: Rule; path: string }> {
  for (const [name, alternatives] of rules) {
    for (const [index, rule] of alternatives.entries()) {
      const here = alternatives.length === 1 ? `${path}.${name}` : `${path}.${name}.${index}`
      yield { rule, path: here }
      if (rule.data) yield* walkRules(rule.data, `${here}.data`)
    }
  }
}

/** Finds rules that consist only of code. If the page is opened in a browser, their code runs there. */
export function findInPageRules(rules: Rules): Rule[] {
  return rules
    .flatMap(([, alternatives]) => alternatives)
    .filter(({ selectors, attrs, evaluate, data }) => {
      const isAlone = selectors.length === 0 && !data && attrs.join() === 'html'
      return isAlone && evaluate !== undefined
    })
}

/** TypeScript type of the value for each rule type. If a rule type is missing here, `DataOf` does not compile. */
interface TypeValues
  extends Record<'auto' | 'object' | 'regexp', Value>,
    Record<'date' | 'string' | 'url' | 'title' | 'description' | 'author' | 'lang', string>,
    Record<'publisher' | 'ip', string>,
    Record<'image' | 'logo' | 'video' | 'audio', Media> {
  number: number
  price: Money
  boolean: boolean
  email: string[]
}

type One<R> = R extends { readonly data: infer D }
  ? DataOf<D>
  : R extends { readonly attr: infer D extends RulesInput }
    ? DataOf<D>
    : R extends { readonly evaluate: (value: never) => infer V }
      ? V
      : R extends { readonly type: infer T }
        ? T extends RuleType | readonly RuleType[]
          ? TypeValues[T extends readonly (infer One extends RuleType)[] ? One : T & RuleType]
          : Value
        : R extends { readonly evaluate: string }
          ? Value
          : string

type Single<R> = R extends { readonly selectorAll: string | readonly string[] }
  ? Array<One<R>>
  : One<R> | null

/** Type of the values that rules of the type `Input` give. */
export type DataOf<Input> = {
  -readonly [Name in keyof Input]: Input[Name] extends readonly (infer R)[]
    ? Single<R>
    : Single<Input[Name]>
}
