import type { Logger } from 'pino'
import type { Config } from './config/index.js'

/**
 * How many characters of log lines may wait to be read. Nothing waits for a reader that does not
 * read: what comes beyond is dropped.
 */
export const LONGEST_BACKLOG = 8_000_000

/**
 * JSON lines, written beside the loop.
 * @param fd where they go; standard output when left out
 */
export async function createLogger({ server }: Config, fd = 1): Promise<Logger> {
  // Loaded here: the library and most commands log nothing.
  const { default: pino } = await import('pino')
  const destination = pino.destination({ fd, sync: false, maxLength: LONGEST_BACKLOG })
  return pino({ level: server.logLevel }, destination)
}
