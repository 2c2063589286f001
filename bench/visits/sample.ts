import { readdirSync } from 'node:fs'
import { processesOf } from '../../test/support/processes.js'

export interface Sample {
  /** Megabytes of the service's own processes, and with all that they started. */
  readonly service: number
  readonly all: number
  /** Open files of the service's own processes. */
  readonly descriptors: number
}

export function sampleOf(root: number): Sample {
  const processes = processesOf(root)
  const own = processes.filter(({ command }) => command.includes('cli/main.js'))
  return {
    service: megabytes(own),
    all: megabytes(processes),
    descriptors: own.reduce((sum, { id }) => sum + openFiles(id), 0),
  }
}

function megabytes(processes: readonly { readonly memory: number }[]): number {
  return processes.reduce((sum, { memory }) => sum + memory / 1e6, 0)
}

/** None of a process that has ended in the meantime. */
function openFiles(id: number): number {
  try {
    return readdirSync(`/proc/${id}/fd`).length
  } catch {
    return 0
  }
}
