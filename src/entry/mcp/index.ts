export type { Ask, Files } from './ask.js'
export type { JobAccess } from './job-tools.js'
export { createMcpServer, loadMcpSdk, type Sdk } from './mcp-server.js'
export { serveMcpOverStdio } from './stdio.js'
