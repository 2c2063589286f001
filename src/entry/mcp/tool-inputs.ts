import { META_FIELDS, type MetaField } from '../../contracts/fields.js'
import { flag, type Schema, text } from '../../contracts/json-schema.js'
import { createRuleSchemas } from '../../contracts/rule-schema.js'
import type { RulesInput } from '../../contracts/rules.js'
import {
  type InputsOf,
  type JsonSchema,
  PARAMETERS,
  type Parameter,
  toSchemas,
} from '../../params/index.js'

type Declared<T> = Pick<Parameter<unknown, T>, 'schema' | 'description' | 'input'>

type DeclaredInputs = Readonly<Record<string, Declared<unknown>>>

export type ToolInput<D> = InputsOf<D> & { readonly url: string }

export function declareToolInput<T>(schema: Schema<T>, description: string): Declared<T> {
  return { schema, description }
}

const url = declareToolInput(
  text,
  'The address of a public page, with http:// or https:// written out.',
)

interface SchemaParts {
  readonly required?: readonly string[]
  readonly $defs?: Record<string, JsonSchema>
}

export function toObjectSchema(
  declared: DeclaredInputs,
  { required = [], ...more }: SchemaParts = {},
) {
  return { type: 'object', properties: toSchemas(declared), required: [...required], ...more }
}

export function toInputSchema(declared: DeclaredInputs, { required = [], ...more }: SchemaParts) {
  return toObjectSchema({ url, ...declared }, { required: ['url', ...required], ...more })
}

export function pickDeclaredOptions<D extends DeclaredInputs>(declared: D, input: InputsOf<D>) {
  const given = Object.entries(input).filter(([name]) => Object.hasOwn(declared, name))
  return Object.fromEntries(given) as InputsOf<D>
}

const { Rule, Rules } = createRuleSchemas((name) => ({ $ref: `#/$defs/${name}` }))

export const RULE_DEFINITIONS = { Rule, Rules: { ...Rules, minProperties: 1 } }

const { device, waitForSelector, screenshot, pdf } = PARAMETERS
const { type, overlay, codeScheme, animated, palette, ...image } = screenshot.options
const { width, height, margin, scale, ...sheet } = pdf.options

export const SCREENSHOT = {
  ...image,
  type: { ...type, schema: { ...type.schema, default: 'jpeg' } },
}
export const SCREENSHOT_VISIT = { device, waitForSelector }

export const PDF = sheet
export const WAIT = { waitForSelector }

export const PAGE_LENGTH = 40_000

const START: Schema<number> = { type: 'integer', minimum: 0 }
const COUNT: Schema<number> = { type: 'integer', minimum: 1 }

const PIECE = {
  from: declareToolInput(START, 'Characters to skip, to read on. 0.'),
  length: declareToolInput(
    { ...COUNT, maximum: 1_000_000 },
    `Characters to answer at most. ${PAGE_LENGTH}.`,
  ),
}

export const PAGE = {
  selector: declareToolInput(text, 'CSS of the part to read; the main text without.'),
  whole: declareToolInput(flag, 'The whole page instead of its main text. false.'),
  ...PIECE,
}

export const HTML = {
  selector: declareToolInput(text, 'CSS of the part to read; the whole page without.'),
  ...PIECE,
}

export const LIST = {
  links: declareToolInput<readonly string[]>(
    { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 10_000 },
    'Addresses of public pages, with http:// or https:// written out.',
  ),
  fields: declareToolInput<readonly MetaField[]>(
    { type: 'array', items: { enum: [...META_FIELDS] } },
    'Only these fields of each page; all when left out, none when there are rules.',
  ),
  rules: declareToolInput<RulesInput>(
    { $ref: '#/$defs/Rules' },
    'Values of each page by CSS rules, as in {"price":{"selector":".price","attr":"text","type":"number"}}.',
  ),
  name: declareToolInput(text, 'A name for people.'),
}

export const JOB = { id: declareToolInput(text, 'The id of the job, as `job_add` answers it.') }

export const LINES = {
  ...JOB,
  from: declareToolInput(START, '`next` of the call before, to read on. 0.'),
  limit: declareToolInput({ ...COUNT, maximum: 500 }, 'Lines at most. 50.'),
}
