import { readProcessMemory } from '../../src/browser/process/process-memory.js'
import { processesOf } from '../../test/support/processes.js'

/** Milliseconds between two looks. */
const LOOK = 100

/** Measures the peak megabytes of a process and its descendants. */
export function watchTree(root: number): { readonly stop: () => Promise<number> } {
  let most = 0
  const look = async () => {
    const sizes = await Promise.all(processesOf(root).map(({ id }) => readProcessMemory(id)))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    most = Math.max(most, bytes / 1e6)
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
