import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('./note-turns.mjs', import.meta.url))

/** Milliseconds of a turn of a process's main loop. */
export interface Turn {
  readonly worked: number
  /** Milliseconds of waiting for a processor. */
  readonly queued: number
  /** Milliseconds of sleep, in a lock or for the disk. */
  readonly slept: number
}

export interface Turns {
  /** Options that the process must be started with. */
  readonly env: NodeJS.ProcessEnv
  /** The longest of each since then (Unix time), not of one turn. */
  readonly longestSince: (time: number) => Turn
  readonly remove: () => void
}

export function noteTurns(): Turns {
  const folder = mkdtempSync(join(tmpdir(), 'linkglass-turns-'))
  const file = join(folder, 'turns')
  writeFileSync(file, '')
  return {
    env: { NODE_OPTIONS: `--import ${SCRIPT}`, TURNS_FILE: file },
    longestSince: (time) => {
      const turns = longTurns(file, time)
      const longest = (of: keyof Turn) => Math.round(Math.max(0, ...turns.map((turn) => turn[of])))
      return { worked: longest('worked'), queued: longest('queued'), slept: longest('slept') }
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

function longTurns(file: string, time: number): Turn[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.flatMap((line) => {
    const [ended = 0, worked = 0, queued = 0, slept = 0] = line.split(' ').map(Number)
    return ended >= time ? [{ worked, queued, slept }] : []
  })
}
