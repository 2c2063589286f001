import closeWithGrace from 'close-with-grace'
import { loadConfig } from '../config.js'
import { createServer } from '../server/index.js'
import { createServices } from '../services.js'

/** Serves until it is told to stop; then finishes what is under way and exits. */
export async function serve(env: NodeJS.ProcessEnv): Promise<number> {
  const config = loadConfig(env, (message) => process.stderr.write(`linkglass: ${message}\n`))
  const services = createServices(config)
  const server = await createServer(services)
  closeWithGrace({ delay: config.server.drainTimeout }, async ({ err }) => {
    if (err) services.logger.fatal({ err }, 'stopping after a fault')
    await server.close()
    await services.close()
  })
  const address = await server.listen({ port: config.server.port, host: config.server.host })
  services.logger.info({ address }, `answering at ${address}/?url=…`)
  return 0
}
