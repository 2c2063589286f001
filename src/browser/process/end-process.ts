/** Ends a process at once, or a group of processes by its negative id. */
export function endProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // The process has ended meanwhile.
  }
}
