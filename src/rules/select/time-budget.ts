import { LinkglassError } from '../../contracts/errors.js'

const STEPS_PER_CHECK = 1_024

export function createTimeBudget(milliseconds: number) {
  let steps = 0
  let rule = 'data'
  let end = performance.now() + milliseconds

  function throwIfTimeIsOver(): void {
    if (performance.now() <= end) return
    const why = `selecting took longer than ${milliseconds} ms`
    const message = `\`${rule}\`: ${why}. Give simpler selectors.`
    throw new LinkglassError('EINVALDATA', message, { data: { [rule]: why } })
  }

  return {
    /** @throws LinkglassError `EINVALDATA` for this rule if the time is over */
    enterRule(path: string): void {
      rule = path
      throwIfTimeIsOver()
    },
    runUntimed<T>(work: () => T): T {
      const started = performance.now()
      const value = work()
      end += performance.now() - started
      return value
    },
    countStep(): void {
      if (++steps % STEPS_PER_CHECK === 0) throwIfTimeIsOver()
    },
  }
}
