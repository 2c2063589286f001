import { LinkglassError, toFailure } from '../../contracts/errors.js'
import type { Warning } from '../../contracts/result.js'
import { loadConfig } from '../../service/config/index.js'
import { createEngine, type Engine } from '../../service/engine/index.js'
import { EXIT_CODES, getExitCode } from './exit-codes.js'
import { nameFlags } from './request-options.js'
import { replaceControls, toPlainJson } from './terminal.js'

export async function runWithEngine<T>(
  env: NodeJS.ProcessEnv,
  work: (engine: Engine) => Promise<T>,
): Promise<T> {
  const engine = createEngine(loadConfig(env, printNotice))
  try {
    return await work(engine)
  } finally {
    await engine.close()
  }
}

/** Matches notices of variables that only `linkglass job` reads. They are not settings. */
const OF_JOBS = /^LINKGLASS_(?:KEY|WEBHOOK_SECRET) /

export function printNotice(message: string): void {
  if (!OF_JOBS.test(message)) process.stderr.write(`linkglass: ${message}\n`)
}

export function printAnswer(
  env: NodeJS.ProcessEnv,
  json: boolean | undefined,
  answer: (engine: Engine) => Promise<{ text: string | undefined } & AnswerNotes>,
): Promise<number> {
  return runWithEngine(env, async (engine) => {
    try {
      const { text, ...about } = await answer(engine)
      if (text !== undefined) process.stdout.write(`${text}\n`)
      const warnings = json ? [] : formatWarnings(about)
      for (const line of warnings) process.stderr.write(`${line}\n`)
      return EXIT_CODES.answered
    } catch (error) {
      return printFailure(error, (failure) =>
        json ? toPlainJson(toFailure(failure)) : formatError(failure),
      )
    }
  })
}

export function printFailure(error: unknown, format: (error: LinkglassError) => string): number {
  if (!(error instanceof LinkglassError)) throw error
  process.stderr.write(`${format(error)}\n`)
  // Queries come from flags here, so a wrong query is wrong usage.
  return error.code === 'EINVALQUERY' ? EXIT_CODES.usage : getExitCode(error)
}

export function formatError({ code, message }: { code: string; message: string }): string {
  return `linkglass: ${code} ${replaceControls(nameFlags(message))}`
}

interface AnswerNotes {
  readonly statusCode?: number | null | undefined
  readonly warnings?: readonly Warning[] | undefined
}

export function formatWarnings({ statusCode, warnings = [] }: AnswerNotes): string[] {
  const status = (statusCode ?? 200) < 400 ? [] : [`linkglass: the site answered ${statusCode}.`]
  return [...status, ...warnings.map(formatError)]
}
