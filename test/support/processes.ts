import { readdirSync, readFileSync } from 'node:fs'

/** A process, as /proc tells of it (proc(5)). */
export interface Process {
  readonly id: number
  readonly parent: number
  /** Bytes of resident memory. */
  readonly memory: number
  readonly command: string
}

/** Lists every descendant of this process. */
export function descendantsOf(root: number): Process[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? read(Number(name)) : []))
  const below = (parent: number): Process[] =>
    all.flatMap((one) => (one.parent === parent ? [one, ...below(one.id)] : []))
  return below(root)
}

/** Lists a process and its descendants. */
export function processesOf(root: number): Process[] {
  return [...read(root), ...descendantsOf(root)]
}

/** False once ended, even if not yet reaped. */
export function isAlive(id: number): boolean {
  return fieldOf(statusOf(id), 'State')?.startsWith('Z') === false
}

/** Nothing of a process that is gone. */
function read(id: number): Process[] {
  const status = statusOf(id)
  const parent = Number(fieldOf(status, 'PPid') ?? Number.NaN)
  if (Number.isNaN(parent)) return []
  const memory = Number.parseInt(fieldOf(status, 'VmRSS') ?? '0', 10) * 1_024
  return [{ id, parent, memory, command: commandOf(id) }]
}

function commandOf(id: number): string {
  return contentOf(`/proc/${id}/cmdline`).replaceAll('\0', ' ').trim()
}

function statusOf(id: number): string {
  return contentOf(`/proc/${id}/status`)
}

function fieldOf(status: string, name: string): string | undefined {
  return new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1]
}

/** Empty for a process that is gone. */
function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
