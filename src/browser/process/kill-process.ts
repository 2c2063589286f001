/** Kills the process, or a whole process group if the id is negative. */
export function killProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch {}
}
