import cluster from 'node:cluster'
import { configInEffect, loadConfig } from '../../../service/config/index.js'
import { UsageError } from '../command.js'
import { checkEgressPorts } from '../egress-ports.js'
import { EXIT_CODES } from '../exit-codes.js'
import { serveByWorkers } from './serve-by-workers.js'
import { type ServeArgs, withFlags } from './serve-options.js'

/** Serves until it is told to stop; then finishes what is under way and exits. */
export async function serveCommand(given: ServeArgs, env: NodeJS.ProcessEnv): Promise<number> {
  const [word] = given.positionals
  if (word !== undefined) throw new UsageError(`\`serve\` takes options only: ${word} is too much.`)
  const settings = withFlags(given.values, env)
  const config = loadConfig(settings, (message) => process.stderr.write(`linkglass: ${message}\n`))
  if (given.values['print-config']) {
    process.stdout.write(`${configInEffect(settings)}\n`)
    return EXIT_CODES.answered
  }
  if (cluster.isPrimary) await checkEgressPorts(config)
  if (cluster.isPrimary && config.server.workers > 1) return serveByWorkers(config)
  // A primary hands connections on and never answers one: it does without what answers them.
  const { serveHere } = await import('./serve-here.js')
  await serveHere(config).catch(endWorker)
  return EXIT_CODES.answered
}

/** What is open to the primary would keep a worker alive that serves nobody. */
function endWorker(error: unknown): never {
  cluster.worker?.disconnect()
  throw error
}
