import { quote } from '../../lib/text/quote.js'
import {
  allowsFileVariable,
  isSetting,
  type ReadFile,
  type Setting,
  type SettingTable,
  type Values,
} from './setting.js'

/** Type of `process.env`. Declared here for users without Node's types. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reads all settings of a table. Adds a sentence to `problems` for each wrong setting. */
export function readSettings<T extends SettingTable>(
  table: T,
  env: Environment,
  readFile: ReadFile,
  problems: string[],
): Values<T> {
  const values = Object.entries(table).map(([key, entry]) => [
    key,
    isSetting(entry)
      ? readSetting(entry, env, readFile, problems)
      : readSettings(entry, env, readFile, problems),
  ])
  return Object.fromEntries(values)
}

function readSetting<T>(
  setting: Setting<T>,
  env: Environment,
  readFile: ReadFile,
  problems: string[],
): T | undefined {
  const { name, fallback, parser, secret } = setting
  const parse = (text: string) => {
    const value = parser.none === text ? undefined : parser.parse(text, readFile)
    if (value === undefined && parser.none !== text) throw new Error(`it must be ${parser.form}`)
    return value
  }
  let text = String(env[name] ?? '').trim()
  try {
    const file =
      text === '' && allowsFileVariable(setting) ? env[`${name}_FILE`]?.trim() : undefined
    if (file) text = readFile(file).trim()
    if (text !== '') return parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    problems.push(secret ? `${name} is wrong: ${reason}.` : `${name} is ${quote(text)}: ${reason}.`)
  }
  return parse(fallback)
}
