/**
 * Milliseconds of processor time that this process spends on `work`: what a limit on the cost of
 * hostile input is held to, since the wall clock also counts what else the machine does.
 */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
