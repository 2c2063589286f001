import { execFileSync } from 'node:child_process'

/** A process below another, by `ps`. */
export interface Process {
  readonly id: number
  /** Bytes that lie in memory. */
  readonly memory: number
  readonly command: string
}

/** Every process whose way of ancestors leads to this one, and it itself. */
export function processesOf(root: number): Process[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', parent = '', kilobytes = '', ...words] = line.trim().split(/\s+/)
      const memory = Number(kilobytes) * 1_024
      return { id: Number(id), parent: Number(parent), memory, command: words.join(' ') }
    })
  const below = (parent: number): Process[] =>
    rows.flatMap((row) => (row.parent === parent ? [row, ...below(row.id)] : []))
  return [...rows.filter(({ id }) => id === root), ...below(root)]
}

/** Whether it runs; one that ended and waits to be reaped does not. */
export function isAlive(id: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(id)], { encoding: 'utf8' }).startsWith(
      'Z',
    )
  } catch {
    return false
  }
}
