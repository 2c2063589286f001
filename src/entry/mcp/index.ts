export type { Ask, Files } from './ask.js'
export { createMcpServer, loadMcp, type Sdk } from './mcp-server.js'
export { serveStdio } from './stdio.js'
