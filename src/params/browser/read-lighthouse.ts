import {
  LIGHTHOUSE_OUTPUTS,
  LIGHTHOUSE_PRESETS,
  type LighthouseOptions,
  type LighthouseSetting,
  type LighthouseSettings,
} from '../../contracts/insights.js'
import { parameterError } from '../parameter-error.js'
import { readBoolean, readText, shown } from '../scalars.js'
import { entriesOf } from '../shape.js'
import type { UnknownNames } from '../unknown-names.js'
import { isUnset, readChoice, readNumber, readTexts } from './values.js'

const NAME = 'insights.lighthouse'

type ReadSetting = (name: string, value: unknown) => LighthouseSetting | undefined

/**
 * The settings of Lighthouse that callers may choose. Others of it name files, headers or programs
 * of the machine that it runs on.
 */
const SETTINGS: Readonly<Record<string, ReadSetting>> = {
  onlyCategories: list,
  onlyAudits: list,
  skipAudits: list,
  blockedUrlPatterns: list,
  formFactor: (name, value) => readChoice(name, value, ['mobile', 'desktop']),
  throttlingMethod: (name, value) => readChoice(name, value, ['devtools', 'provided', 'simulate']),
  throttling: record({
    rttMs: number(0, 10_000),
    throughputKbps: number(0, 1e7),
    requestLatencyMs: number(0, 10_000),
    downloadThroughputKbps: number(0, 1e7),
    uploadThroughputKbps: number(0, 1e7),
    cpuSlowdownMultiplier: number(1, 20),
  }),
  screenEmulation: record({
    mobile: flag,
    width: number(16, 8_192),
    height: number(16, 8_192),
    deviceScaleFactor: number(0.1, 5),
    disabled: flag,
  }),
  emulatedUserAgent: text,
  locale: text,
  maxWaitForFcp: number(0, 60_000),
  maxWaitForLoad: number(0, 60_000),
  disableFullPageScreenshot: flag,
  disableStorageReset: flag,
}

/** What else stands below it. */
const OWN = ['output', 'preset']

export const LIGHTHOUSE_SETTINGS = Object.keys(SETTINGS)

/** What a report shall be like; `value` is on. */
export function readLighthouse(value: unknown, unknown: UnknownNames): LighthouseOptions {
  const given = new Map(entriesOf(value))
  for (const name of given.keys()) {
    if (OWN.includes(name) || LIGHTHOUSE_SETTINGS.includes(name)) continue
    unknown.add(`${NAME}.`, name, 'a setting', [...OWN, ...LIGHTHOUSE_SETTINGS])
  }
  const choose = <T extends string>(name: string, choices: readonly T[]) =>
    readChoice(`${NAME}.${name}`, given.get(name), choices)
  return {
    output: choose('output', LIGHTHOUSE_OUTPUTS) ?? 'json',
    preset: choose('preset', LIGHTHOUSE_PRESETS) ?? 'default',
    settings: readSettings(NAME, SETTINGS, given),
  }
}

function readSettings(
  parent: string,
  readers: Readonly<Record<string, ReadSetting>>,
  given: ReadonlyMap<string, unknown>,
): LighthouseSettings {
  const settings = Object.entries(readers).flatMap(([name, read]) => {
    const setting = read(`${parent}.${name}`, given.get(name))
    return setting === undefined ? [] : [[name, setting] as const]
  })
  return Object.fromEntries(settings)
}

/** One, several separated by commas, or a list. */
function list(name: string, value: unknown): readonly string[] | undefined {
  const items = readTexts(name, value).flatMap((item) => item.split(','))
  const names = items.map((item) => item.trim()).filter((item) => item !== '')
  return names.length > 0 ? names : undefined
}

function text(name: string, value: unknown): string | undefined {
  return readText(name, value)
}

function flag(name: string, value: unknown): boolean | undefined {
  return value === undefined ? undefined : readBoolean(name, value, false)
}

function number(min: number, max: number): ReadSetting {
  return (name, value) => readNumber(name, value, min, max)
}

function record(readers: Readonly<Record<string, ReadSetting>>): ReadSetting {
  return (name, value) => {
    if (isUnset(value)) return undefined
    const entries = entriesOf(value)
    if (entries) return readSettings(name, readers, new Map(entries))
    const [first = ''] = Object.keys(readers)
    throw parameterError(
      'EINVALQUERY',
      name,
      `is ${shown(value)}; give \`${name}.${first}\` and the like.`,
    )
  }
}
