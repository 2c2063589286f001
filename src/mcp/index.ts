export { createMcpServer, loadMcp, type Sdk } from './mcp-server.js'
export { serveStdio } from './stdio.js'
export type { Ask } from './tools.js'
