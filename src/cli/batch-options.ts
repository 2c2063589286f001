import { ASK_OPTIONS } from './ask-options.js'
import type { Options, ParsedArgs } from './command.js'

const { rule, data, meta, explain, timeout } = ASK_OPTIONS

export const BATCH_OPTIONS = {
  out: {
    type: 'string',
    short: 'o',
    value: 'FILE',
    meaning: 'write the lines there; what it holds already is not asked for again',
    complete: 'files',
  },
  concurrency: { type: 'string', value: 'N', meaning: 'addresses under way at once (16)' },
  'per-host': { type: 'string', value: 'N', meaning: 'of them for one host (4)' },
  rule,
  data,
  meta,
  explain,
  timeout,
  help: { type: 'boolean', short: 'h', meaning: 'this text' },
} as const satisfies Options

export type BatchArgs = ParsedArgs<typeof BATCH_OPTIONS>
