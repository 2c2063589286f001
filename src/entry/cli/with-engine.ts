import { LinkglassError } from '../../contracts/errors.js'
import { loadConfig } from '../../service/config/index.js'
import { createEngine, type Engine } from '../../service/engine/index.js'
import { getExitCode } from './exit-codes.js'

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

/** Writes the error of a failed request to standard error, and returns the exit code for it. */
export function reportFailure(error: unknown, format: (error: LinkglassError) => string): number {
  if (!(error instanceof LinkglassError)) throw error
  process.stderr.write(`${format(error)}\n`)
  return getExitCode(error)
}
