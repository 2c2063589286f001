import closeWithGrace from 'close-with-grace'

type Close = (reason: { readonly err?: Error }) => Promise<void>

/**
 * Signals that say that code of the process went wrong. The engine makes errors of those that come
 * from WebAssembly, which a listener for them would switch off; others end the process at once.
 */
const FAULTS = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP', 'SIGABRT'] as const

/**
 * Runs `close` when the process is told to end or meets a fault outside of any request, and ends it
 * then, or after `delay` milliseconds.
 * @param ignored signals that the caller listens for itself
 */
export function closeGracefully(
  delay: number,
  close: Close,
  ignored: readonly ('SIGINT' | 'SIGTERM')[] = [],
): ReturnType<typeof closeWithGrace> {
  return closeWithGrace({ delay, skip: [...FAULTS, ...ignored] }, close)
}
