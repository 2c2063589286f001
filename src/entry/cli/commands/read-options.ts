import type { Options, ParsedArgs } from '../command.js'
import { ASK_OPTIONS } from './ask-options.js'

const { url, timeout, json, color } = ASK_OPTIONS

export const READ_OPTIONS = {
  markdown: { type: 'boolean', short: 'm', meaning: 'Markdown on a terminal too' },
  json: { ...json, meaning: 'JSON: title, author, date, markdown, text' },
  url,
  'require-ok': ASK_OPTIONS['require-ok'],
  timeout,
  color,
  'no-color': ASK_OPTIONS['no-color'],
  help: { type: 'boolean', short: 'h', meaning: 'this text' },
} as const satisfies Options

export type ReadArgs = ParsedArgs<typeof READ_OPTIONS>
