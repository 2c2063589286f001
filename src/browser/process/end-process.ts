/** Kills a process, or a process group if the id is negative. */
export function endProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // The process has ended meanwhile.
  }
}
