export type { Ask, Files } from './ask.js'
export type { JobAccess } from './job-tools.js'
export { createMcpServer, loadMcp, type Sdk } from './mcp-server.js'
export { serveStdio } from './stdio.js'
