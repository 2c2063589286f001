import { readFileSync } from 'node:fs'
import { didYouMean, nearest } from '../../lib/text/nearest.js'
import { ANSWER_SETTINGS } from './answer-settings.js'
import { BROWSER_SETTINGS } from './browser-settings.js'
import { type Environment, readSettings } from './read-settings.js'
import { renderHelp, renderInEffect, renderMarkdown } from './render.js'
import { SERVICE_SETTINGS } from './service-settings.js'
import { hasFile, type ReadFile, settingsIn, type Values } from './setting.js'
import { STAGE_SETTINGS } from './stage-settings.js'

/** The one table. Durations are milliseconds, sizes bytes. */
const TABLE = {
  ...SERVICE_SETTINGS,
  ...STAGE_SETTINGS,
  browser: BROWSER_SETTINGS,
  ...ANSWER_SETTINGS,
}
const SETTINGS = settingsIn(TABLE)

export type Config = Values<typeof TABLE>

/** The configuration is wrong; the message lists everything that is. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the configuration from environment variables over defaults.
 *
 * @param warn told of each `LINKGLASS_*` variable that does not exist
 * @throws ConfigError that lists everything wrong at once: the variable, its value, what is right
 */
export function loadConfig(
  env: Environment,
  warn: (message: string) => void = () => {},
  readFile: ReadFile = (path) => readFileSync(path, 'utf8'),
): Config {
  const problems: string[] = []
  const config = readSettings(TABLE, env, readFile, problems)
  if (problems.length > 0) {
    throw new ConfigError(['The configuration is wrong.', ...problems].join('\n  '))
  }
  for (const message of unknownVariables(env)) warn(message)
  const { fetch } = config
  return { ...config, fetch: { ...fetch, userAgent: withContact(fetch.userAgent, fetch.contact) } }
}

/** `Mozilla/5.0 (compatible; linkglass; +https://links.example/about)`. */
function withContact(userAgent: string, address: string): string {
  if (address === '') return userAgent
  return userAgent.endsWith(')')
    ? `${userAgent.slice(0, -1)}; +${address})`
    : `${userAgent} (+${address})`
}

/** Renders the table as `--help` prints it. */
export function configHelp(): string {
  return renderHelp(SETTINGS)
}

/** Renders every setting with its value, as an env file; those with their default are commented out. */
export function configInEffect(env: Environment): string {
  return renderInEffect(SETTINGS, env)
}

/** Renders the table as Markdown. */
export function configTable(): string {
  return renderMarkdown(SETTINGS)
}

/** Kubernetes sets these for a service of that name. */
const KUBERNETES = /^LINKGLASS_(SERVICE_|PORT$|PORT_)/

function unknownVariables(env: Environment): string[] {
  const names = SETTINGS.flatMap((setting) =>
    hasFile(setting) ? [setting.name, `${setting.name}_FILE`] : [setting.name],
  )
  return Object.keys(env)
    .filter((name) => /^LINKGLASS_/i.test(name) && !names.includes(name) && !KUBERNETES.test(name))
    .map(
      (name) => `${name} is not a variable of linkglass.${didYouMean(nearestNames(name, names))}`,
    )
}

/** Compares names without their common beginning, which would make all of them near. */
function nearestNames(name: string, names: readonly string[]): string[] {
  const byOwnPart = new Map(names.map((known) => [ownPart(known), known]))
  return nearest(ownPart(name), [...byOwnPart.keys()]).map((near) => byOwnPart.get(near) ?? near)
}

function ownPart(name: string): string {
  return name.toUpperCase().replace(/^LINKGLASS_/, '')
}
