import { readFileSync } from 'node:fs'
import { didYouMean, nearest } from '../../lib/text/nearest.js'
import { browserOptions } from './browser-options.js'
import { connectionOptions } from './connection-options.js'
import { createEnvReader, type Read, type Variable } from './env.js'
import { oembedOptions } from './oembed-options.js'
import { plansParser } from './parse-plans.js'
import { renderHelp, renderMarkdown, renderSettings } from './render.js'
import {
  batchOptions,
  cacheOptions,
  plansOptions,
  queryOptions,
  serverOptions,
} from './service-options.js'
import {
  fetchOptions,
  functionOptions,
  mediaOptions,
  readingOptions,
  sandboxOptions,
} from './stage-options.js'
import { watchdogOptions } from './watchdog-settings.js'

type ReadFile = (path: string) => string

/** The type of `process.env`, written out: callers of the library may not have Node's types. */
type Environment = Readonly<Record<string, string | undefined>>

/**
 * The one table: variable, default, how it is read, what it means. The stages get the resolved
 * values; durations are milliseconds, sizes bytes.
 */
function readTable(read: Read, readFile: ReadFile) {
  return {
    server: serverOptions(read),
    connections: connectionOptions(read),
    watchdog: watchdogOptions(read),
    query: queryOptions(read),
    fetch: fetchOptions(read),
    reading: readingOptions(read),
    media: mediaOptions(read),
    oembed: oembedOptions(read, readFile),
    sandbox: sandboxOptions(read),
    functions: functionOptions(read),
    browser: browserOptions(read),
    cache: cacheOptions(read),
    batch: batchOptions(read),
    plans: plansOptions(read, plansParser(readFile)),
  }
}

export type Config = ReturnType<typeof readTable>

/** The configuration is wrong; the message lists everything that is. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * The configuration from environment variables over defaults.
 *
 * @param warn told of each `LINKGLASS_*` variable that does not exist
 * @throws ConfigError that lists everything wrong at once: the variable, its value, what is right
 */
export function loadConfig(
  env: Environment,
  warn: (message: string) => void = () => {},
  readFile: ReadFile = readUtf8,
): Config {
  const reader = createEnvReader(env, readFile)
  const config = readTable(reader.read, readFile)
  if (reader.problems.length > 0) {
    throw new ConfigError(['The configuration is wrong.', ...reader.problems].join('\n  '))
  }
  for (const message of unknownVariables(env, reader.variables)) warn(message)
  return config
}

/** The table as `--help` prints it. */
export function configHelp(): string {
  return renderHelp(variables())
}

/** Every setting with its value, as an env file; what is commented out has its default. */
export function configInEffect(env: Environment): string {
  return renderSettings(variables(), env)
}

/** The table as Markdown. */
export function configTable(): string {
  return renderMarkdown(variables())
}

function variables(): readonly Variable[] {
  const reader = createEnvReader({}, readUtf8)
  readTable(reader.read, readUtf8)
  return reader.variables
}

/** Kubernetes sets these for a service of that name. */
const NOT_OURS = /^LINKGLASS_(SERVICE_|PORT$|PORT_)/

function unknownVariables(env: Environment, variables: readonly Variable[]): string[] {
  const names = variables.flatMap(({ name, hasFile }) =>
    hasFile ? [name, `${name}_FILE`] : [name],
  )
  return Object.keys(env)
    .filter((name) => /^LINKGLASS_/i.test(name) && !names.includes(name) && !NOT_OURS.test(name))
    .map((name) => `${name} is not a variable of linkglass.${didYouMean(meantBy(name, names))}`)
}

/** What all names begin with says nothing about how near they are. */
function meantBy(name: string, names: readonly string[]): string[] {
  const byOwnPart = new Map(names.map((known) => [ownPart(known), known]))
  return nearest(ownPart(name), [...byOwnPart.keys()]).map((near) => byOwnPart.get(near) ?? near)
}

function ownPart(name: string): string {
  return name.toUpperCase().replace(/^LINKGLASS_/, '')
}

function readUtf8(path: string): string {
  return readFileSync(path, 'utf8')
}
