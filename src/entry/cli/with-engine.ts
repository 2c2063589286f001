import { LinkglassError, toFailure } from '../../contracts/errors.js'
import { loadConfig } from '../../service/config/index.js'
import { createEngine, type Engine } from '../../service/engine/index.js'
import { type AnswerNotes, formatError, formatWarnings } from './error-lines.js'
import { EXIT_CODES, getExitCode } from './exit-codes.js'
import { toPlainJson } from './terminal.js'

/** Runs a command's work with an engine configured by environment variables, and closes the engine. */
export async function withEngine<T>(
  env: NodeJS.ProcessEnv,
  work: (engine: Engine) => Promise<T>,
  onNotice?: (message: string) => void,
): Promise<T> {
  const engine = createEngine(loadConfig(env, onNotice))
  try {
    return await work(engine)
  } finally {
    await engine.close()
  }
}

/** Prints the text from `answer`, and warnings on standard error. `json` prints errors as JSON, without warnings. */
export function printAnswer(
  env: NodeJS.ProcessEnv,
  json: boolean | undefined,
  answer: (engine: Engine) => Promise<{ text: string | undefined } & AnswerNotes>,
): Promise<number> {
  return withEngine(env, async (engine) => {
    try {
      const { text, ...about } = await answer(engine)
      if (text !== undefined) process.stdout.write(`${text}\n`)
      const warnings = json ? [] : formatWarnings(about)
      for (const line of warnings) process.stderr.write(`${line}\n`)
      return EXIT_CODES.answered
    } catch (error) {
      return reportFailure(error, (failure) =>
        json ? toPlainJson(toFailure(failure)) : formatError(failure),
      )
    }
  })
}

/** Writes the error of a failed request to standard error, and returns the exit code for it. */
export function reportFailure(error: unknown, format: (error: LinkglassError) => string): number {
  if (!(error instanceof LinkglassError)) throw error
  process.stderr.write(`${format(error)}\n`)
  return getExitCode(error)
}
