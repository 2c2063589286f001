import type { Media, Money, Value } from './result.js'

/** Types to which a rule can convert its value. Unknown types count as `auto`. */
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

/** Rule as callers write it, in the library or in the query string. */
export interface RuleInput {
  readonly selector?: string | readonly string[]
  readonly selectorAll?: string | readonly string[]
  /** CSS selectors of descendants to leave out of each match. */
  readonly exclude?: string | readonly string[]
  /** Attribute's name, `text`, `html`, `outerHTML`, `markdown`, `val`, `json`, or nested rules. */
  readonly attr?: string | readonly string[] | RulesInput
  /** Type of the value, or types to try in turn. */
  readonly type?: RuleType | readonly RuleType[]
  /** Function or its source text, which runs in a sandbox. */
  readonly evaluate?: string | ((value: never) => unknown)
  readonly data?: RulesInput
}

export interface RulesInput {
  readonly [name: string]: RuleInput | readonly RuleInput[]
}

/** Checked rule with all defaults. Single selectors and attributes have become lists. */
export interface Rule {
  /** Selectors in order. An empty list selects the whole page or the parent rule's element. */
  readonly selectors: readonly string[]
  /** `true` for `selectorAll`: every match gives a value. */
  readonly all: boolean
  /** CSS selectors of descendants to leave out of each match. */
  readonly exclude?: readonly string[]
  /** Attributes in order of preference, by default `['html']`. */
  readonly attrs: readonly string[]
  readonly type: RuleType
  /** Source text of the caller's function. */
  readonly evaluate?: string
  /** Nested rules, applied inside each matched element. */
  readonly data?: Rules
}

/** Rules by name, in a list since `__proto__` may be a name. */
export type Rules = ReadonlyArray<readonly [name: string, alternatives: readonly Rule[]]>

/** Yields every rule with its dotted path, parents first. */
export function* walkRules(rules: Rules, path = 'data'): Generator<{ rule: Rule; path: string }> {
  for (const [name, alternatives] of rules) {
    for (const [index, rule] of alternatives.entries()) {
      const here = alternatives.length === 1 ? `${path}.${name}` : `${path}.${name}.${index}`
      yield { rule, path: here }
      if (rule.data) yield* walkRules(rule.data, `${here}.data`)
    }
  }
}

/** Finds rules that consist of code only. Such code may run in the browser. */
export function findCodeOnlyRules(rules: Rules): Rule[] {
  return rules
    .flatMap(([, alternatives]) => alternatives)
    .filter(({ selectors, attrs, evaluate, data }) => {
      const isAlone = selectors.length === 0 && !data && attrs.join() === 'html'
      return isAlone && evaluate !== undefined
    })
}

/** TypeScript type of the values of each rule type. */
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

/** Type of the data that rules of type `Input` give. */
export type DataOf<Input> = {
  -readonly [Name in keyof Input]: Input[Name] extends readonly (infer R)[]
    ? Single<R>
    : Single<Input[Name]>
}
