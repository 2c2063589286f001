import { readFileSync } from 'node:fs'

/**
 * Milliseconds of processor time that this process spends on `work`: what a limit on the cost of
 * hostile input is held to, since the wall clock also counts what else the machine does.
 */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  return cpuSince(before)
}

/** Milliseconds of processor time of this process since `process.cpuUsage()` gave `start`. */
export function cpuSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

/** Milliseconds in a tick of /proc (`getconf CLK_TCK` is 100 on Linux). */
const TICK = 10

/**
 * Milliseconds of processor time of another process so far, of all its threads. proc(5): utime and
 * stime are the 14th and 15th field; the name before may hold spaces.
 */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK
}
