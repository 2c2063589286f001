import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Ports below those that the system gives out by itself: from 32,768 on Linux (ip(7), `ip_local_port_range`),
 * elsewhere from 49,152 (RFC 6335, section 6).
 */
const [FIRST, END] = [15_000, 32_768]

/** Finds a free port of loopback, which only others who ask here could get meanwhile. */
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
