import type { Options, ParsedArgs } from '../command.js'

/** Flags for settings that are changed most; each is the environment variable of `VARIABLES`. */
export const SERVE_OPTIONS = {
  port: { type: 'string', short: 'p', value: 'PORT', meaning: 'PORT (3000); 0 takes any free one' },
  host: { type: 'string', value: 'HOST', meaning: 'HOST (127.0.0.1); 0.0.0.0 for all' },
  workers: {
    type: 'string',
    short: 'w',
    value: 'N',
    meaning: 'LINKGLASS_WORKERS (1); auto for one for each core',
  },
  allow: { type: 'string', value: 'NETWORKS', meaning: 'LINKGLASS_ALLOW: networks of your own' },
  'log-level': {
    type: 'string',
    value: 'LEVEL',
    meaning: 'LINKGLASS_LOG_LEVEL (info)',
  },
  'print-config': { type: 'boolean', meaning: 'print every setting as it is, and end' },
  help: { type: 'boolean', short: 'h', meaning: 'this text, with all settings' },
} as const satisfies Options

export type ServeArgs = ParsedArgs<typeof SERVE_OPTIONS>

const VARIABLES = {
  port: 'PORT',
  host: 'HOST',
  workers: 'LINKGLASS_WORKERS',
  allow: 'LINKGLASS_ALLOW',
  'log-level': 'LINKGLASS_LOG_LEVEL',
} as const satisfies Partial<Record<keyof typeof SERVE_OPTIONS, string>>

/** The environment with what the flags say over it. */
export function withFlags(values: ServeArgs['values'], env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const said = Object.entries(VARIABLES).flatMap(([flag, variable]) => {
    const value = values[flag as keyof typeof VARIABLES]
    return value === undefined ? [] : [[variable, value] as const]
  })
  return { ...env, ...Object.fromEntries(said) }
}
