import type { Options, ParsedArgs } from '../command.js'
import { VISIT_OPTIONS } from './visit-options.js'

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
  },
  meta: {
    type: 'string',
    short: 'm',
    value: 'FIELDS',
    meaning: 'only these fields, by commas; `false` for none',
  },
  get: {
    type: 'string',
    short: 'g',
    value: 'PATH',
    meaning: 'print this value alone: title, image.url, or what a rule is named',
  },
  markdown: { type: 'boolean', meaning: 'print the page as Markdown, and nothing else' },
  filter: { type: 'string', value: 'PATHS', meaning: 'keep only these values, by commas' },
  palette: { type: 'boolean', meaning: 'the colors of images too' },
  video: { type: 'boolean', meaning: 'the video of the page too' },
  header: {
    type: 'string',
    short: 'H',
    multiple: true,
    value: 'HEADER',
    meaning: "a header for the target: 'accept-language: de'; may be repeated",
  },
  retry: { type: 'string', value: 'N', meaning: 'further tries when the target fails (2)' },
  url: {
    type: 'string',
    short: 'u',
    value: 'URL',
    meaning: 'the address of a page that is a file',
  },
  'require-ok': {
    type: 'boolean',
    meaning: 'fail where a status from 400 on, a wall or nothing comes instead of the page',
  },
  ...VISIT_OPTIONS,
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
