import { loadConfig } from '../../../service/config/index.js'
import { createEngine } from '../../../service/engine/index.js'
import { serveStdio } from '../../mcp/index.js'
import { EXIT_CODES } from '../exit-codes.js'

/** Standard output belongs to the protocol; whatever else there is to say goes to standard error. */
export async function mcpCommand(env: NodeJS.ProcessEnv): Promise<number> {
  const say = (message: string) => process.stderr.write(`linkglass: ${message}\n`)
  const engine = createEngine(loadConfig(env, say))
  try {
    await serveStdio(
      (url, options) => engine.ask(url, options),
      engine.query,
      (error) => say(error.message),
    )
    return EXIT_CODES.answered
  } finally {
    await engine.close()
  }
}
