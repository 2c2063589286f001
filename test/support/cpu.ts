import { readFileSync } from 'node:fs'

/** Measures milliseconds of CPU time, since wall clocks count other work, too. */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  return cpuSince(before)
}

/** Milliseconds of CPU time since `start` was read. */
export function cpuSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

/** Milliseconds in a tick of /proc (`getconf CLK_TCK` is 100 on Linux). */
const TICK = 10

/** Milliseconds of another process's CPU time (`utime` and `stime` in proc(5)). */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK
}
