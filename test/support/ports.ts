import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Where the system gives out none by itself, neither to who listens at any port nor to who connects:
 * Linux begins at 32,768 (ip(7), `ip_local_port_range`), others at 49,152 (RFC 6335 section 6).
 */
const [FIRST, END] = [15_000, 32_768]

/** A port of loopback that nobody has, and that only others who ask here could be given meanwhile. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END)
    if (await isFree(port)) return port
  }
}

export async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
