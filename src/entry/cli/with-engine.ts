import { LinkglassError } from '../../contracts/errors.js'
import { loadConfig } from '../../service/config/index.js'
import { createEngine, type Engine } from '../../service/engine/index.js'
import { toExitCode } from './exit-codes.js'

/** Runs a command's work with an engine that is made from the environment. */
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

/** Writes the error that a question failed with to standard error, and returns its exit code. */
export function reportFailure(error: unknown, format: (error: LinkglassError) => string): number {
  if (!(error instanceof LinkglassError)) throw error
  process.stderr.write(`${format(error)}\n`)
  return toExitCode(error)
}
