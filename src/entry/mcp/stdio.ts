import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseUrl } from '../../lib/net/parse-url.js'
import { type Ask, type Files, INLINE_FILES } from './ask.js'
import { createMcpServer, loadMcpSdk, type McpMeans } from './mcp-server.js'

/** Serves one client until it closes standard input. */
export async function serveMcpOverStdio(
  ask: Ask,
  means: McpMeans,
  onError: (error: Error) => void,
): Promise<void> {
  const sdk = await loadMcpSdk()
  const { serveStdio: serve } = await import('@modelcontextprotocol/server/stdio')
  // Standard input that comes from a file ends, but is not closed.
  const ended = Promise.race([once(process.stdin, 'end'), once(process.stdin, 'close')])
  const create = () => createMcpServer(sdk, ask, means, LOCAL_FILES)
  const handle = serve(create, { onerror: onError })
  await ended
  await handle.close()
}

/** Writes files to disk, for agents on the same machine. */
const LOCAL_FILES: Files = {
  async deliver(file, url) {
    const { url: _, ...described } = file
    const folder = await mkdtemp(join(tmpdir(), 'linkglass-'))
    const host = parseUrl(url)?.hostname.replace(/[^\w.-]/g, '') || 'page'
    const path = join(folder, `${host}.${file.type}`)
    await writeFile(path, await INLINE_FILES.read(file))
    return { path, ...described }
  },
  read: INLINE_FILES.read,
}
