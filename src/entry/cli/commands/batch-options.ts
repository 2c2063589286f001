import type { Options, ParsedArgs } from '../command.js'
import { ASK_OPTIONS } from './ask-options.js'

const { rule, data, meta, filter, palette, video, header, retry, explain, timeout } = ASK_OPTIONS

export const BATCH_OPTIONS = {
  out: {
    type: 'string',
    short: 'o',
    value: 'FILE',
    meaning: 'write the lines there; what it holds already is not asked for again',
  },
  'retry-failed': { type: 'boolean', meaning: 'ask again for what failed before, with --out' },
  concurrency: { type: 'string', value: 'N', meaning: 'addresses under way at once (16)' },
  'per-host': { type: 'string', value: 'N', meaning: 'of them for one host (4)' },
  rule,
  data,
  meta,
  filter,
  palette,
  video,
  header,
  retry,
  'require-ok': ASK_OPTIONS['require-ok'],
  explain,
  timeout,
  help: { type: 'boolean', short: 'h', meaning: 'this text' },
} as const satisfies Options

export type BatchArgs = ParsedArgs<typeof BATCH_OPTIONS>
