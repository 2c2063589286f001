import type { Media, Money, Value } from './result.js'

/** Types of a rule; anything else acts as `auto`. */
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

/** A rule as callers write it (library) or spell it in the query string. */
export interface RuleInput {
  readonly selector?: string | readonly string[]
  readonly selectorAll?: string | readonly string[]
  /** CSS of the parts to leave out of each element that matches. */
  readonly exclude?: string | readonly string[]
  /** Attribute name, `text`, `html`, `outerHTML`, `markdown`, `val`, `json`; or nested rules. */
  readonly attr?: string | readonly string[] | RulesInput
  /** Type of the value, or a list of types that are tried in turn. */
  readonly type?: RuleType | readonly RuleType[]
  /** A function, or its source text; it runs in a sandbox, never in this process. */
  readonly evaluate?: string | ((value: never) => unknown)
  readonly data?: RulesInput
}

export interface RulesInput {
  readonly [name: string]: RuleInput | readonly RuleInput[]
}

/** A rule after checking: lists where one or many were accepted, every default applied. */
export interface Rule {
  /** Tried in order; empty means the whole page (or, nested, the parent's element). */
  readonly selectors: readonly string[]
  /** `true` for `selectorAll`: every match gives a value. */
  readonly all: boolean
  /** CSS of the parts to leave out of each match. */
  readonly exclude?: readonly string[]
  /** Tried in order, the first that gives a value; default `['html']`. */
  readonly attrs: readonly string[]
  readonly type: RuleType
  /** Source text of the caller's function. */
  readonly evaluate?: string
  /** Nested rules, applied inside each element matched. */
  readonly data?: Rules
}

/** Alternatives by name. A list of pairs, so that no name can touch a prototype. */
export type Rules = ReadonlyArray<readonly [name: string, alternatives: readonly Rule[]]>

/** Yields every rule with its dotted path, each before the rules nested in it. */
export function* walkRules(rules: Rules, path = 'data'): Generator<{ rule: Rule; path: string }> {
  for (const [name, alternatives] of rules) {
    for (const [index, rule] of alternatives.entries()) {
      const here = alternatives.length === 1 ? `${path}.${name}` : `${path}.${name}.${index}`
      yield { rule, path: here }
      if (rule.data) yield* walkRules(rule.data, `${here}.data`)
    }
  }
}

/** Finds rules that have nothing but code, which runs in the page if that is opened. */
export function findInPageRules(rules: Rules): Rule[] {
  return rules
    .flatMap(([, alternatives]) => alternatives)
    .filter(({ selectors, attrs, evaluate, data }) => {
      const isAlone = selectors.length === 0 && !data && attrs.join() === 'html'
      return isAlone && evaluate !== undefined
    })
}

/** Type of the value by the rule's type; complete, or the lookup below does not compile. */
interface TypeValues {
  auto: Value
  object: Value
  regexp: Value
  number: number
  price: Money
  boolean: boolean
  date: string
  string: string
  url: string
  title: string
  description: string
  author: string
  lang: string
  publisher: string
  ip: string
  email: string[]
  image: Media
  logo: Media
  video: Media
  audio: Media
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

/** The type of the values that these rules give. */
export type DataOf<Input> = {
  -readonly [Name in keyof Input]: Input[Name] extends readonly (infer R)[]
    ? Single<R>
    : Single<Input[Name]>
}
