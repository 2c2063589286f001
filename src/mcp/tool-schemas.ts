import { META_FIELDS } from '../core/fields.js'
import { RULE_TYPES } from '../core/rules.js'

const url = {
  type: 'string',
  description: 'The address of a public page, with http:// or https:// written out.',
} as const

const text = { type: 'string' } as const
const texts = { oneOf: [text, { type: 'array', items: text, minItems: 1 }] }

const rule = {
  type: 'object',
  description:
    'At least one of `selector`, `selectorAll`, `attr`. Without a selector: the whole page.',
  properties: {
    selector: { ...texts, description: 'CSS; the first match gives one value.' },
    selectorAll: { ...texts, description: 'CSS; every match gives one item of a list.' },
    attr: {
      ...texts,
      description: 'An attribute, or `text`, `html`, `markdown`. The default is `html`.',
    },
    type: { enum: [...RULE_TYPES], description: 'Validates or converts: number, date, url, …' },
    evaluate: {
      type: 'string',
      description:
        'Source of a function of the value: `(value) => value.trim()`. Runs in a sandbox.',
    },
    data: { $ref: '#/$defs/rules', description: 'Rules inside each match; gives objects.' },
  },
  minProperties: 1,
}

export const METADATA_INPUT = {
  type: 'object',
  properties: {
    url,
    fields: {
      type: 'array',
      items: { enum: [...META_FIELDS] },
      description: 'Only these fields; all when left out.',
    },
  },
  required: ['url'],
}

export const EXTRACT_INPUT = {
  type: 'object',
  properties: {
    url,
    rules: {
      $ref: '#/$defs/rules',
      description:
        'Rules by the name that the value shall have, as in {"price":{"selector":".price","attr":"text","type":"number"}}.',
    },
  },
  required: ['url', 'rules'],
  $defs: {
    rule,
    rules: {
      type: 'object',
      minProperties: 1,
      additionalProperties: {
        oneOf: [
          { $ref: '#/$defs/rule' },
          {
            type: 'array',
            items: { $ref: '#/$defs/rule' },
            minItems: 1,
            description: 'Fallbacks: the first that finds wins.',
          },
        ],
      },
    },
  },
}

export const SCREENSHOT_INPUT = {
  type: 'object',
  properties: {
    url,
    fullPage: { type: 'boolean', description: 'The whole page instead of one screen.' },
    element: { type: 'string', description: 'CSS of the element to show instead of the screen.' },
    device: { type: 'string', description: 'By name: `iPhone 15`, `iPad`, `Macbook Pro 13`.' },
    waitForSelector: { type: 'string', description: 'CSS of an element to wait for.' },
  },
  required: ['url'],
}

/** Characters of a page that are answered at once when the caller says nothing else. */
export const PAGE_LENGTH = 40_000

export const PAGE_INPUT = {
  type: 'object',
  properties: {
    url,
    selector: { type: 'string', description: 'CSS of the part to read; the whole page without.' },
    from: { type: 'integer', minimum: 0, description: 'Characters to skip, to read on. 0.' },
    length: {
      type: 'integer',
      minimum: 1,
      maximum: 1_000_000,
      description: `Characters to answer at most. ${PAGE_LENGTH}.`,
    },
  },
  required: ['url'],
}
