import closeWithGrace from 'close-with-grace'

type Close = (reason: { readonly err?: Error }) => Promise<void>

/** Signals left to V8, which turns those of WebAssembly into errors. */
const FAULTS = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP', 'SIGABRT'] as const

/**
 * Runs `close` when the process is told to end or has a fault; ends it after `delay` milliseconds.
 * @param ignored signals that the caller listens for itself
 */
export function closeGracefully(
  delay: number,
  close: Close,
  ignored: readonly ('SIGINT' | 'SIGTERM')[] = [],
): ReturnType<typeof closeWithGrace> {
  return closeWithGrace({ delay, skip: [...FAULTS, ...ignored] }, close)
}
