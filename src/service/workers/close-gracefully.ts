import closeWithGrace from 'close-with-grace'

type Close = (reason: { readonly err?: Error }) => Promise<void>

/** Signals of faults, which are left to V8, as it turns faults in WebAssembly into errors. */
const FAULTS = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP', 'SIGABRT'] as const

/**
 * Runs `close` when the process is told to end or fails; ends the process after `delay` milliseconds at the latest.
 * @param ignored signals that the caller handles itself
 */
export function closeGracefully(
  delay: number,
  close: Close,
  ignored: readonly ('SIGINT' | 'SIGTERM')[] = [],
): ReturnType<typeof closeWithGrace> {
  return closeWithGrace({ delay, skip: [...FAULTS, ...ignored] }, close)
}
