import { META_FIELDS } from '../core/fields.js'
import type { Options, ParsedArgs } from './command.js'

export const ASK_OPTIONS = {
  rule: {
    type: 'string',
    short: 'r',
    multiple: true,
    value: 'RULE',
    meaning: 'one extraction rule: name=selector@attr:type; may be repeated',
  },
  data: {
    type: 'string',
    short: 'd',
    value: 'RULES',
    meaning: 'extraction rules: JSON, or a file that holds JSON',
    complete: 'files',
  },
  meta: {
    type: 'string',
    short: 'm',
    value: 'FIELDS',
    meaning: 'only these fields, by commas; `false` for none',
    complete: [...META_FIELDS, 'false'],
  },
  explain: { type: 'boolean', short: 'e', meaning: 'say where each value came from, and why' },
  timeout: { type: 'string', short: 't', value: 'T', meaning: 'give up after T: 5s, 500ms (28s)' },
  json: { type: 'boolean', short: 'j', meaning: 'JSON on a terminal too' },
  card: { type: 'boolean', short: 'c', meaning: 'the card also where the output is piped' },
  color: { type: 'boolean', meaning: 'colors also where the output is piped' },
  'no-color': { type: 'boolean', meaning: 'no colors; NO_COLOR=1 says the same' },
  help: { type: 'boolean', short: 'h', meaning: 'this text' },
  version: { type: 'boolean', short: 'v', meaning: 'the version' },
} as const satisfies Options

export type AskArgs = ParsedArgs<typeof ASK_OPTIONS>
