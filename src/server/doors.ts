import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.js'
import { registerAssets } from './assets-door.js'
import { registerDocs } from './docs-door.js'
import { registerMcp } from './mcp-door.js'
import { registerOembed } from './oembed-door.js'
import { registerOpenApi } from './openapi-door.js'

/** What is served beside the answers: descriptions for people and programs, other protocols. */
export async function registerDoors(app: FastifyInstance, services: Services): Promise<void> {
  registerAssets(app, services)
  registerOembed(app, services)
  registerOpenApi(app)
  registerDocs(app)
  await registerMcp(app, services)
}
