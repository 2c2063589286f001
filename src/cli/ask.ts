import { readFile } from 'node:fs/promises'
import { loadConfig } from '../config.js'
import { LinkglassError } from '../core/errors.js'
import { isMetaField, META_FIELDS } from '../core/fields.js'
import type { RulesInput } from '../core/rules.js'
import { createLinkglass, type LinkglassOptions } from '../index.js'
import { type Ask, UsageError } from './command.js'

/** Prints the result as JSON on stdout, or the error as JSON on stderr. */
export async function ask(command: Ask, env: NodeJS.ProcessEnv): Promise<number> {
  const options = await optionsOf(command)
  const linkglass = createLinkglass(loadConfig(env))
  try {
    print(process.stdout, await linkglass(command.url, options))
    return 0
  } catch (error) {
    if (!(error instanceof LinkglassError)) throw error
    const { code, message, data } = error
    print(process.stderr, { status: error.status < 500 ? 'fail' : 'error', code, message, data })
    return 1
  } finally {
    await linkglass.close()
  }
}

function print(stream: NodeJS.WritableStream, value: unknown): void {
  stream.write(`${JSON.stringify(value, undefined, 2)}\n`)
}

async function optionsOf(command: Ask): Promise<LinkglassOptions> {
  return {
    explain: command.explain,
    ...(command.timeout !== undefined && { timeout: command.timeout }),
    ...(command.meta !== undefined && { meta: metaOf(command.meta) }),
    ...(command.data !== undefined && { data: await rulesOf(command.data) }),
  }
}

function metaOf(text: string): boolean | Record<string, boolean> {
  if (text === 'true' || text === 'false') return text === 'true'
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !isMetaField(name))
  if (unknown.length > 0) {
    throw new UsageError(
      `--meta: ${unknown.join(', ')} is no field. Fields: ${META_FIELDS.join(', ')}.`,
    )
  }
  return Object.fromEntries(names.map((name) => [name, true]))
}

async function rulesOf(text: string): Promise<RulesInput> {
  const inline = text.trimStart().startsWith('{')
  try {
    return JSON.parse(inline ? text : await readFile(text, 'utf8'))
  } catch (cause) {
    const what = inline ? 'is not JSON' : `${text} is not a file that holds JSON`
    throw new UsageError(`--data: ${what}: ${cause instanceof Error ? cause.message : cause}`)
  }
}
