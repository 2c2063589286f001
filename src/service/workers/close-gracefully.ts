import closeWithGrace from 'close-with-grace'

type Close = (reason: { readonly err?: Error }) => Promise<void>

/**
 * Signals of faults in native code. They are not listened for: a listener would keep the engine
 * from turning those of WebAssembly into errors; others end the process at once.
 */
const FAULTS = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP', 'SIGABRT'] as const

/**
 * Runs `close` when the process is told to end or has a fault outside of any request. The process
 * ends then, or after `delay` milliseconds.
 * @param ignored signals that the caller listens for itself
 */
export function closeGracefully(
  delay: number,
  close: Close,
  ignored: readonly ('SIGINT' | 'SIGTERM')[] = [],
): ReturnType<typeof closeWithGrace> {
  return closeWithGrace({ delay, skip: [...FAULTS, ...ignored] }, close)
}
