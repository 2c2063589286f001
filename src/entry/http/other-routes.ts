import type { FastifyInstance } from 'fastify'
import type { Services } from '../../service/services.js'
import { registerDocs } from './docs/index.js'
import { registerMcp } from './mcp/mcp-route.js'
import { registerOembed } from './oembed/oembed-route.js'
import { registerOpenApi } from './openapi/index.js'
import { registerAssets, registerKeyDirectory } from './routes/index.js'

/** Adds the routes beside `/`: files, keys, documents, OpenAPI, oEmbed, MCP. */
export async function registerOtherRoutes(app: FastifyInstance, services: Services): Promise<void> {
  registerAssets(app, services)
  registerKeyDirectory(app, services)
  registerOembed(app, services)
  registerOpenApi(app)
  registerDocs(app, { examples: services.config.server.examples })
  await registerMcp(app, services)
}
