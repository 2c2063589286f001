import type { Options, ParsedArgs } from '../command.js'

export const PROXY_OPTIONS = {
  port: { type: 'string', short: 'p', value: 'PORT', meaning: 'port (3128); 0 takes any free one' },
  host: { type: 'string', value: 'HOST', meaning: 'address of this machine (127.0.0.1)' },
  help: { type: 'boolean', short: 'h', meaning: 'this text' },
} as const satisfies Options

export type ProxyArgs = ParsedArgs<typeof PROXY_OPTIONS>
