import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { configInEffect, loadConfig } from '../config.js'
import { createServer } from '../server/index.js'
import { openServices } from '../services.js'
import { UsageError } from './command.js'
import { EXIT_CODES } from './exit-codes.js'
import { type ServeGiven, withFlags } from './serve-options.js'

/** Serves until it is told to stop; then finishes what is under way and exits. */
export async function serve(given: ServeGiven, env: NodeJS.ProcessEnv): Promise<number> {
  const [word] = given.positionals
  if (word !== undefined) throw new UsageError(`\`serve\` takes options only: ${word} is too much.`)
  const settings = withFlags(given.values, env)
  const config = loadConfig(settings, (message) => process.stderr.write(`linkglass: ${message}\n`))
  if (given.values['print-config']) {
    process.stdout.write(`${configInEffect(settings)}\n`)
    return EXIT_CODES.answered
  }
  const services = await openServices(config)
  const server = await createServer(services)
  closeWithGrace({ delay: config.server.drainTimeout }, async ({ err }) => {
    if (err) services.logger.fatal({ err }, 'stopping after a fault')
    await drain(server)
    await services.close()
  })
  const address = await server.listen({ port: config.server.port, host: config.server.host })
  services.logger.info({ address }, `answering at ${address}/?url=…`)
  return EXIT_CODES.answered
}

/**
 * Takes nothing new and waits for what is under way. A connection that was busy when the closing
 * began would stay open for its client's next request, so those that fall idle are closed too.
 */
async function drain(server: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => server.server.closeIdleConnections(), 100)
  await server.close()
  clearInterval(sweep)
}
