import { once } from 'node:events'
import type { Ask } from './ask.js'
import { createMcpServer, loadMcp, type McpMeans } from './mcp-server.js'

/** Speaks MCP over standard input and output until the client closes them. */
export async function serveStdio(
  ask: Ask,
  means: McpMeans,
  onError: (error: Error) => void,
): Promise<void> {
  const sdk = await loadMcp()
  const { serveStdio: serve } = await import('@modelcontextprotocol/server/stdio')
  // A file that stands for standard input ends without ever being closed.
  const ended = Promise.race([once(process.stdin, 'end'), once(process.stdin, 'close')])
  const handle = serve(() => createMcpServer(sdk, ask, means), { onerror: onError })
  await ended
  await handle.close()
}
