import { readdirSync, readFileSync } from 'node:fs'
import { memoryOf } from '../../src/browser/process-memory.js'

/** Milliseconds between two looks. */
const LOOK = 100

/** Looks at a process and its descendants until it is told to stop; then gives their most megabytes. */
export function watchTree(root: number): { readonly stop: () => Promise<number> } {
  let most = 0
  const look = async () => {
    const processes = await memoryOf(treeOf(root).map((id) => ({ id, type: '' })))
    most = Math.max(most, processes.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6)
  }
  const timer = setInterval(() => void look(), LOOK)
  return {
    stop: async () => {
      clearInterval(timer)
      await look()
      return Math.round(most)
    },
  }
}

function treeOf(root: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(Number(name))
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const below = (id: number): number[] => [id, ...(children.get(id) ?? []).flatMap(below)]
  return below(root)
}

/** proc_pid_stat(5): the fourth field, after a name that may hold anything. */
function parentOf(id: number): number {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'latin1')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    // It ended in the meantime.
    return 0
  }
}
