export function isProcessRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
