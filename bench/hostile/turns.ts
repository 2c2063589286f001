import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('./note-turns.mjs', import.meta.url))

/** How long a process works in one turn of its main loop. */
export interface Turns {
  /** What the process has to be started with. */
  readonly env: NodeJS.ProcessEnv
  /** Milliseconds on a processor of the longest turn that ended since then (Unix time). */
  readonly longestSince: (time: number) => number
  readonly remove: () => void
}

export function noteTurns(): Turns {
  const folder = mkdtempSync(join(tmpdir(), 'linkglass-turns-'))
  const file = join(folder, 'turns')
  writeFileSync(file, '')
  return {
    env: { NODE_OPTIONS: `--import ${SCRIPT}`, TURNS_FILE: file },
    longestSince: (time) => Math.round(Math.max(0, ...longTurns(file, time))),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

function longTurns(file: string, time: number): number[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const turns = lines.map((line) => line.split(' ').map(Number))
  return turns.flatMap(([ended = 0, worked = 0]) => (ended >= time ? [worked] : []))
}
