import { RULE_TYPES, type RuleInput } from './rules.js'

interface RuleProperty {
  readonly meaning: string
  readonly default?: string
  readonly schema: object
}

const TEXT = { type: 'string' }
const TEXTS = createOneOrMoreSchema(TEXT)

/** Descriptions of a rule's properties, for OpenAPI, agents and documents. */
export const RULE_PROPERTIES: Readonly<Record<keyof RuleInput, RuleProperty>> = {
  selector: {
    meaning:
      'CSS selector; its first match gives one value. `:main` is the main content. A list: the first selector whose value is of the type',
    default: 'the whole page; in nested rules the parent’s element',
    schema: TEXTS,
  },
  selectorAll: {
    meaning:
      'CSS selector; every match gives a value of a list. A list: the union in document order, each element once',
    schema: TEXTS,
  },
  exclude: {
    meaning:
      'CSS selector of what is left out of each match, for its own value and for nested rules. A list: all of them',
    schema: TEXTS,
  },
  attr: {
    meaning:
      'what is read of an element: an attribute, or `text`, `html`, `outerHTML`, `markdown`, `val`, `json`; a list: the first that has a value',
    default: '`html`',
    schema: TEXTS,
  },
  type: {
    meaning:
      'what the value has to be, or is converted to; a list: the first that it fits, as if the rule stood there once with each',
    default: '`auto`',
    schema: createOneOrMoreSchema({ enum: RULE_TYPES }),
  },
  evaluate: {
    meaning:
      'source text of a function that is given the value, as in `(value) => value.trim()`; it runs in a sandbox',
    schema: TEXT,
  },
  data: {
    meaning:
      'nested rules, applied inside each element matched; gives an object, or with `selectorAll` a list of objects',
    schema: {},
  },
}

/** Creates the JSON Schemas of rules. `refTo` creates the references between them. */
export function createRuleSchemas(refTo: (name: 'Rule' | 'Rules') => object) {
  const properties = Object.entries(RULE_PROPERTIES).map(([name, { meaning, schema }]) => [
    name,
    {
      ...(name === 'data' ? refTo('Rules') : schema),
      description: `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.`,
    },
  ])
  return {
    Rule: {
      type: 'object',
      description: 'At least one of `selector`, `selectorAll`, `attr`, `evaluate` and `data`.',
      properties: Object.fromEntries(properties) as Record<string, object>,
      minProperties: 1,
    },
    Rules: {
      type: 'object',
      description: 'Rules by name; of a list of rules the first that finds a value wins.',
      additionalProperties: createOneOrMoreSchema(refTo('Rule')),
    },
  }
}

function createOneOrMoreSchema(item: object) {
  return { oneOf: [item, { type: 'array', items: item, minItems: 1 }] }
}
